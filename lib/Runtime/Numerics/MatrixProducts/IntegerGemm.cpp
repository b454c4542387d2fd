//===- IntegerGemm.cpp - Products of integer matrices ---------------------===//
#include "lib/Runtime/Numerics/MatrixProducts/IntegerGemm.h"
#include "lib/Runtime/Numerics/Fourier/TargetClones.h"
#include "lib/Runtime/Numerics/MatrixProducts/GemmKernel.h"
#include <cstring>

// The oldest x86 processors have no products of 32-bit vectors, and only the
// newest have those of 64 bits. Integer sums are equal on all of them.

namespace mlir::gspmd {
namespace {

/// The columns of tiles; a row of a wide tile is a multiple of any vector
/// width.
constexpr int kNarrow = 4, kWide = 16;

/// Multiplies as multiplyTile does, with vectors as rows: arrays would stay in
/// memory. It is inlined into its callers.
template <typename T>
__attribute__((always_inline)) inline void
multiplyRows(const T *a, const T *b, int64_t stride, int64_t depth,
             T (&tile)[4][kWide]) {
  using Row = T __attribute__((vector_size(sizeof(T) * kWide)));
  Row sums[4] = {};
  for (int64_t p = 0; p < depth; ++p) {
    Row row;
    std::memcpy(&row, b + p * stride, sizeof(row));
    for (int r = 0; r < 4; ++r)
      sums[r] += a[p * 4 + r] * row;
  }
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < kWide; ++c)
      tile[r][c] += sums[r][c];
}

GSPMD_TARGET_CLONES
void multiplyWide(const uint32_t *a, const uint32_t *b, int64_t stride,
                  int64_t depth, uint32_t (&tile)[4][kWide]) {
  multiplyRows(a, b, stride, depth, tile);
}

GSPMD_TARGET_CLONES
void multiplyWide(const uint64_t *a, const uint64_t *b, int64_t stride,
                  int64_t depth, uint64_t (&tile)[4][kWide]) {
  multiplyRows(a, b, stride, depth, tile);
}

/// Reads integers as they are, signed ones with their sign extended.
template <typename T, typename Store>
void multiplyAny(const Matrix<Store> &a, const Matrix<Store> &b,
                 const Matrix<T> &c) {
  auto extend = [](Store value) { return static_cast<T>(value); };
  if (c.columns <= kNarrow)
    return multiplyBlocked<T, kNarrow>(a, b, c, extend);
  multiplyBlocked<T, kWide>(a, b, c, extend,
                            [](const T *strip, const T *other, int64_t stride,
                               int64_t depth, T(&tile)[4][kWide]) {
                              multiplyWide(strip, other, stride, depth, tile);
                            });
}

} // namespace

void multiplyIntegers(const Matrix<uint32_t> &a, const Matrix<uint32_t> &b,
                      const Matrix<uint32_t> &c) {
  multiplyAny(a, b, c);
}

void multiplyIntegers(const Matrix<int8_t> &a, const Matrix<int8_t> &b,
                      const Matrix<uint32_t> &c) {
  multiplyAny(a, b, c);
}

void multiplyIntegers(const Matrix<uint64_t> &a, const Matrix<uint64_t> &b,
                      const Matrix<uint64_t> &c) {
  multiplyAny(a, b, c);
}

} // namespace mlir::gspmd
