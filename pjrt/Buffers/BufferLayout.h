//===- BufferLayout.h - Layouts of buffers ----------------------*- C++ -*-===//
//
// The layout of a tensor's bytes on its device that callers see, in XLA's
// syntax:
//
//   {1,0}               the dimension that changes fastest first
//   {1,0:T(8,128)}      tiles of 8 x 128 elements of the last two dimensions,
//                       one after another, padded to complete tiles
//   {1,0:T(8,128)(2,1)} these are divided into tiles of 2 x 1, and padded to
//                       complete ones
//   {1,0:E(4)}          elements of 4 bits
//
// Programs read and write tensors in row-major order whatever layout is
// reported: another order is computed for callers that read the bytes.
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
  std::vector<std::vector<int64_t>> tiles; ///< the outer tiles first
  int64_t elementBits = 0;                 ///< 0: the size of the type

  static BufferLayout rowMajor(size_t rank);
  /// Parses a layout of `rank` dimensions. InvalidArgument describes the
  /// expected syntax.
  static absl::StatusOr<BufferLayout> parse(llvm::StringRef text, size_t rank);
  static absl::StatusOr<BufferLayout> fromTiledLayout(const TiledLayout &tiled,
                                                      size_t rank);
  std::string toString() const;
  bool isRowMajor() const;

  /// Returns the bytes of a tensor with the padding of its tiles; the largest
  /// int64_t on overflow.
  int64_t numBytes(llvm::ArrayRef<int64_t> dims, int64_t elementBytes) const;
  /// Copies row-major elements to their offsets in `target`, which has numBytes
  /// bytes; padding stays unchanged.
  void pack(const char *rowMajor, llvm::ArrayRef<int64_t> dims,
            int64_t elementBytes, char *target) const;
  /// Copies elements from their offsets back to row-major order.
  void unpack(const char *packed, llvm::ArrayRef<int64_t> dims,
              int64_t elementBytes, char *rowMajor) const;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_BUFFERLAYOUT_H
