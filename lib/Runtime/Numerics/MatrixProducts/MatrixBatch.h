//===- MatrixBatch.h - A batch of strided matrices --------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_MATRIXBATCH_H
#define GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_MATRIXBATCH_H

#include "lib/Runtime/Memory/StridedView.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir::gspmd {

/// A matrix with strides in elements.
template <typename T>
struct Matrix {
  T *data;
  int64_t rows, columns, rowStride, columnStride;

  T &at(int64_t r, int64_t c) const {
    return data[r * rowStride + c * columnStride];
  }
  Matrix block(int64_t row, int64_t numRows, int64_t column,
               int64_t numColumns) const {
    return {&at(row, column), numRows, numColumns, rowStride, columnStride};
  }
  Matrix transposed() const {
    return {data, columns, rows, columnStride, rowStride};
  }
  /// Returns true if the rows are contiguous, as BLAS requires of a result.
  bool isRowMajor() const {
    return (columnStride == 1 || columns == 1) &&
           (rowStride >= columns || rows == 1);
  }
};

/// A tensor whose last two dimensions are matrices and whose other dimensions
/// are the batch.
template <typename T>
struct MatrixBatch {
  int64_t batch = 1;
  Matrix<T> first; ///< the first matrix of the batch

  MatrixBatch(int64_t rank, void *descriptor)
      : view(StridedView::fromDescriptor(rank, descriptor, sizeof(T))) {
    if (rank < 2)
      llvm::report_fatal_error(
          "gspmd_rt_gemm: expected operands of rank 2 or more");
    unsigned r = view.rank() - 2;
    for (unsigned d = 0; d < r; ++d)
      batch *= view.sizes[d];
    first = {reinterpret_cast<T *>(view.data), view.sizes[r], view.sizes[r + 1],
             view.strides[r], view.strides[r + 1]};
  }
  Matrix<T> operator[](int64_t b) const {
    Matrix<T> matrix = first;
    for (unsigned d = view.rank() - 2; d-- > 0; b /= view.sizes[d])
      matrix.data += b % view.sizes[d] * view.strides[d];
    return matrix;
  }

private:
  StridedView view;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_MATRIXBATCH_H
