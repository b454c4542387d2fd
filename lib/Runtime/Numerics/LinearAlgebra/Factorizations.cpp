//===- Factorizations.cpp - Triangular and orthogonal factors -------------===//
#include "gspmd/ABI/Runtime.h"
#include "lib/Runtime/Numerics/LinearAlgebra/LapackBatch.h"

using namespace gspmd;

void gspmd_rt_cholesky(int64_t element, int64_t lower, int64_t clear,
                       int64_t a_rank, void *a_descriptor, int64_t info_rank,
                       void *info_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2);
    LapackBatch<int32_t> info(info_rank, info_descriptor, 0);
    auto factorize = GSPMD_LAPACK(T, LAPACKE_spotrf, LAPACKE_dpotrf,
                                  LAPACKE_cpotrf, LAPACKE_zpotrf);
    // The recursive routine propagates NaN.
    auto factorizeNaN = GSPMD_LAPACK(T, LAPACKE_spotrf2, LAPACKE_dpotrf2,
                                     LAPACKE_cpotrf2, LAPACKE_zpotrf2);
    forEachInBatch(
        info,
        [&](int64_t b) {
          auto run = a.isFinite(b) ? factorize : factorizeNaN;
          return run(kRows, uplo(lower), a.rows, a[b], a.leading());
        },
        a);
    for (int64_t b = 0; clear && b < a.count; ++b) {
      for (int i = 0; i < a.rows; ++i) {
        T *row = a[b] + int64_t(i) * a.columns;
        if (lower)
          std::fill(row + i + 1, row + a.columns, T(0));
        else
          std::fill(row, row + i, T(0));
      }
    }
  });
}

void gspmd_rt_triangular_solve(int64_t element, int64_t left, int64_t lower,
                               int64_t transpose, int64_t unit, int64_t a_rank,
                               void *a_descriptor, int64_t b_rank,
                               void *b_descriptor) {
  const CBLAS_TRANSPOSE transposes[] = {CblasNoTrans, CblasTrans,
                                        CblasConjTrans};
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2), x(b_rank, b_descriptor, 2);
    auto solve =
        GSPMD_LAPACK(T, cblas_strsm, cblas_dtrsm, cblas_ctrsm, cblas_ztrsm);
    auto run = [&](auto one, int64_t b) {
      solve(CblasRowMajor, left ? CblasLeft : CblasRight,
            lower ? CblasLower : CblasUpper, transposes[transpose],
            unit ? CblasUnit : CblasNonUnit, x.rows, x.columns, one, a[b],
            a.leading(), x[b], x.leading());
    };
    for (int64_t b = 0; b < x.count; ++b) {
      if constexpr (isComplexNumber<T>) {
        T one(1);
        run(&one, b);
      } else {
        run(T(1), b);
      }
    }
  });
}

void gspmd_rt_lu(int64_t element, int64_t a_rank, void *a_descriptor,
                 int64_t pivots_rank, void *pivots_descriptor,
                 int64_t info_rank, void *info_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2);
    LapackBatch<int32_t> pivots(pivots_rank, pivots_descriptor, 1);
    LapackBatch<int32_t> info(info_rank, info_descriptor, 0);
    auto factorize = GSPMD_LAPACK(T, LAPACKE_sgetrf, LAPACKE_dgetrf,
                                  LAPACKE_cgetrf, LAPACKE_zgetrf);
    // The recursive routine propagates NaN.
    auto factorizeNaN = GSPMD_LAPACK(T, LAPACKE_sgetrf2, LAPACKE_dgetrf2,
                                     LAPACKE_cgetrf2, LAPACKE_zgetrf2);
    forEachInBatch(info, [&](int64_t b) {
      auto run = a.isFinite(b) ? factorize : factorizeNaN;
      return run(kRows, a.rows, a.columns, a[b], a.leading(), pivots[b]);
    });
  });
}

void gspmd_rt_pivots_to_permutation(int64_t pivots_rank,
                                    void *pivots_descriptor,
                                    int64_t permutation_rank,
                                    void *permutation_descriptor) {
  LapackBatch<int32_t> pivots(pivots_rank, pivots_descriptor, 1);
  LapackBatch<int32_t> permutation(permutation_rank, permutation_descriptor, 1);
  for (int64_t b = 0; b < pivots.count; ++b) {
    for (int i = 0; i < permutation.columns; ++i)
      permutation[b][i] = i;
    for (int i = 0; i < pivots.columns; ++i)
      std::swap(permutation[b][i], permutation[b][--pivots[b][i]]);
  }
}

//===----------------------------------------------------------------------===//
// Reflectors that contain NaN
//===----------------------------------------------------------------------===//
//
// OpenBLAS 0.3.21 returns 0 for a vector that is scaled by NaN, so its geqrf
// applies such a reflector to one row only. By its definition (H = 1 - tau v
// v^H, where the first element of v is 1), every element in its rows and
// columns is NaN. The functions below set these elements.

/// Returns the index of the first reflector whose tau is NaN, or their number.
template <typename T>
static int firstNaN(const LapackBatch<T> &taus, int64_t b) {
  const T *begin = taus[b], *end = begin + taus.columns;
  return static_cast<int>(std::find_if(begin, end,
                                       [](T tau) {
                                         return std::isnan(std::real(tau)) ||
                                                std::isnan(std::imag(tau));
                                       }) -
                          begin);
}

/// Sets all elements of R and of the reflectors from the first NaN reflector on
/// to NaN, and so the later taus. The diagonal element of its column stays: it
/// is the column's norm, which is valid and may be infinite.
template <typename T>
static void propagateNaN(const LapackBatch<T> &a, const LapackBatch<T> &taus,
                         int64_t b) {
  int first = firstNaN(taus, b);
  if (first == taus.columns)
    return;
  T &diagonal = a[b][int64_t(first) * a.columns + first];
  T columnNorm = diagonal;
  a.setNaN(b, first, first);
  diagonal = columnNorm;
  for (int i = first; i < taus.columns; ++i)
    if (isComplexNumber<T> ||
        i + 1 < a.rows) // the reflector of one real number is the identity
      taus[b][i] = LapackBatch<T>::nan();
}

void gspmd_rt_qr(int64_t element, int64_t a_rank, void *a_descriptor,
                 int64_t taus_rank, void *taus_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2),
        taus(taus_rank, taus_descriptor, 1);
    auto factorize = GSPMD_LAPACK(T, LAPACKE_sgeqrf, LAPACKE_dgeqrf,
                                  LAPACKE_cgeqrf, LAPACKE_zgeqrf);
    forEachInBatch(a.count, [&](int64_t b) {
      int info =
          factorize(kRows, a.rows, a.columns, a[b], a.leading(), taus[b]);
      propagateNaN(a, taus, b);
      return info;
    });
  });
}

void gspmd_rt_pivoted_qr(int64_t element, int64_t a_rank, void *a_descriptor,
                         int64_t pivots_rank, void *pivots_descriptor,
                         int64_t taus_rank, void *taus_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2),
        taus(taus_rank, taus_descriptor, 1);
    LapackBatch<int32_t> pivots(pivots_rank, pivots_descriptor, 1);
    auto factorize = GSPMD_LAPACK(T, LAPACKE_sgeqp3, LAPACKE_dgeqp3,
                                  LAPACKE_cgeqp3, LAPACKE_zgeqp3);
    forEachInBatch(a.count, [&](int64_t b) {
      int info = factorize(kRows, a.rows, a.columns, a[b], a.leading(),
                           pivots[b], taus[b]);
      propagateNaN(a, taus, b);
      return info;
    });
  });
}

void gspmd_rt_householder_product(int64_t element, int64_t a_rank,
                                  void *a_descriptor, int64_t taus_rank,
                                  void *taus_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2),
        taus(taus_rank, taus_descriptor, 1);
    auto multiply = GSPMD_LAPACK(T, LAPACKE_sorgqr, LAPACKE_dorgqr,
                                 LAPACKE_cungqr, LAPACKE_zungqr);
    forEachInBatch(a.count, [&](int64_t b) {
      int first = firstNaN(taus, b);
      int info = multiply(kRows, a.rows, a.columns, taus.columns, a[b],
                          a.leading(), taus[b]);
      if (first < taus.columns) {
        // Rows above the first reflector that is not the identity stay
        // unchanged.
        auto *begin = std::find_if(taus[b], taus[b] + first,
                                   [](T tau) { return tau != T(); });
        a.setNaN(b, static_cast<int>(begin - taus[b]), first);
      }
      return info;
    });
  });
}

void gspmd_rt_householder_apply(int64_t element, int64_t left,
                                int64_t transpose, int64_t a_rank,
                                void *a_descriptor, int64_t taus_rank,
                                void *taus_descriptor, int64_t c_rank,
                                void *c_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2),
        taus(taus_rank, taus_descriptor, 1), c(c_rank, c_descriptor, 2);
    auto apply = GSPMD_LAPACK(T, LAPACKE_sormqr, LAPACKE_dormqr, LAPACKE_cunmqr,
                              LAPACKE_zunmqr);
    char flag = !transpose ? 'N' : isComplexNumber<T> ? 'C' : 'T';
    forEachInBatch(c.count, [&](int64_t b) {
      return apply(kRows, left ? 'L' : 'R', flag, c.rows, c.columns,
                   taus.columns, a[b], a.leading(), taus[b], c[b], c.leading());
    });
  });
}
