//===- StridedView.h - A look at memory with sizes and strides --*- C++ -*-===//
//
// The runtime's reading of a memref descriptor, and block copies between such
// views. Strides count elements. A view owns nothing.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_MEMORY_STRIDEDVIEW_H
#define GSPMD_LIB_RUNTIME_MEMORY_STRIDEDVIEW_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <string>

namespace mlir::gspmd {

struct StridedView {
  char *data = nullptr; ///< the element at index 0, 0, ...
  int64_t elementBytes = 0;
  llvm::SmallVector<int64_t, 4> sizes;
  llvm::SmallVector<int64_t, 4> strides;

  /// From MLIR's ranked descriptor {allocated, aligned, offset, sizes[rank],
  /// strides[rank]}.
  static StridedView ofDescriptor(int64_t rank, const void *descriptor,
                                  int64_t elementBytes);
  /// Row-major over `data`.
  static StridedView contiguous(void *data, llvm::ArrayRef<int64_t> sizes,
                                int64_t elementBytes);

  unsigned rank() const { return sizes.size(); }
  int64_t numElements() const;
  int64_t numBytes() const { return numElements() * elementBytes; }
  bool isContiguous() const;
  /// Indices start .. start + size - 1 of one dimension.
  StridedView slice(unsigned dim, int64_t start, int64_t size) const;
};

/// "4x8"; "scalar" for rank 0.
std::string shapeString(llvm::ArrayRef<int64_t> sizes);

/// Copies elements between places that are as many bytes apart in each
/// dimension as the steps say; no overlap.
void copyStrided(llvm::ArrayRef<int64_t> sizes, int64_t elementBytes,
                 const char *from, llvm::ArrayRef<int64_t> fromSteps, char *to,
                 llvm::ArrayRef<int64_t> toSteps);
/// Copies all elements. Same sizes and element bytes; no overlap.
void copyView(const StridedView &from, const StridedView &to);
/// Sets all bytes of all elements to zero.
void zeroView(const StridedView &view);

/// Writes MLIR's ranked descriptor of a row-major buffer into `storage`, which
/// is made large enough, and returns its address.
void *makeDescriptor(void *data, llvm::ArrayRef<int64_t> sizes,
                     llvm::SmallVectorImpl<int64_t> &storage);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_MEMORY_STRIDEDVIEW_H
