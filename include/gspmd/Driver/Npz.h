//===- Npz.h - Reads and writes numpy's .npz files --------------*- C++ -*-===//
#ifndef GSPMD_DRIVER_NPZ_H
#define GSPMD_DRIVER_NPZ_H

#include "gspmd/Runtime/HostTensor.h"

namespace gspmd {

/// One array of .npy bytes: little-endian bool, integers, f2, f4, f8, c8, c16;
/// two-byte raw data ("V2", as numpy stores bfloat16) reads as BF16. Arrays in
/// Fortran order are turned.
absl::StatusOr<HostTensor> parseNpy(llvm::StringRef bytes);
/// The bytes of a .npy file; bfloat16 is written as its uint16 bits.
std::string formatNpy(const HostTensor &tensor);

/// The arrays a0, a1, ... of a file, in this order. Errors name the file, the
/// array and the reason; there must be no gaps and nothing else.
absl::StatusOr<std::vector<HostTensor>> readNpz(const std::string &path);
/// Writes the arrays a0, a1, ... so that the file appears whole or not at all.
absl::Status writeNpz(const std::string &path,
                      llvm::ArrayRef<HostTensor> tensors);

} // namespace gspmd

#endif // GSPMD_DRIVER_NPZ_H
