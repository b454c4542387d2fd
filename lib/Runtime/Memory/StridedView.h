//===- StridedView.h - A view of memory with sizes and strides --*- C++ -*-===//
//
// The runtime's form of a memref descriptor, and block copies between such
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

  /// Reads MLIR's ranked descriptor {allocated, aligned, offset, sizes[rank],
  /// strides[rank]}.
  static StridedView fromDescriptor(int64_t rank, const void *descriptor,
                                    int64_t elementBytes);
  /// Returns a row-major view of `data`.
  static StridedView contiguous(void *data, llvm::ArrayRef<int64_t> sizes,
                                int64_t elementBytes);

  unsigned rank() const { return sizes.size(); }
  int64_t numElements() const;
  int64_t numBytes() const { return numElements() * elementBytes; }
  bool isContiguous() const;
  /// Returns indices start .. start + size - 1 of dimension `dim`.
  StridedView slice(unsigned dim, int64_t start, int64_t size) const;
};

/// Returns "4x8"; "scalar" for rank 0.
std::string shapeString(llvm::ArrayRef<int64_t> sizes);

/// Copies elements whose addresses differ by the given byte steps in each
/// dimension. Precondition: no overlap.
void copyStrided(llvm::ArrayRef<int64_t> sizes, int64_t elementBytes,
                 const char *from, llvm::ArrayRef<int64_t> fromSteps, char *to,
                 llvm::ArrayRef<int64_t> toSteps);
/// Copies all elements. Precondition: equal sizes and element bytes, no
/// overlap.
void copyView(const StridedView &from, const StridedView &to);
/// Sets all bytes of all elements to zero.
void zeroView(const StridedView &view);

/// Returns the number of words of MLIR's ranked descriptor.
constexpr size_t descriptorWords(size_t rank) { return 3 + 2 * rank; }
/// Writes MLIR's ranked descriptor of a row-major buffer into `words`, which
/// has descriptorWords(sizes.size()) elements.
void writeDescriptor(void *data, llvm::ArrayRef<int64_t> sizes, int64_t *words);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_MEMORY_STRIDEDVIEW_H
