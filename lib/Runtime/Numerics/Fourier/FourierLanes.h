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

namespace mlir::gspmd::fourier {

constexpr int64_t kLanes = 8; ///< doubles in the widest vector (AVX-512)

/// One double for each of kLanes lines: a real number to the library. It is an
/// array because functions for different processors pass vectors differently.
struct alignas(64) Lanes {
  using Vector = double __attribute__((vector_size(kLanes * sizeof(double))));

  GSPMD_ALWAYS_INLINE Lanes(double all = 0.0) : Lanes(all - Vector{}) {}
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

  double lane[kLanes];
};

/// A complex number, or one in each lane.
template <typename T>
using Number = std::complex<T>;
using Root = std::complex<double>;

/// Returns exp(-+ 2 pi i k / n), rounded once.
Root rootOfUnity(int64_t k, int64_t n, bool isInverse);

/// An unscaled transform of lines of one length by the library.
class LibraryPlan {
public:
  static std::unique_ptr<const LibraryPlan> make(int64_t n, bool isInverse);
  virtual ~LibraryPlan() = default;
  virtual void run(const Number<Lanes> *in, Number<Lanes> *out) const = 0;
};

/// The numbers of kLanes lines in memory: the real part of number i of lane l
/// is at offsets[l] + i * stride.
template <typename Real>
struct LinesView {
  Real *data;
  int64_t offsets[kLanes];
  int64_t stride;
  int64_t
      imag; ///< distance from a real to its imaginary part; 0 if there is none
  int64_t count; ///< number of lanes with a line

  Number<double> get(int64_t l, int64_t i) const {
    Real *at = data + offsets[l] + i * stride;
    return {at[0], imag ? at[imag] : Real(0)};
  }
  void set(int64_t l, int64_t i, const Number<double> &number) const {
    Real *at = data + offsets[l] + i * stride;
    at[0] = static_cast<Real>(number.real());
    if (imag)
      at[imag] = static_cast<Real>(number.imag());
  }
};

/// Copies the first n numbers of each line to lanes, and back with a scale.
void gather(const LinesView<const float> &from, int64_t n, Number<Lanes> *to);
void gather(const LinesView<const double> &from, int64_t n, Number<Lanes> *to);
void scatter(const Number<Lanes> *from, int64_t n, double scale,
             const LinesView<float> &to);
void scatter(const Number<Lanes> *from, int64_t n, double scale,
             const LinesView<double> &to);

/// Computes numbers[i] *= all[i] * each[i].
void multiply(Number<Lanes> *numbers, const Root *all,
              const Number<Lanes> *factors, int64_t n);

} // namespace mlir::gspmd::fourier

#endif // GSPMD_LIB_RUNTIME_NUMERICS_FOURIER_FOURIERLANES_H
