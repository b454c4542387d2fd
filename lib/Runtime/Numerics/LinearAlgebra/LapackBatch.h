//===- LapackBatch.h - Batches of matrices for LAPACK -----------*- C++ -*-===//
//
// Batches of row-major matrices are passed to LAPACK one by one, and in place
// where LAPACK works in place. A result that LAPACK reports as not found
// becomes NaN, as in JAX. A routine of the ABI reads
//
//     dispatchElementType(element, [&](auto zero) {
//       using T = decltype(zero);
//       LapackBatch<T> a(a_rank, a_descriptor, 2);
//       LapackBatch<int32_t> info(info_rank, info_descriptor, 0);
//       auto factorize = GSPMD_LAPACK(T, LAPACKE_spotrf, ...);
//       forEachInBatch(info, [&](int64_t b) { return factorize(..., a[b], ...);
//       }, a);
//     });
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_LINEARALGEBRA_LAPACKBATCH_H
#define GSPMD_LIB_RUNTIME_NUMERICS_LINEARALGEBRA_LAPACKBATCH_H

#include "lib/Runtime/Memory/StridedView.h"
#include "lib/Runtime/Numerics/LinearAlgebra/Lapack.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <cmath>
#include <limits>

namespace mlir::gspmd {

/// Consecutive row-major matrices (inner = 2), vectors (1) or numbers (0).
template <typename T>
struct LapackBatch {
  T *data;
  int64_t count = 1;
  int rows = 1, columns = 1;

  LapackBatch(int64_t rank, void *descriptor, unsigned inner) {
    StridedView view = StridedView::fromDescriptor(rank, descriptor, sizeof(T));
    if (view.rank() < inner || !view.isContiguous())
      llvm::report_fatal_error("linear algebra takes contiguous matrices");
    data = reinterpret_cast<T *>(view.data);
    for (unsigned d = 0; d + inner < view.rank(); ++d)
      count *= view.sizes[d];
    if (inner >= 1)
      columns = static_cast<int>(view.sizes.back());
    if (inner == 2)
      rows = static_cast<int>(view.sizes[view.rank() - 2]);
  }
  T *operator[](int64_t b) const { return data + b * size(); }
  int64_t size() const { return int64_t(rows) * columns; }
  /// Returns the leading dimension, which LAPACK requires to be at least 1.
  int leading() const { return std::max(columns, 1); }
  /// Returns true if matrix `b` has no NaN or infinity. For others OpenBLAS
  /// 0.3.21 loses NaN in getrf and potrf, where a quotient of NaN and one is 0;
  /// LAPACK's own recursive routines keep it.
  bool isFinite(int64_t b) const {
    return areFinite((*this)[b], (*this)[b] + size());
  }
  /// Returns true if a triangle of matrix `b`, with the diagonal, has no NaN or
  /// infinity.
  bool isTriangleFinite(int64_t b, bool lower) const {
    for (int row = 0; row < rows; ++row) {
      const T *line = (*this)[b] + int64_t(row) * columns;
      if (!(lower ? areFinite(line, line + row + 1)
                  : areFinite(line + row, line + columns)))
        return false;
    }
    return true;
  }
  static bool areFinite(const T *begin, const T *end) {
    return std::all_of(begin, end, [](T value) {
      return std::isfinite(std::real(value)) && std::isfinite(std::imag(value));
    });
  }
  static T nan() {
    auto nan = std::numeric_limits<RealOf<T>>::quiet_NaN();
    if constexpr (isComplexNumber<T>)
      return T(nan, nan);
    else
      return nan;
  }
  /// Sets matrix `b` to NaN from a row and a column on.
  void setNaN(int64_t b, int row = 0, int column = 0) const {
    for (T *line = (*this)[b] + int64_t(row) * columns; row < rows;
         ++row, line += columns)
      std::fill(line + column, line + columns, nan());
  }
};

/// Calls body(T()) with the element type of this number in the ABI. Leaves the
/// device's program if the library, unless it is not used, is not installed or
/// `body` fails the run.
template <typename Body>
void dispatchElementType(int64_t element, const Body &body,
                         bool usesLapack = true) {
  if (!usesLapack || requireLapack())
    switch (element) {
    case 0: // NOLINT(bugprone-branch-clone): other types
      body(float());
      break;
    case 1:
      body(double());
      break;
    case 2:
      body(std::complex<float>());
      break;
    case 3:
      body(std::complex<double>());
      break;
    default:
      llvm::report_fatal_error("linear algebra on unknown elements");
    }
  leaveFailedRun();
}

inline constexpr int kRows = LAPACK_ROW_MAJOR;

/// Returns LAPACK's name of a triangle.
inline char uplo(int64_t lower) { return lower ? 'L' : 'U'; }

/// Calls LAPACK by `call(b)` for each matrix b of a batch. Stops after an
/// error.
template <typename Call>
void forEachInBatch(int64_t count, Call call) {
  for (int64_t b = 0; b < count; ++b)
    if (!checkLapackInfo(call(b), /*allowsInvalid=*/false))
      return;
}
/// Calls LAPACK for each matrix of a batch and stores what it returns in
/// `info`; where that is not 0, `results` become NaN. Stops after an error.
template <typename Call, typename... Results>
void forEachInBatch(const LapackBatch<int32_t> &info, Call call,
                    const Results &...results) {
  for (int64_t b = 0; b < info.count; ++b) {
    *info[b] = call(b);
    if (!checkLapackInfo(*info[b], /*allowsInvalid=*/true))
      return;
    if (*info[b] != 0)
      (results.setNaN(b), ...);
  }
}

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_NUMERICS_LINEARALGEBRA_LAPACKBATCH_H
