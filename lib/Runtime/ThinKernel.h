//===- ThinKernel.h - Products with a single row or column ------*- C++ -*-===//
//
// Of a tile in registers such a product would use a quarter or less. No longer
// chain of additions than the other kernel has.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_THINKERNEL_H
#define GSPMD_LIB_RUNTIME_THINKERNEL_H

#include "Matrices.h"
#include <algorithm>

namespace mlir::gspmd {

/// Products of numbers that are kLanes apart are added one after another, and
/// these sums in pairs.
template <typename T>
T productOfVectors(const T *a, const T *b, int64_t length) {
  constexpr int64_t kLanes = 32;
  T sums[kLanes] = {};
  int64_t i = 0;
  for (; i + kLanes <= length; i += kLanes)
    for (int64_t l = 0; l < kLanes; ++l)
      sums[l] += a[i + l] * b[i + l];
  for (int64_t l = 0; i + l < length; ++l)
    sums[l] += a[i + l] * b[i + l];
  for (int64_t half = kLanes / 2; half > 0; half /= 2)
    for (int64_t l = 0; l < half; ++l)
      sums[l] += sums[l + half];
  return sums[0];
}

/// Adds the products of a vector with each row of a matrix of contiguous rows.
template <typename T>
void addProductsOfRows(const Matrix<T> &rows, const T *vector, T *out,
                       int64_t outStride) {
  constexpr int64_t kDepth = 4096;
  for (int64_t k = 0; k < rows.columns; k += kDepth)
    for (int64_t r = 0; r < rows.rows; ++r)
      out[r * outStride] += productOfVectors(
          &rows.at(r, k), vector + k, std::min(kDepth, rows.columns - k));
}

/// Adds the weighted sum of contiguous rows; `width` columns at a time, from
/// `column` on, as long as there are so many.
template <int width, typename T>
void addWeightedColumns(const Matrix<T> &rows, const T *weights,
                        int64_t weightStride, int64_t &column, T *out,
                        int64_t outStride) {
  constexpr int64_t kDepth = 256;
  for (; column + width <= rows.columns; column += width)
    for (int64_t begin = 0; begin < rows.rows; begin += kDepth) {
      T sums[width] = {};
      int64_t end = std::min(rows.rows, begin + kDepth);
      for (int64_t r = begin; r < end; ++r)
        for (int l = 0; l < width; ++l)
          sums[l] += weights[r * weightStride] * (&rows.at(r, column))[l];
      for (int l = 0; l < width; ++l)
        out[(column + l) * outStride] += sums[l];
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

/// The vector a (1 x depth) with a matrix, or false where neither the rows nor
/// the columns of the matrix are contiguous.
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

/// C += A * B where C has one row or one column; false where it stays to do.
template <typename T>
bool multiplyThin(const Matrix<T> &a, const Matrix<T> &b, const Matrix<T> &c) {
  if (c.rows == 1)
    return addVectorProduct(a.data, a.columnStride, b, c.data, c.columnStride);
  if (c.columns == 1)
    return addVectorProduct(b.data, b.rowStride, a.transposed(), c.data,
                            c.rowStride);
  return false;
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_THINKERNEL_H
