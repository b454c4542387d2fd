//===- NarrowFloats.cpp - Conversion of floats of 8 bits and less ---------===//
//
// The conversions are integer arithmetic, which is vectorized at all widths: a
// call for each element takes ten times as long. The runtime defines the
// encoding of NaN and the overflow threshold of each format.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Scalars/NarrowFloats.h"

#include "lib/Runtime/Numerics/Scalars/NarrowFloat.h"
#include "transforms/Lowering/Scalars/ScalarConversion.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include <limits>

namespace mlir::gspmd::lowering {
namespace {

constexpr int kF32Mantissa = 23, kF32Bias = 127;
constexpr uint32_t kF32Infinity = 0x7f800000, kF32NaN = 0x7fc00000;

/// A format with a sign, whose bits are sign, exponent and mantissa.
struct Format {
  explicit Format(FloatType type)
      : number(APFloat::SemanticsToEnum(type.getFloatSemantics())),
        mantissa(APFloat::semanticsPrecision(type.getFloatSemantics()) - 1),
        bias(1 - APFloat::semanticsMinExponent(type.getFloatSemantics())),
        sign(1u << (type.getWidth() - 1)) {
    largest =
        pack(APFloat::getLargest(type.getFloatSemantics()).convertToFloat());
  }

  uint32_t pack(float value) const { return packNarrowFloat(number, value); }
  float unpack(uint32_t bits) const { return unpackNarrowFloat(number, bits); }
  bool hasNegativeZero() const { return pack(-0.0f) == sign; }

  int number, mantissa, bias;
  uint32_t sign;    ///< the sign bit
  uint32_t largest; ///< the largest finite number
};

/// Builds arithmetic on i32.
struct Bits {
  ImplicitLocOpBuilder &b;

  Value constant(uint32_t value) const {
    return arith::ConstantIntOp::create(b, static_cast<int32_t>(value), 32);
  }
  Value add(Value x, uint32_t y) const {
    return arith::AddIOp::create(b, x, constant(y));
  }
  Value bitAnd(Value x, uint32_t y) const {
    return arith::AndIOp::create(b, x, constant(y));
  }
  Value bitOr(Value x, Value y) const { return arith::OrIOp::create(b, x, y); }
  Value shiftLeft(Value x, unsigned by) const {
    return arith::ShLIOp::create(b, x, constant(by));
  }
  Value shiftRight(Value x, unsigned by) const {
    return arith::ShRUIOp::create(b, x, constant(by));
  }
  Value compare(arith::CmpIPredicate predicate, Value x, uint32_t y) const {
    return arith::CmpIOp::create(b, predicate, x, constant(y));
  }
  Value select(Value condition, Value x, Value y) const {
    return arith::SelectOp::create(b, condition, x, y);
  }
  Value toFloat(Value x) const {
    return arith::BitcastOp::create(b, b.getF32Type(), x);
  }
  Value fromFloat(Value x) const {
    return arith::BitcastOp::create(b, b.getI32Type(), x);
  }
};

/// Selects infinity or NaN for magnitudes above the largest number, and for -0
/// where a format encodes NaN as -0.
Value selectSpecial(const Bits &bits, const Format &format, Value pattern,
                    Value magnitude, Value result) {
  auto choose = [&](Value condition, float value) {
    uint32_t pattern = std::isnan(value) ? kF32NaN : kF32Infinity;
    result = bits.select(condition, bits.constant(pattern), result);
  };
  uint32_t first = format.largest + 1;
  if (first < format.sign && std::isinf(format.unpack(first))) {
    choose(bits.compare(arith::CmpIPredicate::eq, magnitude, first),
           format.unpack(first));
    ++first;
  }
  if (first < format.sign)
    choose(bits.compare(arith::CmpIPredicate::uge, magnitude, first),
           format.unpack(first));
  if (std::isnan(format.unpack(format.sign)))
    choose(bits.compare(arith::CmpIPredicate::eq, pattern, format.sign),
           format.unpack(format.sign));
  return result;
}

/// Computes mantissa * 2^(exponent - bias - mantissa width); no intermediate
/// number is subnormal in f32.
Value unpackSigned(ImplicitLocOpBuilder &b, Value stored,
                   const Format &format) {
  Bits bits{b};
  Value pattern = bits.bitAnd(arith::ExtUIOp::create(b, b.getI32Type(), stored),
                              2 * format.sign - 1);
  Value magnitude = bits.bitAnd(pattern, format.sign - 1);
  Value exponent = bits.shiftRight(magnitude, format.mantissa);
  Value one = bits.constant(1);
  Value normal = arith::MinUIOp::create(b, exponent, one);
  Value significand =
      bits.bitOr(bits.bitAnd(magnitude, (1u << format.mantissa) - 1),
                 bits.shiftLeft(normal, format.mantissa));
  Value power =
      bits.shiftLeft(bits.add(arith::MaxUIOp::create(b, exponent, one),
                              kF32Bias - format.bias - format.mantissa),
                     kF32Mantissa);
  Value value = arith::MulFOp::create(
      b, arith::SIToFPOp::create(b, b.getF32Type(), significand),
      bits.toFloat(power));
  Value result =
      selectSpecial(bits, format, pattern, magnitude, bits.fromFloat(value));
  Value sign =
      bits.shiftLeft(bits.shiftRight(pattern, llvm::Log2_32(format.sign)), 31);
  return bits.toFloat(bits.bitOr(result, sign));
}

/// Rounds to nearest, ties to even. A number that is subnormal in the format is
/// rounded by adding a number whose last digit has the weight of the format's
/// smallest number.
Value packSigned(ImplicitLocOpBuilder &b, Value number, const Format &format) {
  Bits bits{b};
  int dropped = kF32Mantissa - format.mantissa;
  Value pattern = bits.fromFloat(number);
  Value wide = bits.bitAnd(pattern, 0x7fffffff);
  Value odd = bits.bitAnd(bits.shiftRight(wide, dropped), 1);
  Value rounded =
      bits.add(arith::AddIOp::create(b, wide, odd), (1u << (dropped - 1)) - 1);
  Value normal = bits.add(
      bits.shiftRight(rounded, dropped),
      -static_cast<uint32_t>((kF32Bias - format.bias) << format.mantissa));
  Value digit =
      bits.constant(static_cast<uint32_t>(kF32Bias + 1 - format.bias + dropped)
                    << kF32Mantissa);
  Value sum = arith::AddFOp::create(b, bits.toFloat(wide), bits.toFloat(digit));
  Value subnormal = arith::SubIOp::create(b, bits.fromFloat(sum), digit);
  uint32_t smallestNormal = static_cast<uint32_t>(kF32Bias + 1 - format.bias)
                            << kF32Mantissa;
  Value magnitude =
      bits.select(bits.compare(arith::CmpIPredicate::ult, wide, smallestNormal),
                  subnormal, normal);
  // Patterns that include the sign bit apply to both signs.
  magnitude = bits.select(
      bits.compare(arith::CmpIPredicate::ugt, magnitude, format.largest),
      bits.constant(format.pack(std::numeric_limits<float>::infinity())),
      magnitude);
  magnitude = bits.select(
      bits.compare(arith::CmpIPredicate::ugt, wide, kF32Infinity),
      bits.constant(format.pack(std::numeric_limits<float>::quiet_NaN())),
      magnitude);
  Value sign =
      bits.shiftLeft(bits.shiftRight(pattern, 31), llvm::Log2_32(format.sign));
  Value result = bits.bitOr(magnitude, sign);
  if (!format.hasNegativeZero())
    result = bits.select(bits.compare(arith::CmpIPredicate::eq, magnitude, 0),
                         magnitude, result);
  return arith::TruncIOp::create(b, b.getI8Type(), result);
}

Value detectFormat(ImplicitLocOpBuilder &b, FloatType type) {
  return arith::ConstantIntOp::create(
      b,
      static_cast<int64_t>(APFloat::SemanticsToEnum(type.getFloatSemantics())),
      32);
}

/// Formats of powers of two without a sign are converted by the runtime.
bool hasSign(FloatType type) {
  return APFloat::semanticsHasSignedRepr(type.getFloatSemantics());
}

} // namespace

Value unpackFloat(ImplicitLocOpBuilder &b, Value bits, Type type) {
  auto format = cast<FloatType>(type);
  if (hasSign(format))
    return unpackSigned(b, bits, Format(format));
  return callPure(b, "gspmd_rt_unpack_float", {detectFormat(b, format), bits},
                  b.getF32Type())
      .front();
}

Value packFloat(ImplicitLocOpBuilder &b, Value number, Type type) {
  auto format = cast<FloatType>(type);
  Value single = convertFloat(b, number, b.getF32Type());
  if (hasSign(format))
    return packSigned(b, single, Format(format));
  return callPure(b, "gspmd_rt_pack_float", {detectFormat(b, format), single},
                  b.getI8Type())
      .front();
}

} // namespace mlir::gspmd::lowering
