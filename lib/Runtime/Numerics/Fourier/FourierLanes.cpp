//===- FourierLanes.cpp - Eigen's kissfft in lanes ------------------------===//
#include "lib/Runtime/Numerics/Fourier/FourierLanes.h"

#include <utility>

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

template <typename Real>
Number<Real> rootOfUnity(int64_t k, int64_t n, bool isInverse) {
  constexpr long double circle = 6.283185307179586476925286766559005768L;
  auto root = std::polar(1.0L, circle * static_cast<long double>(k) /
                                   static_cast<long double>(n));
  return {static_cast<Real>(root.real()),
          static_cast<Real>(isInverse ? root.imag() : -root.imag())};
}
template Number<float> rootOfUnity(int64_t, int64_t, bool);
template Number<double> rootOfUnity(int64_t, int64_t, bool);

namespace {

template <typename Real, typename Library>
class PlanForLibrary : public LibraryPlan<Real> {
public:
  /// Replaces the library's roots of unity, which come from functions whose
  /// last bit depends on the processor.
  PlanForLibrary(int64_t n, bool isInverse) {
    library.m_inverse = isInverse;
    for (int64_t k = 0; k < n; ++k) {
      auto root = rootOfUnity<Real>(k, n, isInverse);
      library.m_twiddles.emplace_back(root.real(), root.imag());
    }
    library.factorize(static_cast<int>(n));
  }
  /// The library does not support length 1, which is the identity. It modifies
  /// nothing but its scratch memory for primes above 5: then each run has its
  /// own copy.
  void run(const Number<Lanes<Real>> *in,
           Number<Lanes<Real>> *out) const override {
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
  bool touch = view.imag == 1 && view.count == kLanes<Real>;
  for (int64_t l = 1; l < kLanes<Real>; ++l)
    touch &= view.offsets[l] == view.offsets[0] + 2 * l;
  return touch;
}

/// Returns a view of adjacent lanes (lanesTouch) with strides known to the
/// compiler, which vectorizes the copies.
template <typename Real>
GSPMD_ALWAYS_INLINE LinesView<Real> touching(const LinesView<Real> &view) {
  LinesView<Real> adjacent{
      view.data + view.offsets[0], {}, view.stride, 1, kLanes<Real>};
  for (int64_t l = 0; l < kLanes<Real>; ++l)
    adjacent.offsets[l] = 2 * l;
  return adjacent;
}

/// Returns true if each line is contiguous, with real and imaginary parts
/// alternating.
template <typename Real>
GSPMD_ALWAYS_INLINE bool linesAreContiguous(const LinesView<Real> &view) {
  return view.imag == 1 && view.stride == 2;
}

/// Exchanges the blocks of Step x Step elements beside the diagonal.
template <size_t Step, typename Vector, size_t... Lane>
GSPMD_ALWAYS_INLINE void exchangeBlocks(Vector &a, Vector &b,
                                        std::index_sequence<Lane...>) {
  constexpr size_t n = sizeof...(Lane);
  Vector first =
      __builtin_shufflevector(a, b, (Lane & Step ? n + Lane - Step : Lane)...);
  b = __builtin_shufflevector(a, b, (Lane & Step ? n + Lane : Lane + Step)...);
  a = first;
}

/// Transposes a square matrix, whose rows are vectors.
template <size_t Step, typename Vector, size_t n>
GSPMD_ALWAYS_INLINE void transpose(Vector (&rows)[n]) {
  for (size_t row = 0; row < n; ++row)
    if (!(row & Step))
      exchangeBlocks<Step>(rows[row], rows[row + Step],
                           std::make_index_sequence<n>());
  if constexpr (Step > 1)
    transpose<Step / 2>(rows);
}

/// As many numbers of kLanes lines as fill a square matrix.
template <typename Real>
struct Tile {
  using Vector = typename Lanes<Real>::Vector;
  static constexpr int64_t kNumbers = kLanes<Real> / 2;

  GSPMD_ALWAYS_INLINE void transposeRows() {
    transpose<kLanes<Real> / 2>(rows);
  }

  Vector rows[kLanes<Real>];
};

/// Copies tiles of contiguous lines to lanes. Returns the number of copied
/// numbers of each line.
template <typename Real>
GSPMD_ALWAYS_INLINE int64_t gatherTiles(const LinesView<const Real> &from,
                                        int64_t n, Number<Lanes<Real>> *to) {
  int64_t i = 0;
  for (; i + Tile<Real>::kNumbers <= n; i += Tile<Real>::kNumbers) {
    Tile<Real> tile{};
    for (int64_t l = 0; l < from.count; ++l)
      std::memcpy(&tile.rows[l], from.data + from.offsets[l] + 2 * i,
                  kVectorBytes);
    tile.transposeRows();
    std::memcpy(static_cast<void *>(to + i), tile.rows, sizeof(tile.rows));
  }
  return i;
}

/// Copies tiles of lanes to contiguous lines, multiplied by `scale`.
template <typename Real>
GSPMD_ALWAYS_INLINE int64_t scatterTiles(const Number<Lanes<Real>> *from,
                                         int64_t n, Real scale,
                                         const LinesView<Real> &to) {
  int64_t i = 0;
  for (; i + Tile<Real>::kNumbers <= n; i += Tile<Real>::kNumbers) {
    Tile<Real> tile;
    std::memcpy(tile.rows, from + i, sizeof(tile.rows));
    for (auto &row : tile.rows)
      row *= scale;
    tile.transposeRows();
    for (int64_t l = 0; l < to.count; ++l)
      std::memcpy(to.data + to.offsets[l] + 2 * i, &tile.rows[l], kVectorBytes);
  }
  return i;
}

template <typename Real>
GSPMD_ALWAYS_INLINE void gatherEach(const LinesView<const Real> &from,
                                    int64_t n, Number<Lanes<Real>> *to) {
  int64_t begin = 0;
  if (linesAreContiguous(from))
    begin = gatherTiles(from, n, to);
  auto *lanes = reinterpret_cast<Real *>(to + begin);
  for (int64_t i = begin; i < n; ++i, lanes += 2 * kLanes<Real>)
    for (int64_t l = 0; l < kLanes<Real>; ++l) {
      Number<Real> number = l < from.count ? from.get(l, i) : Real(0);
      lanes[l] = number.real();
      lanes[kLanes<Real> + l] = number.imag();
    }
}

template <typename Real>
GSPMD_ALWAYS_INLINE void scatterEach(const Number<Lanes<Real>> *from, int64_t n,
                                     Real scale, const LinesView<Real> &to) {
  int64_t begin = 0;
  if (linesAreContiguous(to))
    begin = scatterTiles(from, n, scale, to);
  const auto *lanes = reinterpret_cast<const Real *>(from + begin);
  for (int64_t i = begin; i < n; ++i, lanes += 2 * kLanes<Real>)
    for (int64_t l = 0; l < to.count; ++l)
      to.set(l, i, {lanes[l] * scale, lanes[kLanes<Real> + l] * scale});
}

} // namespace

template <typename Real>
std::unique_ptr<const LibraryPlan<Real>>
LibraryPlan<Real>::make(int64_t n, bool isInverse) {
  using Number = Lanes<Real>;
#if defined(__x86_64__) && defined(__linux__)
  if (__builtin_cpu_supports("x86-64-v4"))
    return std::make_unique<
        PlanForLibrary<Real, v4::Eigen::internal::kiss_cpx_fft<Number>>>(
        n, isInverse);
  if (__builtin_cpu_supports("x86-64-v3"))
    return std::make_unique<
        PlanForLibrary<Real, v3::Eigen::internal::kiss_cpx_fft<Number>>>(
        n, isInverse);
#endif
  return std::make_unique<
      PlanForLibrary<Real, Eigen::internal::kiss_cpx_fft<Number>>>(n,
                                                                   isInverse);
}
template class LibraryPlan<float>;
template class LibraryPlan<double>;

#define GSPMD_FOURIER_LANES(Real)                                              \
  GSPMD_TARGET_CLONES                                                          \
  void gather(const LinesView<const Real> &from, int64_t n,                    \
              Number<Lanes<Real>> *to) {                                       \
    lanesTouch(from) ? gatherEach(touching(from), n, to)                       \
                     : gatherEach(from, n, to);                                \
  }                                                                            \
  GSPMD_TARGET_CLONES                                                          \
  void scatter(const Number<Lanes<Real>> *from, int64_t n, Real scale,         \
               const LinesView<Real> &to) {                                    \
    lanesTouch(to) ? scatterEach(from, n, scale, touching(to))                 \
                   : scatterEach(from, n, scale, to);                          \
  }                                                                            \
  GSPMD_TARGET_CLONES                                                          \
  void multiply(Number<Lanes<Real>> *numbers, const Number<Real> *all,         \
                const Number<Lanes<Real>> *each, int64_t n) {                  \
    for (int64_t i = 0; i < n; ++i)                                            \
      numbers[i] *=                                                            \
          each[i] * Number<Lanes<Real>>(all[i].real(), all[i].imag());         \
  }
GSPMD_FOURIER_LANES(float)
GSPMD_FOURIER_LANES(double)
#undef GSPMD_FOURIER_LANES

} // namespace mlir::gspmd::fourier
