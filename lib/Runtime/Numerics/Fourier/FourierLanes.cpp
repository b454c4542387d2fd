//===- FourierLanes.cpp - Eigen's kissfft in lanes ------------------------===//
#include "lib/Runtime/Numerics/Fourier/FourierLanes.h"

#define EIGEN_MPL2_ONLY
#include <unsupported/Eigen/FFT>

namespace mlir::gspmd::fourier {
namespace {

// The library's functions again for newer processors: its header has no include
// guard because another header includes it.
#if defined(__x86_64__) && defined(__linux__)
#define GSPMD_LIBRARY_NAMES                                                    \
  namespace Eigen {                                                            \
  namespace numext = ::Eigen::numext;                                          \
  namespace internal {                                                         \
  using ::Eigen::internal::ignore_unused_variable;                             \
  }                                                                            \
  }
namespace v3 {
GSPMD_LIBRARY_NAMES
#pragma clang attribute push(__attribute__((target("arch=x86-64-v3"))),        \
                             apply_to = function)
#include <unsupported/Eigen/src/FFT/ei_kissfft_impl.h>
#pragma clang attribute pop
} // namespace v3
namespace v4 {
GSPMD_LIBRARY_NAMES
#pragma clang attribute push(__attribute__((target("arch=x86-64-v4"))),        \
                             apply_to = function)
#include <unsupported/Eigen/src/FFT/ei_kissfft_impl.h>
#pragma clang attribute pop
} // namespace v4
#endif

} // namespace

Root rootOfUnity(int64_t k, int64_t n, bool isInverse) {
  constexpr long double circle = 6.283185307179586476925286766559005768L;
  auto root = std::polar(1.0L, circle * static_cast<long double>(k) /
                                   static_cast<long double>(n));
  return {static_cast<double>(root.real()),
          static_cast<double>(isInverse ? root.imag() : -root.imag())};
}

namespace {

template <typename Library>
class PlanForLibrary : public LibraryPlan {
public:
  /// Replaces the library's roots of unity, which come from functions whose
  /// last bit depends on the processor.
  PlanForLibrary(int64_t n, bool isInverse) {
    library.m_inverse = isInverse;
    for (int64_t k = 0; k < n; ++k) {
      Root root = rootOfUnity(k, n, isInverse);
      library.m_twiddles.emplace_back(root.real(), root.imag());
    }
    library.factorize(static_cast<int>(n));
  }
  /// The library does not support length 1, which is the identity. It modifies
  /// nothing but its scratch memory for primes above 5: then each run has its
  /// own copy.
  void run(const Number<Lanes> *in, Number<Lanes> *out) const override {
    if (library.m_twiddles.size() == 1)
      out[0] = in[0];
    else if (library.m_scratchBuf.empty())
      library.work(0, out, in, 1, 1);
    else
      Library(library).work(0, out, in, 1, 1);
  }

private:
  mutable Library library;
};

/// Copies numbers whose adjacent lanes are adjacent in memory, with real and
/// imaginary parts alternating.
template <typename Real>
GSPMD_ALWAYS_INLINE bool lanesTouch(const LinesView<Real> &view) {
  bool touch = view.imag == 1 && view.count == kLanes;
  for (int64_t l = 1; l < kLanes; ++l)
    touch &= view.offsets[l] == view.offsets[0] + 2 * l;
  return touch;
}

/// Returns a view of adjacent lanes (lanesTouch) with strides known to the
/// compiler, which vectorizes the copies.
template <typename Real>
GSPMD_ALWAYS_INLINE LinesView<Real> touching(const LinesView<Real> &view) {
  return {view.data + view.offsets[0],
          {0, 2, 4, 6, 8, 10, 12, 14},
          view.stride,
          1,
          kLanes};
}

template <typename Real>
GSPMD_ALWAYS_INLINE void gatherEach(const LinesView<const Real> &from,
                                    int64_t n, Number<Lanes> *to) {
  auto *lanes = reinterpret_cast<double *>(to);
  for (int64_t i = 0; i < n; ++i, lanes += 2 * kLanes)
    for (int64_t l = 0; l < kLanes; ++l) {
      Number<double> number = l < from.count ? from.get(l, i) : 0.0;
      lanes[l] = number.real();
      lanes[kLanes + l] = number.imag();
    }
}

template <typename Real>
GSPMD_ALWAYS_INLINE void scatterEach(const Number<Lanes> *from, int64_t n,
                                     double scale, const LinesView<Real> &to) {
  const auto *lanes = reinterpret_cast<const double *>(from);
  for (int64_t i = 0; i < n; ++i, lanes += 2 * kLanes)
    for (int64_t l = 0; l < to.count; ++l)
      to.set(l, i, {lanes[l] * scale, lanes[kLanes + l] * scale});
}

} // namespace

std::unique_ptr<const LibraryPlan> LibraryPlan::make(int64_t n,
                                                     bool isInverse) {
#if defined(__x86_64__) && defined(__linux__)
  if (__builtin_cpu_supports("x86-64-v4"))
    return std::make_unique<
        PlanForLibrary<v4::Eigen::internal::kiss_cpx_fft<Lanes>>>(n, isInverse);
  if (__builtin_cpu_supports("x86-64-v3"))
    return std::make_unique<
        PlanForLibrary<v3::Eigen::internal::kiss_cpx_fft<Lanes>>>(n, isInverse);
#endif
  return std::make_unique<PlanForLibrary<Eigen::internal::kiss_cpx_fft<Lanes>>>(
      n, isInverse);
}

#define GSPMD_FOURIER_MEMORY(Real)                                             \
  GSPMD_TARGET_CLONES                                                          \
  void gather(const LinesView<const Real> &from, int64_t n,                    \
              Number<Lanes> *to) {                                             \
    lanesTouch(from) ? gatherEach(touching(from), n, to)                       \
                     : gatherEach(from, n, to);                                \
  }                                                                            \
  GSPMD_TARGET_CLONES                                                          \
  void scatter(const Number<Lanes> *from, int64_t n, double scale,             \
               const LinesView<Real> &to) {                                    \
    lanesTouch(to) ? scatterEach(from, n, scale, touching(to))                 \
                   : scatterEach(from, n, scale, to);                          \
  }
GSPMD_FOURIER_MEMORY(float)
GSPMD_FOURIER_MEMORY(double)
#undef GSPMD_FOURIER_MEMORY

GSPMD_TARGET_CLONES
void multiply(Number<Lanes> *numbers, const Root *all,
              const Number<Lanes> *factors, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    numbers[i] *= factors[i] * Number<Lanes>(all[i].real(), all[i].imag());
}

} // namespace mlir::gspmd::fourier
