//===- GemvKernel.h - Matrix products with a vector -------------*- C++ -*-===//
//
// A product with a single row or column would use a quarter or less of a
// register tile. The order of additions is that of GemmKernel.h, or of a row
// times a column.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_GEMVKERNEL_H
#define GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_GEMVKERNEL_H

#include "lib/Runtime/Numerics/MatrixProducts/GemmKernel.h"
#include <algorithm>

namespace mlir::gspmd {

/// Adds the dot products of `vector` with each row of a matrix with contiguous
/// rows to `out`.
template <typename T>
void addProductsOfRows(const Matrix<T> &rows, const T *vector, T *out,
                       int64_t outStride) {
  constexpr std::integral_constant<int64_t, 1> one;
  for (int64_t r = 0; r < rows.rows; ++r)
    out[r * outStride] += multiplyVectors<SumOf<T>>(
        &rows.at(r, 0), one, vector, one, rows.columns, [](T x) { return x; });
}

/// Adds the weighted sum of contiguous rows to `out`, `width` columns at a time
/// from `column` on while that many remain.
template <int width, typename T>
void addWeightedColumns(const Matrix<T> &rows, const T *weights,
                        int64_t weightStride, int64_t &column, T *out,
                        int64_t outStride) {
  for (; column + width <= rows.columns; column += width) {
    T total[width] = {};
    for (int64_t first = 0; first < rows.rows; first += kSummationBlock) {
      T sums[width] = {};
      for (int64_t r = first, e = std::min(rows.rows, first + kSummationBlock);
           r < e; ++r)
        for (int l = 0; l < width; ++l)
          sums[l] += weights[r * weightStride] * (&rows.at(r, column))[l];
      for (int l = 0; l < width; ++l)
        total[l] += sums[l];
    }
    for (int l = 0; l < width; ++l)
      out[(column + l) * outStride] += total[l];
  }
}

template <typename T>
void addWeightedRows(const Matrix<T> &rows, const T *weights,
                     int64_t weightStride, T *out, int64_t outStride) {
  int64_t column = 0;
  addWeightedColumns<32>(rows, weights, weightStride, column, out, outStride);
  addWeightedColumns<8>(rows, weights, weightStride, column, out, outStride);
  addWeightedColumns<1>(rows, weights, weightStride, column, out, outStride);
}

/// Adds the product of the vector a (1 x depth) and a matrix. Returns false if
/// neither the rows nor the columns of the matrix are contiguous.
template <typename T>
bool addVectorProduct(const T *a, int64_t stride, const Matrix<T> &b, T *out,
                      int64_t outStride) {
  if (b.rowStride == 1 && stride == 1)
    addProductsOfRows(b.transposed(), a, out, outStride);
  else if (b.columnStride == 1)
    addWeightedRows(b, a, stride, out, outStride);
  else
    return false;
  return true;
}

/// Computes C += A * B where A is one row (`isRow`) or B one column. Returns
/// false if the product remains to be computed. C may be a tile of a larger
/// matrix.
template <typename T>
bool multiplyVector(const Matrix<T> &a, const Matrix<T> &b, const Matrix<T> &c,
                    bool isRow) {
  if (isRow)
    return addVectorProduct(a.data, a.columnStride, b, c.data, c.columnStride);
  return addVectorProduct(b.data, b.rowStride, a.transposed(), c.data,
                          c.rowStride);
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_GEMVKERNEL_H
