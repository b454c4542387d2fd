//===- GemmKernel.h - The project's matrix product --------------*- C++ -*-===//
//
// Register tiles over packed strips: for small products, which are computed
// before a library is loaded, and if no library is installed.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_GEMMKERNEL_H
#define GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_GEMMKERNEL_H

#include "lib/Runtime/Numerics/MatrixProducts/MatrixBatch.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <type_traits>

namespace mlir::gspmd {

/// The number of products that are added sequentially; such sums are then added
/// to each other. It bounds the rounding error, as each addition rounds the sum
/// before it.
constexpr int64_t kSummationBlock = 16;

/// Computes a 4 x `width` tile of C in registers from a packed strip of A
/// (depth x 4) and one of B (depth x width, with `stride` elements from row to
/// row).
template <typename T, int width>
void multiplyTile(const T *a, const T *b, int64_t stride, int64_t depth,
                  T (&tile)[4][width]) {
  for (int64_t first = 0; first < depth; first += kSummationBlock) {
    T sums[4][width] = {};
    for (int64_t p = first, end = std::min(depth, first + kSummationBlock);
         p < end; ++p)
      for (int r = 0; r < 4; ++r)
        for (int c = 0; c < width; ++c)
          sums[r][c] += a[p * 4 + r] * b[p * stride + c];
    for (int r = 0; r < 4; ++r)
      for (int c = 0; c < width; ++c)
        tile[r][c] += sums[r][c];
  }
}

/// Products of floats are exact in double, which costs nothing there.
template <typename T>
using SumOf = std::conditional_t<std::is_same_v<T, float>, double, T>;

/// Computes the product of a row and a column in lanes, and halves blocks of
/// lanes recursively. `Stride` is a number, or a type that is the constant 1 at
/// compile time.
template <typename T, typename Store, typename Stride, typename Decode>
T multiplyVectors(const Store *a, Stride strideA, const Store *b,
                  Stride strideB, int64_t depth, Decode decode) {
  constexpr int64_t lanes = 16, block = lanes * kSummationBlock;
  if (depth > block) {
    int64_t half = (depth / 2 + block - 1) / block * block;
    return multiplyVectors<T>(a, strideA, b, strideB, half, decode) +
           multiplyVectors<T>(a + half * strideA, strideA, b + half * strideB,
                              strideB, depth - half, decode);
  }
  auto product = [&](int64_t p) {
    return T(decode(a[p * strideA])) * T(decode(b[p * strideB]));
  };
  T sums[lanes] = {};
  int64_t alignedDepth = depth / lanes * lanes;
  for (int64_t p = 0; p < alignedDepth; p += lanes)
    for (int64_t l = 0; l < lanes; ++l)
      sums[l] += product(p + l);
  for (int64_t l = 0; l < depth - alignedDepth; ++l)
    sums[l] += product(alignedDepth + l);
  for (int64_t n = lanes / 2; n > 0; n /= 2)
    for (int64_t l = 0; l < n; ++l)
      sums[l] += sums[l + n];
  return sums[0];
}

/// The default `Multiply` of multiplyBlocked, as a type so that it is inlined.
struct MultiplyTile {
  template <typename T, int width>
  void operator()(const T *a, const T *b, int64_t stride, int64_t depth,
                  T (&tile)[4][width]) const {
    multiplyTile(a, b, stride, depth, tile);
  }
};

/// Packs `count` (at most `width`) lines of a matrix as depth x width, with
/// zeros for missing lines.
template <typename T, typename Store, typename Decode>
void packStrip(const Store *data, int64_t lineStride, int64_t depthStride,
               int64_t count, int64_t width, int64_t depth, T *out,
               Decode decode) {
  for (int64_t p = 0; p < depth; ++p)
    for (int64_t l = 0; l < width; ++l)
      out[p * width + l] =
          l < count ? T(decode(data[l * lineStride + p * depthStride])) : T(0);
}

/// Adds the first rows and columns of a tile to C at (row, column).
template <typename T, int width>
void addTile(const T (&tile)[4][width], const Matrix<T> &c, int64_t row,
             int64_t column, int64_t rows, int64_t columns) {
  for (int64_t r = 0; r < rows; ++r)
    for (int64_t q = 0; q < columns; ++q)
      c.at(row + r, column + q) += tile[r][q];
}

/// Computes C += A * B. With few rows, packing a strip of B costs more than
/// reading it directly. `multiply` has the contract of multiplyTile.
template <typename T, int width, typename Store, typename Decode,
          typename Multiply = MultiplyTile>
void multiplyBlocked(const Matrix<Store> &a, const Matrix<Store> &b,
                     const Matrix<T> &c, Decode decode,
                     Multiply multiply = {}) {
  constexpr int64_t maxDepth = 256, fewRows = 32;
  int64_t strips = (b.columns + width - 1) / width;
  bool readsBDirectly =
      std::is_same_v<T, Store> && b.columnStride == 1 && c.rows <= fewRows;
  auto isRead = [&](int64_t s) {
    return readsBDirectly && (s + 1) * width <= b.columns;
  };
  llvm::SmallVector<T, 1024> packedB;
  packedB.resize_for_overwrite(strips * width * std::min(maxDepth, a.columns));
  T packedA[4 * maxDepth];
  for (int64_t k0 = 0; k0 < a.columns; k0 += maxDepth) {
    int64_t depth = std::min(maxDepth, a.columns - k0);
    for (int64_t s = 0; s < strips; ++s)
      if (!isRead(s))
        packStrip(&b.at(k0, s * width), b.columnStride, b.rowStride,
                  std::min<int64_t>(width, b.columns - s * width), width, depth,
                  &packedB[s * width * depth], decode);
    for (int64_t r0 = 0; r0 < a.rows; r0 += 4) {
      int64_t rows = std::min<int64_t>(4, a.rows - r0);
      packStrip(&a.at(r0, k0), a.rowStride, a.columnStride, rows, 4, depth,
                packedA, decode);
      for (int64_t s = 0; s < strips; ++s) {
        T tile[4][width] = {};
        const T *strip = &packedB[s * width * depth];
        int64_t stride = width;
        if constexpr (std::is_same_v<T, Store>)
          if (isRead(s)) {
            strip = &b.at(k0, s * width);
            stride = b.rowStride;
          }
        multiply(packedA, strip, stride, depth, tile);
        addTile(tile, c, r0, s * width, rows,
                std::min<int64_t>(width, b.columns - s * width));
      }
    }
  }
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_MATRIXPRODUCTS_GEMMKERNEL_H
