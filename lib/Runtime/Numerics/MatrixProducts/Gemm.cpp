//===- Gemm.cpp - Matrix products for device programs ---------------------===//
//
// Large products are computed by tuned libraries, small ones by the project's
// kernel. The 16-bit formats are widened to float block by block, unless the
// library accepts them; for bf16 the library treats subnormal numbers as zeros
// (docs/numerics.md).
//
// A large product is split into tiles of the result, which idle threads compute
// too. A long contraction is split into chunks whose sums are added in pairs,
// so that the error grows with the logarithm of their number. The splits depend
// on the sizes alone, so results do not depend on the run.
//
//===----------------------------------------------------------------------===//
#include "gspmd/ABI/Runtime.h"
#include "lib/Runtime/Execution/DeviceContext.h"
#include "lib/Runtime/Numerics/MatrixProducts/GemmKernel.h"
#include "lib/Runtime/Numerics/MatrixProducts/GemvKernel.h"
#include "lib/Runtime/Numerics/MatrixProducts/IntegerGemm.h"
#include "lib/Runtime/Numerics/MatrixProducts/MatrixLibrary.h"
#include "lib/Runtime/Numerics/MatrixProducts/PairwiseSum.h"
#include "lib/Runtime/Numerics/Scalars/Float16.h"
#include <vector>

using namespace gspmd;

namespace {

/// The depth of a contraction's chunks. Libraries sum blocks of some hundred
/// numbers sequentially; for few rows or columns, all numbers.
constexpr int64_t kMaxDepth = 4096, kThinDepth = 512, kThinSide = 4;
/// The multiply-adds of a task: some tens of microseconds, which are worth
/// waking a thread.
constexpr int64_t kTaskWork = int64_t(1) << 22;
/// The side lengths of tiles. Halves of smaller tiles lose much of the
/// library's speed.
constexpr int64_t kMaxTile = 1024, kMinTile = 128;
/// The smallest number of tiles that keeps all cores busy.
constexpr int64_t kMinTiles = 8;

template <typename T>
using Scratch = std::vector<T>;

struct FromBf16 {
  float operator()(uint16_t bits) const { return bf16ToFloat(bits); }
};

/// Sets `view` to `m` in the form of BLAS; returns false if its strides require
/// a copy.
template <typename T>
bool viewAsBlas(const Matrix<T> &m, BlasMatrix<T> &view) {
  if (m.isRowMajor())
    view = {m.data, false, std::max(m.rowStride, m.columns)};
  else if ((m.rowStride == 1 || m.rows == 1) &&
           (m.columnStride >= m.rows || m.columns == 1))
    view = {m.data, true, std::max(m.columnStride, m.rows)};
  else
    return false;
  return view.leading <= INT32_MAX;
}

/// Makes a widened copy in the order of elements in memory.
template <typename T, typename Store, typename Decode>
BlasMatrix<T> packedCopy(const Matrix<Store> &m, Scratch<T> &scratch,
                         Decode decode) {
  scratch.resize(std::max<size_t>(scratch.size(), m.rows * m.columns));
  bool byColumns = std::abs(m.rowStride) < std::abs(m.columnStride);
  int64_t lines = byColumns ? m.columns : m.rows;
  int64_t length = byColumns ? m.rows : m.columns;
  int64_t lineStride = byColumns ? m.columnStride : m.rowStride;
  int64_t stride = byColumns ? m.rowStride : m.columnStride;
  for (int64_t l = 0; l < lines; ++l) {
    const Store *from = m.data + l * lineStride;
    T *to = scratch.data() + l * length;
    if (stride == 1)
      std::transform(from, from + length, to, decode);
    else
      for (int64_t i = 0; i < length; ++i)
        to[i] = decode(from[i * stride]);
  }
  return {scratch.data(), byColumns, std::max<int64_t>(length, 1)};
}

template <typename T, typename Store, typename Decode>
class Product {
public:
  Product(const MatrixBatch<Store> &a, const MatrixBatch<Store> &b,
          const MatrixBatch<T> &c, bool accumulate, Decode decode)
      : a(a), b(b), c(c), rows(c.first.rows), columns(c.first.columns),
        depth(a.first.columns), accumulate(accumulate), decode(decode) {
    if (a.batch != b.batch || a.batch != c.batch || a.first.rows != rows ||
        b.first.columns != columns || depth != b.first.rows)
      llvm::report_fatal_error("gspmd_rt_gemm: sizes of operands do not match");
  }

  void run() {
    if (rows == 0 || columns == 0 || c.batch == 0)
      return;
    chooseTiles();
    int64_t tilesPerRow = ceilDiv(columns, tileColumns);
    tiles = ceilDiv(rows, tileRows) * tilesPerRow;
    int64_t work = tileRows * tileColumns * std::max<int64_t>(depth, 1);
    int64_t perTask = std::max<int64_t>(kTaskWork / work, 1);
    int64_t all = c.batch * tiles;
    auto runTask = [&](int64_t task) {
      int64_t end = std::min(all, (task + 1) * perTask);
      for (int64_t i = task * perTask; i < end; ++i)
        runTile(i / tiles, i % tiles / tilesPerRow, i % tilesPerRow);
    };
    DeviceContext::parallelFor(ceilDiv(all, perTask), runTask);
  }

private:
  static int64_t ceilDiv(int64_t x, int64_t y) { return (x + y - 1) / y; }

  void chooseTiles() {
    tileRows = std::min(rows, kMaxTile);
    tileColumns = std::min(columns, kMaxTile);
    auto count = [&] {
      return c.batch * ceilDiv(rows, tileRows) * ceilDiv(columns, tileColumns);
    };
    while (count() < kMinTiles &&
           std::max(tileRows, tileColumns) >= 2 * kMinTile &&
           tileRows * tileColumns * depth >= 2 * kTaskWork) {
      int64_t &side = tileRows > tileColumns ? tileRows : tileColumns;
      side = ceilDiv(side, 2);
    }
  }

  void runTile(int64_t batch, int64_t tileRow, int64_t tileColumn) const {
    int64_t row = tileRow * tileRows, column = tileColumn * tileColumns;
    int64_t numRows = std::min(tileRows, rows - row);
    int64_t numColumns = std::min(tileColumns, columns - column);
    Matrix<Store> left = a[batch].block(row, numRows, 0, depth);
    Matrix<Store> right = b[batch].block(0, depth, column, numColumns);
    Matrix<T> out = c[batch].block(row, numRows, column, numColumns);
    if constexpr (std::is_same_v<Store, int8_t>)
      return runBytes(left, right, out);
    // The size of the entire product decides, so that equal elements are
    // computed equally.
    if constexpr (!std::is_integral_v<T>)
      if (isLargeProduct(rows, columns, depth))
        return runLarge(left, right, out);
    runKernel(left, right, out, accumulate);
  }

  /// Multiplies by the library if its sums cannot exceed 32 bits, and if the
  /// operands and the result have its form.
  void runBytes(const Matrix<Store> &left, const Matrix<Store> &right,
                const Matrix<T> &out) const {
    constexpr int64_t maxDepth = int64_t(1) << 16;
    BlasMatrix<int8_t> a, b;
    if (!isLargeProduct(rows, columns, depth) || depth > maxDepth ||
        !out.isRowMajor() || out.rowStride > INT32_MAX ||
        !viewAsBlas(left, a) || !viewAsBlas(right, b) ||
        !multiplyBytesWithLibrary(out.rows, out.columns, depth, a, b,
                                  accumulate,
                                  reinterpret_cast<int32_t *>(out.data),
                                  std::max(out.rowStride, out.columns)))
      runKernel(left, right, out, accumulate);
  }

  void runKernel(const Matrix<Store> &left, const Matrix<Store> &right,
                 const Matrix<T> &out, bool add) const {
    for (int64_t r = 0; r < out.rows && !add; ++r)
      for (int64_t q = 0; q < out.columns; ++q)
        out.at(r, q) = T(0);
    // The size of the entire product decides, as above.
    bool isVector = rows == 1 && columns == 1;
    bool isThin = !isVector && (rows == 1 || columns == 1);
    if constexpr (std::is_same_v<T, Store> && std::is_floating_point_v<T>)
      if (isThin && multiplyVector(left, right, out, /*isRow=*/rows == 1))
        return;
    if constexpr (std::is_integral_v<T>)
      multiplyIntegers(left, right, out);
    else if (isVector)
      out.at(0, 0) += dot(left, right);
    else if (out.columns <= 4)
      multiplyBlocked<T, 4>(left, right, out, decode);
    else
      multiplyBlocked<T, 8>(left, right, out, decode);
  }

  T dot(const Matrix<Store> &left, const Matrix<Store> &right) const {
    if (left.columnStride != 1 || right.rowStride != 1)
      return multiplyVectors<SumOf<T>>(left.data, left.columnStride, right.data,
                                       right.rowStride, left.columns, decode);
    constexpr std::integral_constant<int64_t, 1> one;
    return multiplyVectors<SumOf<T>>(left.data, one, right.data, one,
                                     left.columns, decode);
  }

  void runLarge(const Matrix<Store> &left, const Matrix<Store> &right,
                const Matrix<T> &out) const {
    int64_t maxDepth =
        std::min(rows, columns) < kThinSide ? kThinDepth : kMaxDepth;
    int64_t numChunks = ceilDiv(depth, maxDepth);
    if (numChunks == 1 && out.isRowMajor() && out.rowStride <= INT32_MAX)
      return multiplyChunk(left, right, accumulate, out.data,
                           std::max(out.rowStride, out.columns));
    int64_t perTask =
        ceilDiv(numChunks, std::max<int64_t>(kMinTiles / (c.batch * tiles), 1));
    std::vector<std::vector<T>> sums(ceilDiv(numChunks, perTask));
    DeviceContext::parallelFor(sums.size(), [&](int64_t task) {
      PairwiseSum<T> total(out.rows * out.columns);
      int64_t end = std::min(numChunks, (task + 1) * perTask);
      for (int64_t i = task * perTask; i < end; ++i) {
        int64_t k = i * maxDepth, size = std::min(maxDepth, depth - k);
        multiplyChunk(left.block(0, out.rows, k, size),
                      right.block(k, size, 0, out.columns), false, total.next(),
                      out.columns);
        total.add();
      }
      sums[task] = total.take();
    });
    PairwiseSum<T> total(out.rows * out.columns);
    for (const std::vector<T> &sum : sums) {
      llvm::copy(sum, total.next());
      total.add();
    }
    store(total.take(), out);
  }

  void store(const std::vector<T> &sum, const Matrix<T> &out) const {
    for (int64_t r = 0; r < out.rows; ++r)
      for (int64_t q = 0; q < out.columns; ++q) {
        T value = sum[r * out.columns + q];
        out.at(r, q) = accumulate ? out.at(r, q) + value : value;
      }
  }

  /// Multiplies by the library, or by the kernel if there is none. For two
  /// vectors the library's overhead exceeds the work.
  void multiplyChunk(const Matrix<Store> &left, const Matrix<Store> &right,
                     bool add, T *out, int64_t leading) const {
    if constexpr (std::is_floating_point_v<T>)
      if (rows == 1 && columns == 1) {
        T sum = dot(left, right);
        *out = add ? *out + sum : sum;
        return;
      }
    if constexpr (std::is_same_v<Decode, FromBf16>) {
      BlasMatrix<uint16_t> a, b;
      if (viewAsBlas(left, a) && viewAsBlas(right, b) &&
          multiplyBf16WithLibrary(left.rows, right.columns, left.columns, a, b,
                                  add, out, leading))
        return;
    }
    // The buffers are reused by the products of one thread.
    thread_local Scratch<T> leftCopy, rightCopy;
    if (!multiplyWithLibrary(left.rows, right.columns, left.columns,
                             asBlas(left, leftCopy), asBlas(right, rightCopy),
                             add, out, leading))
      runKernel(left, right, {out, left.rows, right.columns, leading, 1}, add);
  }

  BlasMatrix<T> asBlas(const Matrix<Store> &m, Scratch<T> &scratch) const {
    if constexpr (std::is_same_v<T, Store>) {
      BlasMatrix<T> view;
      if (viewAsBlas(m, view))
        return view;
    }
    return packedCopy(m, scratch, decode);
  }

  const MatrixBatch<Store> &a, &b;
  const MatrixBatch<T> &c;
  const int64_t rows, columns, depth;
  const bool accumulate;
  const Decode decode;
  int64_t tileRows = 0, tileColumns = 0, tiles = 0;
};

template <typename T, typename Store, typename Decode>
void multiply(int64_t aRank, void *a, int64_t bRank, void *b, int64_t cRank,
              void *c, bool accumulate, Decode decode) {
  MatrixBatch<Store> left(aRank, a), right(bRank, b);
  MatrixBatch<T> out(cRank, c);
  Product<T, Store, Decode>(left, right, out, accumulate, decode).run();
}

template <typename T>
void multiplySame(int64_t aRank, void *a, int64_t bRank, void *b, int64_t cRank,
                  void *c, int64_t accumulate) {
  multiply<T, T>(aRank, a, bRank, b, cRank, c, accumulate != 0,
                 [](T value) { return value; });
}

} // namespace

void gspmd_rt_gemm_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate) {
  multiplySame<float>(a_rank, a_descriptor, b_rank, b_descriptor, c_rank,
                      c_descriptor, accumulate);
}

void gspmd_rt_gemm_f64(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate) {
  multiplySame<double>(a_rank, a_descriptor, b_rank, b_descriptor, c_rank,
                       c_descriptor, accumulate);
}

void gspmd_rt_gemm_c64(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate) {
  multiplySame<std::complex<float>>(a_rank, a_descriptor, b_rank, b_descriptor,
                                    c_rank, c_descriptor, accumulate);
}

void gspmd_rt_gemm_c128(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                        void *b_descriptor, int64_t c_rank, void *c_descriptor,
                        int64_t accumulate) {
  multiplySame<std::complex<double>>(a_rank, a_descriptor, b_rank, b_descriptor,
                                     c_rank, c_descriptor, accumulate);
}

void gspmd_rt_gemm_i32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate) {
  multiplySame<uint32_t>(a_rank, a_descriptor, b_rank, b_descriptor, c_rank,
                         c_descriptor, accumulate);
}

void gspmd_rt_gemm_i64(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                       void *b_descriptor, int64_t c_rank, void *c_descriptor,
                       int64_t accumulate) {
  multiplySame<uint64_t>(a_rank, a_descriptor, b_rank, b_descriptor, c_rank,
                         c_descriptor, accumulate);
}

void gspmd_rt_gemm_i8_i32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                          void *b_descriptor, int64_t c_rank,
                          void *c_descriptor, int64_t accumulate) {
  multiply<uint32_t, int8_t>(a_rank, a_descriptor, b_rank, b_descriptor, c_rank,
                             c_descriptor, accumulate != 0, [](int8_t value) {
                               return static_cast<uint32_t>(value);
                             });
}

void gspmd_rt_gemm_bf16_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                            void *b_descriptor, int64_t c_rank,
                            void *c_descriptor, int64_t accumulate) {
  multiply<float, uint16_t>(a_rank, a_descriptor, b_rank, b_descriptor, c_rank,
                            c_descriptor, accumulate != 0, FromBf16());
}

void gspmd_rt_gemm_f16_f32(int64_t a_rank, void *a_descriptor, int64_t b_rank,
                           void *b_descriptor, int64_t c_rank,
                           void *c_descriptor, int64_t accumulate) {
  multiply<float, uint16_t>(a_rank, a_descriptor, b_rank, b_descriptor, c_rank,
                            c_descriptor, accumulate != 0,
                            [](uint16_t bits) { return f16ToFloat(bits); });
}
