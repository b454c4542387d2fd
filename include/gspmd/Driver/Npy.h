//===- Npy.h - Reads and writes numpy's .npy format -------------*- C++ -*-===//
#ifndef GSPMD_DRIVER_NPY_H
#define GSPMD_DRIVER_NPY_H

#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// One array of .npy bytes: little-endian bool, integers, f2, f4, f8, c8, c16;
/// two-byte raw data ("V2", as numpy stores bfloat16) reads as BF16. Arrays in
/// Fortran order are turned.
absl::StatusOr<HostTensor> parseNpy(llvm::StringRef bytes);
/// The bytes of a .npy file; bfloat16 is written as its uint16 bits.
std::string formatNpy(const HostTensor &tensor);

} // namespace mlir::gspmd

#endif // GSPMD_DRIVER_NPY_H
