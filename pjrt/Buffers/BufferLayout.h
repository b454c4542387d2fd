//===- BufferLayout.h - How a buffer is told to lie -------------*- C++ -*-===//
//
// What callers say of the bytes of a tensor on its device, as XLA writes it:
//
//   {1,0}               the dimension that changes fastest first
//   {1,0:T(8,128)}      elements lie in tiles of 8 x 128 of the last two
//                       dimensions, one tile behind another, padded to whole
//                       ones
//   {1,0:T(8,128)(2,1)} within these, in tiles of 2 x 1
//   {1,0:E(4)}          elements of 4 bits
//
// Programs read and write tensors row by row, whatever they are told to lie
// like: another order is made for those who ask for the bytes.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_BUFFERS_BUFFERLAYOUT_H
#define GSPMD_PJRT_BUFFERS_BUFFERLAYOUT_H

#include "absl/status/statusor.h"
#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace mlir::gspmd::pjrt {

struct BufferLayout {
  std::vector<int64_t> minorToMajor;
  std::vector<std::vector<int64_t>> tiles; ///< the outer ones first
  int64_t elementBits = 0;                 ///< 0: those of the type

  static BufferLayout rowMajor(size_t rank);
  /// InvalidArgument, with what is expected, for what is no layout of `rank`
  /// dimensions.
  static absl::StatusOr<BufferLayout> parse(llvm::StringRef text, size_t rank);
  static absl::StatusOr<BufferLayout> of(const TiledLayout &tiled, size_t rank);
  std::string toString() const;
  bool isRowMajor() const;

  /// Of a tensor, with the padding of its tiles; the largest number there is
  /// where it is even more.
  int64_t numBytes(llvm::ArrayRef<int64_t> dims, int64_t elementBytes) const;
  /// Puts elements that lie row by row where they belong in `target`, which has
  /// so many bytes; padding stays as it is.
  void place(const char *rowMajor, llvm::ArrayRef<int64_t> dims,
             int64_t elementBytes, char *target) const;
  /// The way back.
  void takeOut(const char *placed, llvm::ArrayRef<int64_t> dims,
               int64_t elementBytes, char *rowMajor) const;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_BUFFERLAYOUT_H
