//===- FourierLanes.h - Several lines at once, in vectors -------*- C++ -*-===//
//
// The library is a template over its number type. With a vector as that type it
// transforms several lines of one length at once, each in a lane. No operation
// is contracted, so the bits of a line depend neither on other lanes nor on the
// processor.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_FOURIERLANES_H
#define GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_FOURIERLANES_H

#include "lib/Runtime/Numerics/Fourier/TargetClones.h"
#include <complex>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>

namespace mlir::gspmd::fourier {

constexpr int64_t kVectorBytes = 64; ///< of the widest vector (AVX-512)

/// The number of lines that are transformed at once.
template <typename Real>
constexpr int64_t kLanes = kVectorBytes / sizeof(Real);

/// A float or double for each of kLanes lines: a real number to the library. It
/// is an array because functions for different processors pass vectors
/// differently.
template <typename Real>
struct alignas(kVectorBytes) Lanes {
  using Vector = Real __attribute__((vector_size(kVectorBytes)));

  GSPMD_ALWAYS_INLINE Lanes(Real all = 0) : Lanes(all - Vector{}) {}
  GSPMD_ALWAYS_INLINE explicit Lanes(const Vector &vector) {
    std::memcpy(lane, &vector, sizeof(vector));
  }
  GSPMD_ALWAYS_INLINE Vector vector() const {
    Vector vector;
    std::memcpy(&vector, lane, sizeof(vector));
    return vector;
  }
  GSPMD_ALWAYS_INLINE Lanes &operator+=(const Lanes &b) {
    return *this = *this + b;
  }
  GSPMD_ALWAYS_INLINE Lanes &operator-=(const Lanes &b) {
    return *this = *this - b;
  }
  GSPMD_ALWAYS_INLINE Lanes &operator*=(const Lanes &b) {
    return *this = *this * b;
  }
  friend GSPMD_ALWAYS_INLINE Lanes operator+(const Lanes &a, const Lanes &b) {
    return Lanes(a.vector() + b.vector());
  }
  friend GSPMD_ALWAYS_INLINE Lanes operator-(const Lanes &a, const Lanes &b) {
    return Lanes(a.vector() - b.vector());
  }
  friend GSPMD_ALWAYS_INLINE Lanes operator*(const Lanes &a, const Lanes &b) {
    return Lanes(a.vector() * b.vector());
  }
  friend GSPMD_ALWAYS_INLINE Lanes operator-(const Lanes &a) {
    return Lanes(-a.vector());
  }

  Real lane[kLanes<Real>];
};

/// A complex number, or one in each lane.
template <typename T>
using Number = std::complex<T>;

/// Returns exp(-+ 2 pi i k / n), rounded once.
template <typename Real>
Number<Real> rootOfUnity(int64_t k, int64_t n, bool isInverse);

/// An unscaled transform of lines of one length by the library.
template <typename Real>
class LibraryPlan {
public:
  static std::unique_ptr<const LibraryPlan> make(int64_t n, bool isInverse);
  virtual ~LibraryPlan() = default;
  virtual void run(const Number<Lanes<Real>> *in,
                   Number<Lanes<Real>> *out) const = 0;
};

/// The numbers of kLanes lines in memory: the real part of number i of lane l
/// is at offsets[l] + i * stride.
template <typename Real>
struct LinesView {
  using Part = std::remove_const_t<Real>;

  Real *data;
  int64_t offsets[kLanes<Real>];
  int64_t stride;
  int64_t
      imag; ///< distance from a real to its imaginary part; 0 if there is none
  int64_t count; ///< number of lanes with a line

  Number<Part> get(int64_t l, int64_t i) const {
    Real *at = data + offsets[l] + i * stride;
    return {at[0], imag ? at[imag] : Part(0)};
  }
  void set(int64_t l, int64_t i, const Number<Part> &number) const {
    Real *at = data + offsets[l] + i * stride;
    at[0] = number.real();
    if (imag)
      at[imag] = number.imag();
  }
};

/// `gather` copies the first n numbers of each line to lanes, `scatter` copies
/// them back with a scale, and `multiply` computes numbers[i] *= all[i] *
/// each[i].
#define GSPMD_FOURIER_LANES(Real)                                              \
  void gather(const LinesView<const Real> &from, int64_t n,                    \
              Number<Lanes<Real>> *to);                                        \
  void scatter(const Number<Lanes<Real>> *from, int64_t n, Real scale,         \
               const LinesView<Real> &to);                                     \
  void multiply(Number<Lanes<Real>> *numbers, const Number<Real> *all,         \
                const Number<Lanes<Real>> *each, int64_t n);
GSPMD_FOURIER_LANES(float)
GSPMD_FOURIER_LANES(double)
#undef GSPMD_FOURIER_LANES

} // namespace mlir::gspmd::fourier

#endif // GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_FOURIERLANES_H
