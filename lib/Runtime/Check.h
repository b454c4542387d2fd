//===- Check.h - The check ops of a program ---------------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_CHECK_H
#define GSPMD_LIB_RUNTIME_CHECK_H

#include "gspmd/Runtime/HostTensor.h"
#include "gspmd/Runtime/Program.h"

namespace mlir::gspmd {

/// What `check` finds wrong with `got`; empty if nothing. Tensors of different
/// shapes differ.
std::string differenceOf(const CheckDesc &check, const HostTensor &got,
                         const HostTensor &expected);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_CHECK_H
