//===- Spectra.cpp - Eigenvalues, singular values, reductions -------------===//
#include "gspmd/ABI/Runtime.h"
#include "lib/Runtime/Numerics/LinearAlgebra/LapackBatch.h"
#include <vector>

using namespace gspmd;

void gspmd_rt_svd(int64_t element, int64_t mode, int64_t by_qr, int64_t a_rank,
                  void *a_descriptor, int64_t s_rank, void *s_descriptor,
                  int64_t u_rank, void *u_descriptor, int64_t vt_rank,
                  void *vt_descriptor, int64_t info_rank,
                  void *info_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2), u(u_rank, u_descriptor, 2),
        vt(vt_rank, vt_descriptor, 2);
    LapackBatch<RealOf<T>> s(s_rank, s_descriptor, 1);
    LapackBatch<int32_t> info(info_rank, info_descriptor, 0);
    char job = static_cast<char>(mode);
    auto divide = GSPMD_LAPACK(T, LAPACKE_sgesdd, LAPACKE_dgesdd,
                               LAPACKE_cgesdd, LAPACKE_zgesdd);
    auto iterate = GSPMD_LAPACK(T, LAPACKE_sgesvd, LAPACKE_dgesvd,
                                LAPACKE_cgesvd, LAPACKE_zgesvd);
    std::vector<RealOf<T>> rest(by_qr ? std::max(s.columns, 1) : 0);
    forEachInBatch(
        info,
        [&](int64_t b) {
          return by_qr
                     ? iterate(kRows, job, job, a.rows, a.columns, a[b],
                               a.leading(), s[b], u[b], u.leading(), vt[b],
                               vt.leading(), rest.data())
                     : divide(kRows, job, a.rows, a.columns, a[b], a.leading(),
                              s[b], u[b], u.leading(), vt[b], vt.leading());
        },
        s, u, vt);
  });
}

void gspmd_rt_eigh(int64_t element, int64_t mode, int64_t lower, int64_t a_rank,
                   void *a_descriptor, int64_t w_rank, void *w_descriptor,
                   int64_t info_rank, void *info_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2);
    LapackBatch<RealOf<T>> w(w_rank, w_descriptor, 1);
    LapackBatch<int32_t> info(info_rank, info_descriptor, 0);
    auto decompose = GSPMD_LAPACK(T, LAPACKE_ssyevd, LAPACKE_dsyevd,
                                  LAPACKE_cheevd, LAPACKE_zheevd);
    // The info value for an invalid matrix: its argument number.
    const int invalidMatrix = -5;
    forEachInBatch(
        info,
        [&](int64_t b) {
          // LAPACK may return finite vectors for a NaN, and reports success.
          if (!a.isTriangleFinite(b, lower))
            return invalidMatrix;
          return decompose(kRows, static_cast<char>(mode), uplo(lower), a.rows,
                           a[b], a.leading(), w[b]);
        },
        a, w);
  });
}

namespace {

/// Combines columns: LAPACK stores the vectors of a pair of conjugate
/// eigenvalues as a column of real and one of imaginary parts.
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

/// Computes the eigenvalues of one real matrix; `vl` and `vr` may be null.
template <typename Real>
int eigReal(int n, Real *a, Real *w_re, Real *w_im, std::complex<Real> *vl,
            std::complex<Real> *vr) {
  auto decompose = GSPMD_LAPACK(Real, LAPACKE_sgeev, LAPACKE_dgeev,
                                LAPACKE_cgeev, LAPACKE_zgeev);
  std::vector<Real> left(vl ? int64_t(n) * n : 0),
      right(vr ? int64_t(n) * n : 0);
  int info = decompose(kRows, vl ? 'V' : 'N', vr ? 'V' : 'N', n, a,
                       std::max(n, 1), w_re, w_im, left.data(), std::max(n, 1),
                       right.data(), std::max(n, 1));
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
  return decompose(kRows, vl ? 'V' : 'N', vr ? 'V' : 'N', n, a, leading, w, vl,
                   leading, vr, leading);
}

} // namespace

void gspmd_rt_eig(int64_t element, int64_t left, int64_t right, int64_t a_rank,
                  void *a_descriptor, int64_t w_re_rank, void *w_re_descriptor,
                  int64_t w_im_rank, void *w_im_descriptor, int64_t vl_rank,
                  void *vl_descriptor, int64_t vr_rank, void *vr_descriptor,
                  int64_t info_rank, void *info_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    using Complex = std::complex<RealOf<T>>;
    LapackBatch<T> a(a_rank, a_descriptor, 2),
        w_re(w_re_rank, w_re_descriptor, 1),
        w_im(w_im_rank, w_im_descriptor, 1);
    LapackBatch<Complex> vl(vl_rank, vl_descriptor, 2),
        vr(vr_rank, vr_descriptor, 2);
    LapackBatch<int32_t> info(info_rank, info_descriptor, 0);
    std::vector<T> work(a.size()); // LAPACK overwrites it
    // The info value for an invalid matrix: its argument number.
    const int invalidMatrix = -4;
    forEachInBatch(
        info,
        [&](int64_t b) {
          // LAPACK isolates eigenvalues that are alone in their row or column
          // before it reads the other elements, and reports success.
          if (!a.isFinite(b))
            return invalidMatrix;
          std::copy_n(a[b], a.size(), work.data());
          Complex *l = left ? vl[b] : nullptr, *r = right ? vr[b] : nullptr;
          if constexpr (isComplexNumber<T>)
            return eigComplex(a.rows, work.data(), w_re[b], l, r);
          else
            return eigReal(a.rows, work.data(), w_re[b], w_im[b], l, r);
        },
        w_re, w_im, vl, vr);
  });
}

void gspmd_rt_schur(int64_t element, int64_t mode, int64_t a_rank,
                    void *a_descriptor, int64_t vs_rank, void *vs_descriptor,
                    int64_t w_re_rank, void *w_re_descriptor, int64_t w_im_rank,
                    void *w_im_descriptor, int64_t sorted_rank,
                    void *sorted_descriptor, int64_t info_rank,
                    void *info_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2), vs(vs_rank, vs_descriptor, 2),
        w_re(w_re_rank, w_re_descriptor, 1),
        w_im(w_im_rank, w_im_descriptor, 1);
    LapackBatch<int32_t> sorted(sorted_rank, sorted_descriptor, 0),
        info(info_rank, info_descriptor, 0);
    auto decompose = GSPMD_LAPACK(T, LAPACKE_sgees, LAPACKE_dgees,
                                  LAPACKE_cgees, LAPACKE_zgees);
    char job = static_cast<char>(mode);
    int n = a.rows, leading = a.leading();
    forEachInBatch(
        info,
        [&](int64_t b) {
          if constexpr (isComplexNumber<T>)
            return decompose(kRows, job, 'N', nullptr, n, a[b], leading,
                             sorted[b], w_re[b], vs[b], leading);
          else
            return decompose(kRows, job, 'N', nullptr, n, a[b], leading,
                             sorted[b], w_re[b], w_im[b], vs[b], leading);
        },
        a, vs);
  });
}

void gspmd_rt_hessenberg(int64_t element, int64_t low, int64_t high,
                         int64_t a_rank, void *a_descriptor, int64_t taus_rank,
                         void *taus_descriptor, int64_t info_rank,
                         void *info_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2),
        taus(taus_rank, taus_descriptor, 1);
    LapackBatch<int32_t> info(info_rank, info_descriptor, 0);
    auto reduce = GSPMD_LAPACK(T, LAPACKE_sgehrd, LAPACKE_dgehrd,
                               LAPACKE_cgehrd, LAPACKE_zgehrd);
    forEachInBatch(info, [&](int64_t b) {
      return reduce(kRows, a.rows, static_cast<int>(low),
                    static_cast<int>(high), a[b], a.leading(), taus[b]);
    });
  });
}

void gspmd_rt_tridiagonal(int64_t element, int64_t lower, int64_t a_rank,
                          void *a_descriptor, int64_t d_rank,
                          void *d_descriptor, int64_t e_rank,
                          void *e_descriptor, int64_t taus_rank,
                          void *taus_descriptor, int64_t info_rank,
                          void *info_descriptor) {
  dispatchElementType(element, [&](auto zero) {
    using T = decltype(zero);
    LapackBatch<T> a(a_rank, a_descriptor, 2),
        taus(taus_rank, taus_descriptor, 1);
    LapackBatch<RealOf<T>> d(d_rank, d_descriptor, 1),
        e(e_rank, e_descriptor, 1);
    LapackBatch<int32_t> info(info_rank, info_descriptor, 0);
    auto reduce = GSPMD_LAPACK(T, LAPACKE_ssytrd, LAPACKE_dsytrd,
                               LAPACKE_chetrd, LAPACKE_zhetrd);
    forEachInBatch(info, [&](int64_t b) {
      return reduce(kRows, uplo(lower), a.rows, a[b], a.leading(), d[b], e[b],
                    taus[b]);
    });
  });
}
