//===- ComplexMath.cpp - Complex functions for device programs ------------===//
#include "gspmd/ABI/Runtime.h"
#include <cmath>
#include <complex>

namespace {

using Complex = std::complex<double>;

gspmd_complex pack(Complex z) { return {z.real(), z.imag()}; }

/// exp(z) - 1 = expm1(x) cos(y) - 2 sin(y/2)^2 + i exp(x) sin(y), which is
/// accurate near 0.
Complex expm1(Complex z) {
  double half = std::sin(z.imag() / 2);
  return {std::expm1(z.real()) * std::cos(z.imag()) - 2 * half * half,
          z.imag() == 0 ? z.imag() : std::exp(z.real()) * std::sin(z.imag())};
}

/// The real part is log1p(|1 + z|^2 - 1) / 2 near 0.
Complex log1p(Complex z) {
  double x = z.real(), y = z.imag();
  double real = std::log(std::hypot(1 + x, y));
  if (std::fabs(x) < 0.5 && std::fabs(y) < 0.5)
    real = 0.5 * std::log1p(std::fma(x, x + 2, y * y));
  return {real, std::atan2(y, 1 + x)};
}

Complex power(Complex base, Complex exponent) {
  if (exponent == Complex(0))
    return 1;
  if (base == Complex(0))
    return exponent.real() > 0 ? Complex(0) : Complex(INFINITY, NAN);
  if (exponent == Complex(1))
    return base;
  if (exponent == Complex(2))
    return base * base;
  return std::pow(base, exponent);
}

Complex cubeRoot(Complex z) {
  if (z == Complex(0))
    return z;
  return std::polar(std::cbrt(std::abs(z)), std::arg(z) / 3);
}

/// Returns -i log((x + i y) / sqrt(x^2 + y^2)).
Complex arcTangent2(Complex y, Complex x) {
  Complex i(0, 1);
  return -i * std::log((x + i * y) / std::sqrt(x * x + y * y));
}

Complex sign(Complex z) {
  double magnitude = std::abs(z);
  if (std::isnan(magnitude))
    return {NAN, NAN};
  return magnitude == 0 ? z : z / magnitude;
}

} // namespace

#define GSPMD_UNARY(NAME, VALUE)                                               \
  gspmd_complex gspmd_rt_complex_##NAME(double re, double im) {                \
    Complex z(re, im);                                                         \
    return pack(VALUE);                                                        \
  }
GSPMD_UNARY(exp, std::exp(z))
GSPMD_UNARY(expm1, expm1(z))
GSPMD_UNARY(log, std::log(z))
GSPMD_UNARY(log1p, log1p(z))
GSPMD_UNARY(sin, std::sin(z))
GSPMD_UNARY(cos, std::cos(z))
GSPMD_UNARY(tan, std::tan(z))
GSPMD_UNARY(tanh, std::tanh(z))
GSPMD_UNARY(sinh, std::sinh(z))
GSPMD_UNARY(cosh, std::cosh(z))
GSPMD_UNARY(sqrt, std::sqrt(z))
GSPMD_UNARY(rsqrt, Complex(1) / std::sqrt(z))
GSPMD_UNARY(cbrt, cubeRoot(z))
GSPMD_UNARY(logistic, Complex(1) / (Complex(1) + std::exp(-z)))
GSPMD_UNARY(acos, std::acos(z))
GSPMD_UNARY(acosh, std::acosh(z))
GSPMD_UNARY(asin, std::asin(z))
GSPMD_UNARY(asinh, std::asinh(z))
GSPMD_UNARY(atan, std::atan(z))
GSPMD_UNARY(atanh, std::atanh(z))
GSPMD_UNARY(sign, sign(z))
#undef GSPMD_UNARY

gspmd_complex gspmd_rt_complex_pow(double re, double im, double exponent_re,
                                   double exponent_im) {
  return pack(power({re, im}, {exponent_re, exponent_im}));
}
gspmd_complex gspmd_rt_complex_atan2(double y_re, double y_im, double x_re,
                                     double x_im) {
  return pack(arcTangent2({y_re, y_im}, {x_re, x_im}));
}
