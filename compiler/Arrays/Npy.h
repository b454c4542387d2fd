//===- Npy.h - Reads and writes numpy's .npy format -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_NPY_H
#define GSPMD_COMPILER_ARRAYS_NPY_H

#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// What a .npy file says of its array.
struct NpyHeader {
  ElementType type = ElementType::F32;
  bool isFortran = false; ///< the first index is the fastest
  llvm::SmallVector<int64_t, 4> shape;
  size_t dataBegin = 0; ///< in the file, in bytes
};
/// Bytes of a .npy file that tell how long its header is.
inline constexpr size_t kNpyPrefixBytes = 12;
/// Where the data begins, from the first bytes of a file.
absl::StatusOr<size_t> npyDataBegin(llvm::StringRef prefix);
/// Of at least the bytes before the data.
absl::StatusOr<NpyHeader> parseNpyHeader(llvm::StringRef bytes);

/// One array of .npy bytes: little-endian bool, integers, f2, f4, f8, c8, c16;
/// two-byte raw data ("V2", as numpy stores bfloat16) reads as BF16. Arrays in
/// Fortran order are turned.
absl::StatusOr<HostTensor> parseNpy(llvm::StringRef bytes);
/// The bytes of a .npy file; bfloat16 is written as its uint16 bits.
std::string formatNpy(const HostTensor &tensor);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_NPY_H
