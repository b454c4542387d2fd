//===- NarrowFloat.cpp - Floats of 16 bits and less -----------------------===//
//
// Formats are numbers of llvm::APFloatBase::Semantics, which defines how each
// of them rounds, overflows and encodes NaN. Values without a bit pattern in a
// format, such as an infinity or a sign, are handled here.
//
//===----------------------------------------------------------------------===//
#include "lib/Runtime/Numerics/Scalars/NarrowFloat.h"
#include "gspmd/ABI/Runtime.h"
#include "lib/Runtime/Numerics/Scalars/Float16.h"
#include "llvm/ADT/APFloat.h"
#include <array>
#include <cmath>
#include <limits>
#include <mutex>
#include <optional>
#include <vector>

namespace mlir::gspmd {

using llvm::APFloat;
using llvm::APInt;

static const llvm::fltSemantics &semanticsOf(int32_t format) {
  return llvm::APFloatBase::EnumToSemantics(
      static_cast<llvm::APFloatBase::Semantics>(format));
}

float unpackNarrowFloat(int32_t format, uint32_t bits) {
  const llvm::fltSemantics &semantics = semanticsOf(format);
  unsigned width = APFloat::getSizeInBits(semantics);
  APFloat number(semantics, APInt(width, bits, false, /*implicitTrunc=*/true));
  // The library loses the NaN of a format without a significand.
  if (number.isNaN() && !APFloat::semanticsHasSignedRepr(semantics))
    return std::numeric_limits<float>::quiet_NaN();
  bool lost;
  number.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &lost);
  return number.convertToFloat();
}

/// Returns the replacement of a number without a bit pattern in the format, for
/// which the library's conversion returns an arbitrary number. As in XLA's CPU
/// backend and ml_dtypes, a format without sign and zero has only positive
/// numbers, and where there is no NaN, infinities become the largest number and
/// NaN becomes -0.
static std::optional<APFloat>
replacementFor(const APFloat &number, const llvm::fltSemantics &semantics) {
  if (!APFloat::semanticsHasSignedRepr(semantics)) {
    if (number.isFiniteNonZero() && !number.isNegative())
      return std::nullopt;
    return APFloat::getNaN(semantics);
  }
  if (APFloat::semanticsHasNaN(semantics))
    return std::nullopt;
  if (number.isNaN())
    return APFloat::getZero(semantics, /*Negative=*/true);
  if (number.isInfinity())
    return APFloat::getLargest(semantics, number.isNegative());
  return std::nullopt;
}

uint32_t packNarrowFloat(int32_t format, float value) {
  const llvm::fltSemantics &semantics = semanticsOf(format);
  APFloat number(value);
  if (std::optional<APFloat> instead = replacementFor(number, semantics)) {
    number = *instead;
  } else {
    bool lost;
    number.convert(semantics, APFloat::rmNearestTiesToEven, &lost);
  }
  return static_cast<uint32_t>(number.bitcastToAPInt().getZExtValue());
}

int64_t orderedNarrowFloat(int32_t format, uint32_t bits) {
  auto kind = static_cast<llvm::APFloatBase::Semantics>(format);
  if (kind == llvm::APFloatBase::S_Float8E8M0FNU)
    return bits;
  uint32_t sign = 1u << (APFloat::getSizeInBits(semanticsOf(format)) - 1);
  return bits & sign ? -static_cast<int64_t>(bits & (sign - 1))
                     : static_cast<int64_t>(bits & (sign - 1));
}

/// Returns the 256 values of an 8-bit format, computed on first use.
static const std::array<float, 256> &tableOf(int32_t format) {
  constexpr int32_t numFormats = 64;
  static std::array<std::array<float, 256>, numFormats> tables = [] {
    std::array<std::array<float, 256>, numFormats> result{};
    for (int32_t f = 0; f <= llvm::APFloatBase::S_MaxSemantics; ++f)
      if (APFloat::getSizeInBits(semanticsOf(f)) <= 8)
        for (uint32_t bits = 0; bits < 256; ++bits)
          result[f][bits] = unpackNarrowFloat(f, bits);
    return result;
  }();
  return tables[format];
}

/// Rounding to 8 bits or less depends on the upper half of an f32, which has
/// more bits than any such format and one to round by, and on whether any lower
/// bit is set.
constexpr uint32_t kNumRoundings = 1u << 17;

static uint32_t roundingOf(float value) {
  uint32_t bits = bitsOfFloat(value);
  return bits >> 16 << 1 | ((bits & 0xffff) != 0);
}

/// Returns the results of all roundings in a format, computed on first use.
static const std::vector<uint8_t> &packTableOf(int32_t format) {
  struct Table {
    std::once_flag once;
    std::vector<uint8_t> packed;
  };
  static std::array<Table, llvm::APFloatBase::S_MaxSemantics + 1> tables;
  Table &table = tables[format];
  std::call_once(table.once, [&] {
    table.packed.resize(kNumRoundings);
    for (uint32_t i = 0; i < kNumRoundings; ++i)
      table.packed[i] = static_cast<uint8_t>(
          packNarrowFloat(format, floatOfBits(i >> 1 << 16 | (i & 1))));
  });
  return table.packed;
}

} // namespace mlir::gspmd

float gspmd_rt_unpack_float(int32_t format, uint8_t bits) {
  return gspmd::tableOf(format)[bits];
}

uint8_t gspmd_rt_pack_float(int32_t format, float value) {
  return gspmd::packTableOf(format)[gspmd::roundingOf(value)];
}

uint16_t gspmd_rt_next_after_narrow(int32_t format, uint16_t from,
                                    uint16_t towards) {
  using llvm::APFloat;
  const llvm::fltSemantics &semantics = gspmd::semanticsOf(format);
  float x = gspmd::unpackNarrowFloat(format, from);
  float y = gspmd::unpackNarrowFloat(format, towards);
  if (std::isnan(x))
    return from;
  if (std::isnan(y) || x == y)
    return towards;
  APFloat number(semantics,
                 llvm::APInt(APFloat::getSizeInBits(semantics), from, false,
                             /*implicitTrunc=*/true));
  number.next(/*nextDown=*/y < x);
  return static_cast<uint16_t>(number.bitcastToAPInt().getZExtValue());
}

/// Rounds to odd instead of to nearest, so that a second rounding gives the
/// result of a single one.
[[maybe_unused]] static float roundedToOdd(double value) {
  float nearest = static_cast<float>(value);
  double back = nearest;
  if (back == value || !std::isfinite(nearest) || !std::isfinite(value))
    return nearest;
  uint32_t bits = gspmd::bitsOfFloat(nearest);
  bits -= std::fabs(back) > std::fabs(value);
  return gspmd::floatOfBits(bits | 1u);
}

#ifdef __FLT16_MAX__
// Half precision on hosts that have no instructions for it: LLVM calls these by
// the names of its own run-time library (__extendhfsf2, ...).
float gspmd_rt_extend_f16(_Float16 value) {
  uint16_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return gspmd::f16ToFloat(bits);
}

_Float16 gspmd_rt_truncate_f16(float value) {
  uint16_t bits = gspmd::floatToF16(value);
  _Float16 result;
  std::memcpy(&result, &bits, sizeof(bits));
  return result;
}

_Float16 gspmd_rt_truncate_f16_f64(double value) {
  return gspmd_rt_truncate_f16(roundedToOdd(value));
}
#endif

#ifdef GSPMD_HAS_BF16
// LLVM also converts a bfloat16 that is passed in a register by these
// functions.
__bf16 gspmd_rt_truncate_bf16(float value) {
  uint16_t bits = gspmd::floatToBf16(value);
  __bf16 result;
  std::memcpy(&result, &bits, sizeof(bits));
  return result;
}

__bf16 gspmd_rt_truncate_bf16_f64(double value) {
  return gspmd_rt_truncate_bf16(roundedToOdd(value));
}
#endif
