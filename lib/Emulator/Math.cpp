//===- Math.cpp - Scalar functions for device programs --------------------===//
#include "Float16.h"
#include "gspmd/ABI/Runtime.h"
#include <cmath>
#include <limits>

namespace {

/// Starts from a rational guess in log(1 - x^2) (Winitzki's form, good to 2e-3)
/// and makes it exact by Halley's steps on erf, or on erfc near the ends, where
/// erf has no digits left.
double erfInverse(double x) {
  if (std::isnan(x) || std::fabs(x) > 1)
    return std::numeric_limits<double>::quiet_NaN();
  if (std::fabs(x) == 1)
    return std::copysign(std::numeric_limits<double>::infinity(), x);
  if (x == 0)
    return x;
  const double a = 0.147;
  double l = std::log1p(-x * x);
  double t = 2 / (M_PI * a) + l / 2;
  double y = std::copysign(std::sqrt(std::sqrt(t * t - l / a) - t), x);
  for (int step = 0; step < 4; ++step) {
    double miss = std::erf(y) - x;
    if (std::fabs(x) >= 0.5) {
      miss = (1 - std::fabs(x)) - std::erfc(std::fabs(y));
      miss = x < 0 ? -miss : miss;
    }
    double u = miss / (2 / std::sqrt(M_PI) * std::exp(-y * y));
    y -= u / (1 + y * u);
  }
  return y;
}

/// Reflection for x < 0, recurrence up to 10, then the asymptotic series.
double digamma(double x) {
  if (x == 0)
    return std::copysign(std::numeric_limits<double>::infinity(), -x);
  if (x < 0) {
    if (x == std::floor(x))
      return std::numeric_limits<double>::quiet_NaN();
    return digamma(1 - x) - M_PI / std::tan(M_PI * std::fmod(x, 1.0));
  }
  double sum = 0;
  for (; x < 10; x += 1)
    sum -= 1 / x;
  double r = 1 / (x * x);
  double series =
      r * (1.0 / 12 -
           r * (1.0 / 120 -
                r * (1.0 / 252 -
                     r * (1.0 / 240 - r * (1.0 / 132 - r * 691.0 / 32760)))));
  return sum + std::log(x) - 0.5 / x - series;
}

/// lgamma without the global `signgam`, which threads would race for.
double logGamma(double x) {
  int sign;
  return lgamma_r(x, &sign);
}

/// The next value of a format given as sign and magnitude bits.
uint16_t nextAfter16(uint16_t x, uint16_t towards, float (*decode)(uint16_t)) {
  float from = decode(x), to = decode(towards);
  if (std::isnan(from))
    return x;
  if (std::isnan(to))
    return towards;
  if (from == to)
    return towards;
  if (from == 0)
    return static_cast<uint16_t>((to < 0 ? 0x8000u : 0u) | 1u);
  bool grows = (from < to) == (from > 0);
  return static_cast<uint16_t>(grows ? x + 1 : x - 1);
}

} // namespace

float gspmd_rt_erf_inv_f32(float x) {
  return static_cast<float>(erfInverse(x));
}
double gspmd_rt_erf_inv_f64(double x) { return erfInverse(x); }
float gspmd_rt_lgamma_f32(float x) { return static_cast<float>(logGamma(x)); }
double gspmd_rt_lgamma_f64(double x) { return logGamma(x); }
float gspmd_rt_digamma_f32(float x) { return static_cast<float>(digamma(x)); }
double gspmd_rt_digamma_f64(double x) { return digamma(x); }
float gspmd_rt_next_after_f32(float x, float towards) {
  return std::nextafter(x, towards);
}
double gspmd_rt_next_after_f64(double x, double towards) {
  return std::nextafter(x, towards);
}
uint16_t gspmd_rt_next_after_bf16(uint16_t x, uint16_t towards) {
  return nextAfter16(x, towards, gspmd::bf16ToFloat);
}
uint16_t gspmd_rt_next_after_f16(uint16_t x, uint16_t towards) {
  return nextAfter16(x, towards, gspmd::f16ToFloat);
}
