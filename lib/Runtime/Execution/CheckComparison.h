//===- CheckComparison.h - The check ops of a program -----------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_CHECKCOMPARISON_H
#define GSPMD_LIB_RUNTIME_EXECUTION_CHECKCOMPARISON_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// What `check` finds wrong with `got`; empty if nothing. Tensors of different
/// shapes differ.
std::string describeDifference(const CheckDesc &check, const HostTensor &got,
                               const HostTensor &expected);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_CHECKCOMPARISON_H
