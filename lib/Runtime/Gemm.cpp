//===- Gemm.cpp - Matrix products for device programs ---------------------===//
//
// Large products of float go to the tuned library (measured 150 times faster
// here than naive loops); small ones, which are done before the library is
// loaded, and those of double, which it does not have, to a blocked kernel.
// Which one depends on the sizes alone, so results do not depend on the run.
// The 16-bit formats are widened to float.
//
//===----------------------------------------------------------------------===//
#include "Float16.h"
#include "MatrixLibrary.h"
#include "StridedView.h"
#include "gspmd/ABI/Runtime.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <memory>
#include <vector>

using namespace gspmd;

namespace {

/// A batch of matrices: base pointer, sizes, strides in elements.
template <typename T>
struct Matrices {
  T *data;
  int64_t batch, rows, columns;
  int64_t batchStride, rowStride, columnStride;

  Matrices(int64_t rank, void *descriptor) {
    StridedView view = StridedView::ofDescriptor(rank, descriptor, sizeof(T));
    if (rank != 2 && rank != 3)
      llvm::report_fatal_error("gspmd_rt_gemm: operands of rank 2 or 3 only");
    unsigned r = static_cast<unsigned>(rank) - 2;
    data = reinterpret_cast<T *>(view.data);
    batch = r ? view.sizes[0] : 1;
    batchStride = r ? view.strides[0] : 0;
    rows = view.sizes[r];
    columns = view.sizes[r + 1];
    rowStride = view.strides[r];
    columnStride = view.strides[r + 1];
  }
  T *matrix(int64_t b) const { return data + b * batchStride; }
  T &at(int64_t b, int64_t r, int64_t c) const {
    return data[b * batchStride + r * rowStride + c * columnStride];
  }
};

template <typename A, typename B, typename C>
void checkSizes(const A &a, const B &b, const C &c) {
  if (a.batch != b.batch || a.batch != c.batch || a.rows != c.rows ||
      b.columns != c.columns || a.columns != b.rows)
    llvm::report_fatal_error("gspmd_rt_gemm: sizes of operands do not match");
}

/// One matrix as BLAS wants it: a leading dimension and a transpose flag.
struct BlasMatrix {
  const float *data;
  char transposed;
  int64_t leading;
  std::vector<float> packed; ///< where the strides fit no BLAS layout
};

/// `Decode` widens a stored element to float.
template <typename T, typename Decode>
BlasMatrix blasMatrix(const Matrices<T> &m, int64_t b, Decode decode) {
  if constexpr (std::is_same_v<T, float>) {
    bool unitColumns = m.columnStride == 1 || m.columns == 1;
    bool unitRows = m.rowStride == 1 || m.rows == 1;
    if (unitColumns && (m.rowStride >= m.columns || m.rows == 1))
      return {m.matrix(b), 'N', std::max(m.rowStride, m.columns), {}};
    if (unitRows && (m.columnStride >= m.rows || m.columns == 1))
      return {m.matrix(b), 'T', std::max(m.columnStride, m.rows), {}};
  }
  BlasMatrix result{nullptr, 'N', m.columns, {}};
  result.packed.resize(m.rows * m.columns);
  for (int64_t r = 0; r < m.rows; ++r)
    for (int64_t c = 0; c < m.columns; ++c)
      result.packed[r * m.columns + c] = decode(m.at(b, r, c));
  result.data = result.packed.data();
  return result;
}

/// A 4 x `width` tile of C in registers, over a packed strip of A (depth x 4)
/// and one of B (depth x width, with `stride` elements from row to row).
template <typename T, int width>
void multiplyTile(const T *a, const T *b, int64_t stride, int64_t depth,
                  T (&tile)[4][width]) {
  for (int64_t p = 0; p < depth; ++p)
    for (int r = 0; r < 4; ++r)
      for (int c = 0; c < width; ++c)
        tile[r][c] += a[p * 4 + r] * b[p * stride + c];
}

/// Packs `count` (at most `width`) lines of a matrix as depth x width, with
/// zeros for the missing lines.
template <typename T, typename Store, typename Decode>
void packStrip(const Store *data, int64_t lineStride, int64_t depthStride,
               int64_t count, int64_t width, int64_t depth, T *out,
               Decode decode) {
  for (int64_t p = 0; p < depth; ++p)
    for (int64_t l = 0; l < width; ++l)
      out[p * width + l] =
          l < count ? T(decode(data[l * lineStride + p * depthStride])) : T(0);
}

/// With so few rows a strip of B is not worth packing if it can be read as it
/// is.
constexpr int64_t kFewRows = 32;

/// C += A * B for one matrix of the batch.
template <typename T, int width, typename Store, typename Decode>
void multiplyBlocked(const Matrices<Store> &a, const Matrices<Store> &b,
                     const Matrices<T> &c, int64_t batch, Decode decode) {
  constexpr int64_t maxDepth = 256;
  int64_t strips = (b.columns + width - 1) / width;
  bool readsB =
      std::is_same_v<T, Store> && b.columnStride == 1 && c.rows <= kFewRows;
  auto isRead = [&](int64_t s) {
    return readsB && (s + 1) * width <= b.columns;
  };
  llvm::SmallVector<T, 1024> packedB;
  packedB.resize_for_overwrite(strips * width * std::min(maxDepth, a.columns));
  T packedA[4 * maxDepth];
  for (int64_t k0 = 0; k0 < a.columns; k0 += maxDepth) {
    int64_t depth = std::min(maxDepth, a.columns - k0);
    for (int64_t s = 0; s < strips; ++s)
      if (!isRead(s))
        packStrip(&b.at(batch, k0, s * width), b.columnStride, b.rowStride,
                  std::min<int64_t>(width, b.columns - s * width), width, depth,
                  &packedB[s * width * depth], decode);
    for (int64_t r0 = 0; r0 < a.rows; r0 += 4) {
      int64_t rows = std::min<int64_t>(4, a.rows - r0);
      packStrip(&a.at(batch, r0, k0), a.rowStride, a.columnStride, rows, 4,
                depth, packedA, decode);
      for (int64_t s = 0; s < strips; ++s) {
        T tile[4][width] = {};
        const T *strip = &packedB[s * width * depth];
        int64_t stride = width;
        if constexpr (std::is_same_v<T, Store>)
          if (isRead(s)) {
            strip = &b.at(batch, k0, s * width);
            stride = b.rowStride;
          }
        multiplyTile(packedA, strip, stride, depth, tile);
        int64_t columns = std::min<int64_t>(width, b.columns - s * width);
        for (int64_t r = 0; r < rows; ++r)
          for (int64_t q = 0; q < columns; ++q)
            c.at(batch, r0 + r, s * width + q) += tile[r][q];
      }
    }
  }
}

template <typename T>
void setZero(const Matrices<T> &c, int64_t batch) {
  for (int64_t r = 0; r < c.rows; ++r)
    for (int64_t k = 0; k < c.columns; ++k)
      c.at(batch, r, k) = 0;
}

/// One matrix of the batch by the library; false if there is none.
template <typename T, typename Decode>
bool multiplyByLibrary(const Matrices<T> &a, const Matrices<T> &b,
                       const Matrices<float> &c, int64_t batch, bool accumulate,
                       Decode decode) {
  bool direct = (c.columnStride == 1 || c.columns == 1) &&
                (c.rowStride >= c.columns || c.rows == 1);
  std::vector<float> result(direct ? 0 : c.rows * c.columns);
  BlasMatrix left = blasMatrix(a, batch, decode);
  BlasMatrix right = blasMatrix(b, batch, decode);
  float *out = direct ? c.matrix(batch) : result.data();
  int64_t leading = direct ? std::max(c.rowStride, c.columns) : c.columns;
  if (!libraryProduct(left.transposed, right.transposed, c.rows, c.columns,
                      a.columns, left.data, left.leading, right.data,
                      right.leading, direct && accumulate ? 1.0f : 0.0f, out,
                      leading))
    return false;
  for (int64_t r = 0; r < c.rows && !direct; ++r)
    for (int64_t k = 0; k < c.columns; ++k) {
      float &target = c.at(batch, r, k);
      float value = result[r * c.columns + k];
      target = accumulate ? target + value : value;
    }
  return true;
}

template <typename T, typename Decode>
void gemmFloat(const Matrices<T> &a, const Matrices<T> &b,
               const Matrices<float> &c, bool accumulate, Decode decode) {
  checkSizes(a, b, c);
  if (c.rows == 0 || c.columns == 0)
    return;
  bool isLarge = isLargeProduct(c.rows, c.columns, a.columns);
  for (int64_t i = 0; i < c.batch; ++i) {
    if (isLarge && multiplyByLibrary(a, b, c, i, accumulate, decode))
      continue;
    if (!accumulate)
      setZero(c, i);
    if (c.columns <= 4)
      multiplyBlocked<float, 4>(a, b, c, i, decode);
    else
      multiplyBlocked<float, 8>(a, b, c, i, decode);
  }
}

} // namespace

void gspmd_rt_gemm_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate) {
  gemmFloat(Matrices<float>(a_rank, a_descriptor),
            Matrices<float>(b_rank, b_descriptor),
            Matrices<float>(c_rank, c_descriptor), accumulate != 0,
            [](float value) { return value; });
}

void gspmd_rt_gemm_bf16_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                            void *b_descriptor, int64_t c_rank,
                            void *c_descriptor, int64_t accumulate) {
  gemmFloat(Matrices<uint16_t>(a_rank, a_descriptor),
            Matrices<uint16_t>(b_rank, b_descriptor),
            Matrices<float>(c_rank, c_descriptor), accumulate != 0,
            bf16ToFloat);
}

void gspmd_rt_gemm_f16_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                           void *b_descriptor, int64_t c_rank,
                           void *c_descriptor, int64_t accumulate) {
  gemmFloat(Matrices<uint16_t>(a_rank, a_descriptor),
            Matrices<uint16_t>(b_rank, b_descriptor),
            Matrices<float>(c_rank, c_descriptor), accumulate != 0, f16ToFloat);
}

void gspmd_rt_gemm_f64(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate) {
  Matrices<double> a(a_rank, a_descriptor), b(b_rank, b_descriptor),
      c(c_rank, c_descriptor);
  checkSizes(a, b, c);
  for (int64_t i = 0; i < c.batch; ++i) {
    if (!accumulate)
      setZero(c, i);
    multiplyBlocked<double, 8>(a, b, c, i, [](double value) { return value; });
  }
}
