//===- CheckComparison.h - Comparison by check ops --------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_CHECKCOMPARISON_H
#define GSPMD_LIB_RUNTIME_EXECUTION_CHECKCOMPARISON_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// Returns the difference between `got` and `expected` under `check`, or an
/// empty string. Tensors of different shapes differ.
std::string describeDifference(const CheckDesc &check, const HostTensor &got,
                               const HostTensor &expected);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_CHECKCOMPARISON_H
