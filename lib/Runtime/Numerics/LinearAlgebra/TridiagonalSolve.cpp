//===- TridiagonalSolve.cpp - Tridiagonal systems -------------------------===//
#include "gspmd/ABI/Runtime.h"
#include "lib/Runtime/Numerics/LinearAlgebra/LapackBatch.h"
#include <vector>

using namespace gspmd;

void gspmd_rt_tridiagonal_solve(int64_t element, int64_t dl_rank,
                                void *dl_descriptor, int64_t d_rank,
                                void *d_descriptor, int64_t du_rank,
                                void *du_descriptor, int64_t b_rank,
                                void *b_descriptor, int64_t info_rank,
                                void *info_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> dl(dl_rank, dl_descriptor, 1), d(d_rank, d_descriptor, 1),
        du(du_rank, du_descriptor, 1), x(b_rank, b_descriptor, 2);
    LapackBatch<int32_t> info(info_rank, info_descriptor, 0);
    auto solve = GSPMD_LAPACK(T, LAPACKE_sgtsv, LAPACKE_dgtsv, LAPACKE_cgtsv,
                              LAPACKE_zgtsv);
    // JAX's lower diagonal has an unused first element, LAPACK's does not.
    forEachInBatch(
        info,
        [&](int64_t b) {
          return solve(kRows, x.rows, x.columns, dl[b] + 1, d[b], du[b], x[b],
                       x.leading());
        },
        x);
  });
}

namespace {

/// Gaussian elimination with row exchanges, as in gtsv, on rows of two upper
/// diagonals. A pivot of 0 is replaced by the size of a rounding error: the
/// largest element times epsilon.
template <typename T>
class PerturbedElimination {
public:
  PerturbedElimination(const T *dl, const T *d, const T *du, int n)
      : n(n), diagonal(d, d + n), upper(du, du + n), second(n, T(0)) {
    lower.assign(dl, dl + n);
    RealOf<T> largest = 0;
    for (int i = 0; i < n; ++i)
      largest =
          std::max({largest, std::abs(dl[i]), std::abs(d[i]), std::abs(du[i])});
    smallest = std::max(largest * std::numeric_limits<RealOf<T>>::epsilon(),
                        std::numeric_limits<RealOf<T>>::min());
  }

  /// Solves for a row-major n x columns matrix in place.
  void solve(T *x, int columns) {
    for (int i = 0; i + 1 < n; ++i)
      eliminate(i, x + int64_t(i) * columns, columns);
    for (int i = n; i-- > 0;) {
      T *row = x + int64_t(i) * columns;
      T pivot = perturbed(diagonal[i]);
      for (int c = 0; c < columns; ++c) {
        T value = row[c];
        if (i + 1 < n)
          value -= upper[i] * row[columns + c];
        if (i + 2 < n)
          value -= second[i] * row[2 * columns + c];
        row[c] = value / pivot;
      }
    }
  }

private:
  T perturbed(T pivot) const { return pivot == T(0) ? T(smallest) : pivot; }

  /// Eliminates row i from row i + 1, after exchanging them if row i + 1 has
  /// the larger pivot.
  void eliminate(int i, T *row, int columns) {
    T *next = row + columns;
    if (std::abs(diagonal[i]) < std::abs(lower[i + 1])) {
      std::swap(diagonal[i], lower[i + 1]);
      std::swap(upper[i], diagonal[i + 1]);
      if (i + 2 < n) {
        second[i] = upper[i + 1];
        upper[i + 1] = T(0);
      }
      std::swap_ranges(row, next, next);
    }
    T factor = lower[i + 1] / perturbed(diagonal[i]);
    diagonal[i + 1] -= factor * upper[i];
    if (i + 2 < n)
      upper[i + 1] -= factor * second[i];
    for (int c = 0; c < columns; ++c)
      next[c] -= factor * row[c];
  }

  int n;
  std::vector<T> diagonal, upper, second, lower;
  RealOf<T> smallest;
};

} // namespace

void gspmd_rt_tridiagonal_solve_perturbed(int64_t element, int64_t dl_rank,
                                          void *dl_descriptor, int64_t d_rank,
                                          void *d_descriptor, int64_t du_rank,
                                          void *du_descriptor, int64_t b_rank,
                                          void *b_descriptor) {
  dispatchElementType(
      element,
      [&](auto zero) {
        using T = decltype(zero);
        LapackBatch<T> dl(dl_rank, dl_descriptor, 1),
            d(d_rank, d_descriptor, 1), du(du_rank, du_descriptor, 1),
            x(b_rank, b_descriptor, 2);
        for (int64_t b = 0; b < x.count; ++b)
          PerturbedElimination<T>(dl[b], d[b], du[b], x.rows)
              .solve(x[b], x.columns);
      },
      /*usesLapack=*/false);
}
