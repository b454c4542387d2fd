//===- SpecialFunctions.cpp - Scalar functions for device programs --------===//
#include "gspmd/ABI/Runtime.h"
#include <cmath>
#include <limits>

namespace {

/// The type of intermediate values, so that double results are accurate to the
/// last digits also near zeros.
using Wide = long double;
const Wide kPi = 3.14159265358979323846264338327950288L;

/// Uses reflection for x < 0, recurrence up to 16, then the asymptotic series.
Wide digamma(Wide x) {
  if (x == 0)
    return std::copysign(std::numeric_limits<Wide>::infinity(), -x);
  if (x < 0) {
    if (x == std::floor(x))
      return std::numeric_limits<Wide>::quiet_NaN();
    return digamma(1 - x) - kPi / std::tan(kPi * (x - std::round(x)));
  }
  Wide sum = 0;
  for (; x < 16; x += 1)
    sum -= 1 / x;
  Wide r = 1 / (x * x);
  Wide series =
      r * (1.0L / 12 -
           r * (1.0L / 120 -
                r * (1.0L / 252 -
                     r * (1.0L / 240 -
                          r * (1.0L / 132 - r * (691.0L / 32760 - r / 12))))));
  return sum + std::log(x) - 0.5L / x - series;
}

/// Computes lgamma without the global `signgam`, which would be a data race.
double logGamma(double x) {
  int sign;
  return lgamma_r(x, &sign);
}

/// Computes Hurwitz's zeta function of finite x > 1 and q > 0: the first terms
/// of the sum over (q + k)^-x, and the Euler-Maclaurin formula for the rest.
Wide zetaSeries(Wide x, Wide q) {
  // B_2k / (2k)!
  static const Wide coefficients[] = {1.0L / 12,
                                      -1.0L / 720,
                                      1.0L / 30240,
                                      -1.0L / 1209600,
                                      1.0L / 47900160,
                                      -691.0L / 1307674368000.0L,
                                      1.0L / 74724249600.0L,
                                      -3617.0L / 10670622842880000.0L,
                                      43867.0L / 5109094217170944000.0L,
                                      -174611.0L / 802857662698291200000.0};
  Wide sum = 0, a = q;
  for (int k = 0; k < 12 || a < 12; ++k, a += 1) {
    Wide term = std::pow(a, -x);
    sum += term;
    if (k >= 12 && std::fabs(term) < 1e-21L * std::fabs(sum))
      return sum;
  }
  Wide power = std::pow(a, -x);
  sum += power * a / (x - 1) + power / 2;
  Wide factor = x;
  power /= a;
  for (int k = 0; k < 10; ++k) {
    sum += coefficients[k] * factor * power;
    factor *= (x + 2 * k + 1) * (x + 2 * k + 2);
    power /= a * a;
  }
  return sum;
}

/// Computes Hurwitz's zeta function of an integer x and a negative q that is
/// not an integer. The sum has terms of both signs; f, 1 - f and
/// 1 - q are positive, where f is q minus the largest integer below q:
///   zeta(x, q) = zeta(x, f) + (-1)^x (zeta(x, 1 - f) - zeta(x, 1 - q)).
Wide reflectedZeta(Wide x, Wide q) {
  Wide rest = q - std::round(q);
  Wide above = rest > 0 ? rest : 1 + rest, below = rest > 0 ? 1 - rest : -rest;
  Wide remaining = zetaSeries(x, 1 - q);
  if (std::fmod(x, Wide(2)) == 0)
    return zetaSeries(x, above) + (zetaSeries(x, below) - remaining);
  if (above == below)
    return remaining;
  Wide difference = zetaSeries(x, above) - zetaSeries(x, below);
  if (std::isnan(difference)) // both are infinite
    difference = std::copysign(std::numeric_limits<Wide>::infinity(), rest);
  return difference + remaining;
}

/// Computes Hurwitz's zeta function.
Wide hurwitzZeta(Wide x, Wide q) {
  if (std::isnan(x) || std::isnan(q) || x < 1)
    return std::numeric_limits<Wide>::quiet_NaN();
  if (x == 1)
    return std::numeric_limits<Wide>::infinity();
  if (q <= 0 && q == std::floor(q))
    return std::fmod(x, Wide(2)) == 0 ? std::numeric_limits<Wide>::infinity()
                                      : std::numeric_limits<Wide>::quiet_NaN();
  if (q <= 0 && x != std::floor(x))
    return std::numeric_limits<Wide>::quiet_NaN();
  // All terms are 0 but those of q + k = 1, or infinite below.
  if (std::isinf(x) && q <= 1)
    return q == 1 ? 1 : std::numeric_limits<Wide>::infinity();
  if (std::isinf(x) || std::isinf(q))
    return 0;
  return q < 0 ? reflectedZeta(x, q) : zetaSeries(x, q);
}

/// Returns (-1)^(n + 1) n! zeta(n + 1, x).
Wide polygamma(Wide n, Wide x) {
  if (std::isnan(n) || n < 0 || n != std::floor(n))
    return std::numeric_limits<Wide>::quiet_NaN();
  if (n == 0)
    return digamma(x);
  Wide sign = std::fmod(n, Wide(2)) == 0 ? -1 : 1;
  return sign * std::tgamma(n + 1) * hurwitzZeta(n + 1, x);
}

/// Computes exp(-|x|) I1(x) by the power series, all of whose terms have one
/// sign, and for large arguments by the asymptotic series.
Wide besselI1e(Wide x) {
  Wide y = std::fabs(x);
  if (std::isnan(x))
    return x;
  if (y <= 30) {
    Wide term = y / 2, sum = term, square = y * y / 4;
    for (int k = 1; term > 1e-21L * sum; ++k) {
      term *= square / (static_cast<Wide>(k) * (k + 1));
      sum += term;
    }
    return std::copysign(sum * std::exp(-y), x);
  }
  Wide term = 1, sum = 1;
  for (int k = 1; k < 30; ++k) {
    Wide odd = 2 * k - 1;
    term *= -(4 - odd * odd) / (k * 8 * y);
    sum += term;
  }
  return std::copysign(sum / std::sqrt(2 * kPi * y), x);
}

} // namespace

double gspmd_rt_lgamma_f64(double x) { return logGamma(x); }
double gspmd_rt_digamma_f64(double x) { return digamma(x); }
float gspmd_rt_next_after_f32(float x, float towards) {
  return std::nextafter(x, towards);
}
double gspmd_rt_next_after_f64(double x, double towards) {
  return std::nextafter(x, towards);
}
float gspmd_rt_bessel_i1e_f32(float x) {
  return static_cast<float>(besselI1e(x));
}
double gspmd_rt_bessel_i1e_f64(double x) { return besselI1e(x); }
float gspmd_rt_zeta_f32(float x, float q) {
  return static_cast<float>(hurwitzZeta(x, q));
}
double gspmd_rt_zeta_f64(double x, double q) { return hurwitzZeta(x, q); }
float gspmd_rt_polygamma_f32(float n, float x) {
  return static_cast<float>(polygamma(n, x));
}
double gspmd_rt_polygamma_f64(double n, double x) { return polygamma(n, x); }
