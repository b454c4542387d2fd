//===- Npy.h - Reading and writing of NumPy's .npy format -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_NPY_H
#define GSPMD_COMPILER_ARRAYS_NPY_H

#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// The header of a .npy file.
struct NpyHeader {
  ElementType type = ElementType::F32;
  bool isFortran = false; ///< column-major: the first index varies fastest
  llvm::SmallVector<int64_t, 4> shape;
  size_t dataBegin = 0; ///< offset of the elements in bytes
};
/// The first kNpyPrefixBytes bytes of a file determine the length of the
/// header.
inline constexpr size_t kNpyPrefixBytes = 12;
/// Reads `prefix`, the first bytes of a file, and returns the offset of the
/// elements.
absl::StatusOr<size_t> npyDataOffset(llvm::StringRef prefix);
/// Parses the header. `bytes` must contain at least all bytes before the
/// elements.
absl::StatusOr<NpyHeader> parseNpyHeader(llvm::StringRef bytes);

/// Parses the bytes of a .npy file: little-endian bool, integers, f2, f4, f8,
/// c8, c16. Two-byte raw data ("V2", as NumPy stores bfloat16) is read as BF16.
/// Arrays in Fortran order are transposed to row-major.
absl::StatusOr<HostTensor> parseNpy(llvm::StringRef bytes);
/// Returns the bytes of a .npy file. bfloat16 is written as its uint16 bits.
std::string formatNpy(const HostTensor &tensor);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_NPY_H
