//===- LinearAlgebra.cpp - Factorizations and solves by LAPACK ------------===//
//
// Batches of row-major matrices go to LAPACK one by one. What LAPACK does in
// place is done in place here. Where it says that it has not found a result,
// that is NaN, as JAX has it.
//
//===----------------------------------------------------------------------===//
#include "Lapack.h"
#include "StridedView.h"
#include "gspmd/ABI/Runtime.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <limits>
#include <vector>

using namespace gspmd;

namespace {

/// Row-major matrices (inner = 2), vectors (1) or numbers (0), one after the
/// other.
template <typename T>
struct Stack {
  T *data;
  int64_t count = 1;
  int rows = 1, columns = 1;

  Stack(int64_t rank, void *descriptor, unsigned inner) {
    StridedView view = StridedView::ofDescriptor(rank, descriptor, sizeof(T));
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
  /// What LAPACK wants to be at least 1.
  int leading() const { return std::max(columns, 1); }
  void setNaN(int64_t b) const {
    auto nan = std::numeric_limits<RealOf<T>>::quiet_NaN();
    if constexpr (isComplexNumber<T>)
      std::fill_n((*this)[b], size(), T(nan, nan));
    else
      std::fill_n((*this)[b], size(), nan);
  }
};

/// Calls body(T()) with the type of elements that the ABI numbers so.
template <typename Body>
void withElement(int64_t element, Body body) {
  switch (element) {
  case 0:
    return body(float());
  case 1:
    return body(double());
  case 2:
    return body(std::complex<float>());
  case 3:
    return body(std::complex<double>());
  }
  llvm::report_fatal_error("linear algebra on unknown elements");
}

constexpr int kRows = LAPACK_ROW_MAJOR;

/// What LAPACK returns, unless the host has no memory for it.
int checked(int info) {
  if (info == LAPACK_WORK_MEMORY_ERROR || info == LAPACK_TRANSPOSE_MEMORY_ERROR)
    llvm::report_fatal_error("no memory for the work of LAPACK",
                             /*gen_crash_diag=*/false);
  return info;
}

char uplo(int64_t lower) { return lower ? 'L' : 'U'; }

} // namespace

void gspmd_rt_cholesky(int64_t element, int64_t lower, int64_t clear,
                       int64_t a_rank, void *a_descriptor, int64_t info_rank,
                       void *info_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2);
    Stack<int32_t> info(info_rank, info_descriptor, 0);
    auto factorize = GSPMD_LAPACK(T, LAPACKE_spotrf, LAPACKE_dpotrf,
                                  LAPACKE_cpotrf, LAPACKE_zpotrf);
    for (int64_t b = 0; b < a.count; ++b) {
      *info[b] =
          checked(factorize(kRows, uplo(lower), a.rows, a[b], a.leading()));
      if (*info[b] != 0)
        a.setNaN(b);
      for (int i = 0; clear && i < a.rows; ++i) {
        T *row = a[b] + int64_t(i) * a.columns;
        lower ? std::fill(row + i + 1, row + a.columns, T(0))
              : std::fill(row, row + i, T(0));
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
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2), x(b_rank, b_descriptor, 2);
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
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2);
    Stack<int32_t> pivots(pivots_rank, pivots_descriptor, 1);
    Stack<int32_t> info(info_rank, info_descriptor, 0);
    auto factorize = GSPMD_LAPACK(T, LAPACKE_sgetrf, LAPACKE_dgetrf,
                                  LAPACKE_cgetrf, LAPACKE_zgetrf);
    for (int64_t b = 0; b < a.count; ++b)
      *info[b] = checked(
          factorize(kRows, a.rows, a.columns, a[b], a.leading(), pivots[b]));
  });
}

void gspmd_rt_pivots_to_permutation(int64_t pivots_rank,
                                    void *pivots_descriptor,
                                    int64_t permutation_rank,
                                    void *permutation_descriptor) {
  Stack<int32_t> pivots(pivots_rank, pivots_descriptor, 1);
  Stack<int32_t> permutation(permutation_rank, permutation_descriptor, 1);
  for (int64_t b = 0; b < pivots.count; ++b) {
    for (int i = 0; i < permutation.columns; ++i)
      permutation[b][i] = i;
    for (int i = 0; i < pivots.columns; ++i)
      std::swap(permutation[b][i], permutation[b][--pivots[b][i]]);
  }
}

void gspmd_rt_qr(int64_t element, int64_t a_rank, void *a_descriptor,
                 int64_t taus_rank, void *taus_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2), taus(taus_rank, taus_descriptor, 1);
    auto factorize = GSPMD_LAPACK(T, LAPACKE_sgeqrf, LAPACKE_dgeqrf,
                                  LAPACKE_cgeqrf, LAPACKE_zgeqrf);
    for (int64_t b = 0; b < a.count; ++b)
      checked(factorize(kRows, a.rows, a.columns, a[b], a.leading(), taus[b]));
  });
}

void gspmd_rt_pivoted_qr(int64_t element, int64_t a_rank, void *a_descriptor,
                         int64_t pivots_rank, void *pivots_descriptor,
                         int64_t taus_rank, void *taus_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2), taus(taus_rank, taus_descriptor, 1);
    Stack<int32_t> pivots(pivots_rank, pivots_descriptor, 1);
    auto factorize = GSPMD_LAPACK(T, LAPACKE_sgeqp3, LAPACKE_dgeqp3,
                                  LAPACKE_cgeqp3, LAPACKE_zgeqp3);
    for (int64_t b = 0; b < a.count; ++b)
      checked(factorize(kRows, a.rows, a.columns, a[b], a.leading(), pivots[b],
                        taus[b]));
  });
}

void gspmd_rt_householder_product(int64_t element, int64_t a_rank,
                                  void *a_descriptor, int64_t taus_rank,
                                  void *taus_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2), taus(taus_rank, taus_descriptor, 1);
    auto multiply = GSPMD_LAPACK(T, LAPACKE_sorgqr, LAPACKE_dorgqr,
                                 LAPACKE_cungqr, LAPACKE_zungqr);
    for (int64_t b = 0; b < a.count; ++b)
      checked(multiply(kRows, a.rows, a.columns, taus.columns, a[b],
                       a.leading(), taus[b]));
  });
}

void gspmd_rt_householder_apply(int64_t element, int64_t left,
                                int64_t transpose, int64_t a_rank,
                                void *a_descriptor, int64_t taus_rank,
                                void *taus_descriptor, int64_t c_rank,
                                void *c_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2), taus(taus_rank, taus_descriptor, 1),
        c(c_rank, c_descriptor, 2);
    auto apply = GSPMD_LAPACK(T, LAPACKE_sormqr, LAPACKE_dormqr, LAPACKE_cunmqr,
                              LAPACKE_zunmqr);
    char flag = !transpose ? 'N' : isComplexNumber<T> ? 'C' : 'T';
    for (int64_t b = 0; b < c.count; ++b)
      checked(apply(kRows, left ? 'L' : 'R', flag, c.rows, c.columns,
                    taus.columns, a[b], a.leading(), taus[b], c[b],
                    c.leading()));
  });
}

void gspmd_rt_svd(int64_t element, int64_t mode, int64_t by_qr, int64_t a_rank,
                  void *a_descriptor, int64_t s_rank, void *s_descriptor,
                  int64_t u_rank, void *u_descriptor, int64_t vt_rank,
                  void *vt_descriptor, int64_t info_rank,
                  void *info_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2), u(u_rank, u_descriptor, 2),
        vt(vt_rank, vt_descriptor, 2);
    Stack<RealOf<T>> s(s_rank, s_descriptor, 1);
    Stack<int32_t> info(info_rank, info_descriptor, 0);
    char job = static_cast<char>(mode);
    auto divide = GSPMD_LAPACK(T, LAPACKE_sgesdd, LAPACKE_dgesdd,
                               LAPACKE_cgesdd, LAPACKE_zgesdd);
    auto iterate = GSPMD_LAPACK(T, LAPACKE_sgesvd, LAPACKE_dgesvd,
                                LAPACKE_cgesvd, LAPACKE_zgesvd);
    std::vector<RealOf<T>> rest(by_qr ? std::max(s.columns, 1) : 0);
    for (int64_t b = 0; b < a.count; ++b) {
      int status =
          by_qr ? iterate(kRows, job, job, a.rows, a.columns, a[b], a.leading(),
                          s[b], u[b], u.leading(), vt[b], vt.leading(),
                          rest.data())
                : divide(kRows, job, a.rows, a.columns, a[b], a.leading(), s[b],
                         u[b], u.leading(), vt[b], vt.leading());
      *info[b] = checked(status);
      if (status == 0)
        continue;
      s.setNaN(b);
      u.setNaN(b);
      vt.setNaN(b);
    }
  });
}

void gspmd_rt_eigh(int64_t element, int64_t mode, int64_t lower, int64_t a_rank,
                   void *a_descriptor, int64_t w_rank, void *w_descriptor,
                   int64_t info_rank, void *info_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2);
    Stack<RealOf<T>> w(w_rank, w_descriptor, 1);
    Stack<int32_t> info(info_rank, info_descriptor, 0);
    auto decompose = GSPMD_LAPACK(T, LAPACKE_ssyevd, LAPACKE_dsyevd,
                                  LAPACKE_cheevd, LAPACKE_zheevd);
    for (int64_t b = 0; b < a.count; ++b) {
      *info[b] = checked(decompose(kRows, static_cast<char>(mode), uplo(lower),
                                   a.rows, a[b], a.leading(), w[b]));
      if (*info[b] == 0)
        continue;
      a.setNaN(b);
      w.setNaN(b);
    }
  });
}

namespace {

/// LAPACK has the vectors of a pair of conjugate eigenvalues as one column of
/// real and one of imaginary parts.
template <typename Real>
void unpackVectors(const Real *w_im, const Real *packed, int n,
                   std::complex<Real> *out) {
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      const Real *from = packed + int64_t(row) * n + column;
      std::complex<Real> *to = out + int64_t(row) * n + column;
      if (w_im[column] == 0 || column + 1 == n) {
        to[0] = from[0];
        continue;
      }
      to[0] = {from[0], from[1]};
      to[1] = {from[0], -from[1]};
      ++column;
    }
}

/// Of one real matrix; `vl` and `vr` may be null.
template <typename Real>
int eigReal(int n, Real *a, Real *w_re, Real *w_im, std::complex<Real> *vl,
            std::complex<Real> *vr) {
  auto decompose = GSPMD_LAPACK(Real, LAPACKE_sgeev, LAPACKE_dgeev,
                                LAPACKE_cgeev, LAPACKE_zgeev);
  std::vector<Real> left(vl ? int64_t(n) * n : 0),
      right(vr ? int64_t(n) * n : 0);
  int info = checked(decompose(kRows, vl ? 'V' : 'N', vr ? 'V' : 'N', n, a,
                               std::max(n, 1), w_re, w_im, left.data(),
                               std::max(n, 1), right.data(), std::max(n, 1)));
  if (info == 0 && vl)
    unpackVectors(w_im, left.data(), n, vl);
  if (info == 0 && vr)
    unpackVectors(w_im, right.data(), n, vr);
  return info;
}

template <typename T>
int eigComplex(int n, T *a, T *w, T *vl, T *vr) {
  auto decompose = GSPMD_LAPACK(T, LAPACKE_sgeev, LAPACKE_dgeev, LAPACKE_cgeev,
                                LAPACKE_zgeev);
  int leading = std::max(n, 1);
  return checked(decompose(kRows, vl ? 'V' : 'N', vr ? 'V' : 'N', n, a, leading,
                           w, vl, leading, vr, leading));
}

} // namespace

void gspmd_rt_eig(int64_t element, int64_t left, int64_t right, int64_t a_rank,
                  void *a_descriptor, int64_t w_re_rank, void *w_re_descriptor,
                  int64_t w_im_rank, void *w_im_descriptor, int64_t vl_rank,
                  void *vl_descriptor, int64_t vr_rank, void *vr_descriptor,
                  int64_t info_rank, void *info_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    using Complex = std::complex<RealOf<T>>;
    Stack<T> a(a_rank, a_descriptor, 2), w_re(w_re_rank, w_re_descriptor, 1),
        w_im(w_im_rank, w_im_descriptor, 1);
    Stack<Complex> vl(vl_rank, vl_descriptor, 2), vr(vr_rank, vr_descriptor, 2);
    Stack<int32_t> info(info_rank, info_descriptor, 0);
    std::vector<T> work(a.size()); // LAPACK overwrites it
    for (int64_t b = 0; b < a.count; ++b) {
      std::copy_n(a[b], a.size(), work.data());
      Complex *l = left ? vl[b] : nullptr, *r = right ? vr[b] : nullptr;
      if constexpr (isComplexNumber<T>)
        *info[b] = eigComplex(a.rows, work.data(), w_re[b], l, r);
      else
        *info[b] = eigReal(a.rows, work.data(), w_re[b], w_im[b], l, r);
      if (*info[b] == 0)
        continue;
      w_re.setNaN(b);
      w_im.setNaN(b);
      vl.setNaN(b);
      vr.setNaN(b);
    }
  });
}

void gspmd_rt_schur(int64_t element, int64_t mode, int64_t a_rank,
                    void *a_descriptor, int64_t vs_rank, void *vs_descriptor,
                    int64_t w_re_rank, void *w_re_descriptor, int64_t w_im_rank,
                    void *w_im_descriptor, int64_t sorted_rank,
                    void *sorted_descriptor, int64_t info_rank,
                    void *info_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2), vs(vs_rank, vs_descriptor, 2),
        w_re(w_re_rank, w_re_descriptor, 1),
        w_im(w_im_rank, w_im_descriptor, 1);
    Stack<int32_t> sorted(sorted_rank, sorted_descriptor, 0),
        info(info_rank, info_descriptor, 0);
    auto decompose = GSPMD_LAPACK(T, LAPACKE_sgees, LAPACKE_dgees,
                                  LAPACKE_cgees, LAPACKE_zgees);
    char job = static_cast<char>(mode);
    for (int64_t b = 0; b < a.count; ++b) {
      int n = a.rows, leading = a.leading();
      if constexpr (isComplexNumber<T>)
        *info[b] = decompose(kRows, job, 'N', nullptr, n, a[b], leading,
                             sorted[b], w_re[b], vs[b], leading);
      else
        *info[b] = decompose(kRows, job, 'N', nullptr, n, a[b], leading,
                             sorted[b], w_re[b], w_im[b], vs[b], leading);
      if (checked(*info[b]) == 0)
        continue;
      a.setNaN(b);
      vs.setNaN(b);
    }
  });
}

void gspmd_rt_hessenberg(int64_t element, int64_t low, int64_t high,
                         int64_t a_rank, void *a_descriptor, int64_t taus_rank,
                         void *taus_descriptor, int64_t info_rank,
                         void *info_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2), taus(taus_rank, taus_descriptor, 1);
    Stack<int32_t> info(info_rank, info_descriptor, 0);
    auto reduce = GSPMD_LAPACK(T, LAPACKE_sgehrd, LAPACKE_dgehrd,
                               LAPACKE_cgehrd, LAPACKE_zgehrd);
    for (int64_t b = 0; b < a.count; ++b)
      *info[b] =
          checked(reduce(kRows, a.rows, static_cast<int>(low),
                         static_cast<int>(high), a[b], a.leading(), taus[b]));
  });
}

void gspmd_rt_tridiagonal(int64_t element, int64_t lower, int64_t a_rank,
                          void *a_descriptor, int64_t d_rank,
                          void *d_descriptor, int64_t e_rank,
                          void *e_descriptor, int64_t taus_rank,
                          void *taus_descriptor, int64_t info_rank,
                          void *info_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> a(a_rank, a_descriptor, 2), taus(taus_rank, taus_descriptor, 1);
    Stack<RealOf<T>> d(d_rank, d_descriptor, 1), e(e_rank, e_descriptor, 1);
    Stack<int32_t> info(info_rank, info_descriptor, 0);
    auto reduce = GSPMD_LAPACK(T, LAPACKE_ssytrd, LAPACKE_dsytrd,
                               LAPACKE_chetrd, LAPACKE_zhetrd);
    for (int64_t b = 0; b < a.count; ++b)
      *info[b] = checked(reduce(kRows, uplo(lower), a.rows, a[b], a.leading(),
                                d[b], e[b], taus[b]));
  });
}

void gspmd_rt_tridiagonal_solve(int64_t element, int64_t dl_rank,
                                void *dl_descriptor, int64_t d_rank,
                                void *d_descriptor, int64_t du_rank,
                                void *du_descriptor, int64_t b_rank,
                                void *b_descriptor, int64_t info_rank,
                                void *info_descriptor) {
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> dl(dl_rank, dl_descriptor, 1), d(d_rank, d_descriptor, 1),
        du(du_rank, du_descriptor, 1), x(b_rank, b_descriptor, 2);
    Stack<int32_t> info(info_rank, info_descriptor, 0);
    auto solve = GSPMD_LAPACK(T, LAPACKE_sgtsv, LAPACKE_dgtsv, LAPACKE_cgtsv,
                              LAPACKE_zgtsv);
    for (int64_t b = 0; b < x.count; ++b) {
      // JAX's lower diagonal has its first place unused, LAPACK's has no such
      // place.
      *info[b] = checked(solve(kRows, x.rows, x.columns, dl[b] + 1, d[b], du[b],
                               x[b], x.leading()));
      if (*info[b] != 0)
        x.setNaN(b);
    }
  });
}

namespace {

/// Gaussian elimination with row exchanges, as gtsv does it, on rows of two
/// upper diagonals. A pivot of 0 is replaced by what rounding may have made 0:
/// the largest element times epsilon.
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

  /// Of a row-major n x columns matrix, in place.
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

  /// Takes row i from row i + 1, exchanged first if that has the larger pivot.
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
  withElement(element, [&](auto zero) {
    using T = decltype(zero);
    Stack<T> dl(dl_rank, dl_descriptor, 1), d(d_rank, d_descriptor, 1),
        du(du_rank, du_descriptor, 1), x(b_rank, b_descriptor, 2);
    for (int64_t b = 0; b < x.count; ++b)
      PerturbedElimination<T>(dl[b], d[b], du[b], x.rows)
          .solve(x[b], x.columns);
  });
}
