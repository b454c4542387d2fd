//===- ScalarConversion.cpp - Conversions between element types -----------===//

#include "transforms/Lowering/Scalars/ScalarConversion.h"
#include "transforms/Lowering/Scalars/NarrowFloats.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace mlir::gspmd::lowering {

static Value integerConstant(ImplicitLocOpBuilder &b, Type type, APInt value) {
  return arith::ConstantOp::create(b, b.getIntegerAttr(type, value));
}
static Value i32Constant(ImplicitLocOpBuilder &b, uint32_t value) {
  return integerConstant(b, b.getI32Type(), APInt(32, value));
}

Value extendToF32(ImplicitLocOpBuilder &b, Value narrow) {
  if (!narrow.getType().isBF16())
    return arith::ExtFOp::create(b, b.getF32Type(), narrow);
  // bfloat16 is the upper half of an f32.
  Value bits = arith::BitcastOp::create(b, b.getI16Type(), narrow);
  Value wide = arith::ExtUIOp::create(b, b.getI32Type(), bits);
  Value shifted = arith::ShLIOp::create(b, wide, i32Constant(b, 16));
  return arith::BitcastOp::create(b, b.getF32Type(), shifted);
}

/// Truncates f32 to bf16, to nearest even, in integer arithmetic: not all
/// hardware has an instruction, and a library call per element is slow.
static Value truncateToBF16(ImplicitLocOpBuilder &b, Value wide) {
  Value bits = arith::BitcastOp::create(b, b.getI32Type(), wide);
  Value sixteen = i32Constant(b, 16);
  Value upper = arith::ShRUIOp::create(b, bits, sixteen);
  Value odd = arith::AndIOp::create(b, upper, i32Constant(b, 1));
  Value bias = arith::AddIOp::create(b, odd, i32Constant(b, 0x7fff));
  Value rounded = arith::AddIOp::create(b, bits, bias);
  Value result = arith::ShRUIOp::create(b, rounded, sixteen);
  // A NaN keeps its sign and becomes quiet.
  Value isNan = arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, wide, wide);
  Value quiet = arith::OrIOp::create(b, upper, i32Constant(b, 0x0040));
  result = arith::SelectOp::create(b, isNan, quiet, result);
  Value narrow = arith::TruncIOp::create(b, b.getI16Type(), result);
  return arith::BitcastOp::create(b, b.getBF16Type(), narrow);
}

/// Rounds f64 to f32 to odd, so that a second rounding to a narrower type is
/// equivalent to a single rounding.
static Value truncateToOddF32(ImplicitLocOpBuilder &b, Value wide) {
  Value nearest = arith::TruncFOp::create(b, b.getF32Type(), wide);
  Value back = arith::ExtFOp::create(b, wide.getType(), nearest);
  Value exact = arith::CmpFOp::create(b, arith::CmpFPredicate::UEQ, back, wide);
  Value tooLarge = arith::CmpFOp::create(b, arith::CmpFPredicate::OGT,
                                         math::AbsFOp::create(b, back),
                                         math::AbsFOp::create(b, wide));
  Value bits = arith::BitcastOp::create(b, b.getI32Type(), nearest);
  Value excess = arith::ExtUIOp::create(b, b.getI32Type(), tooLarge);
  Value towardsZero = arith::SubIOp::create(b, bits, excess);
  Value odd = arith::OrIOp::create(b, towardsZero, i32Constant(b, 1));
  Value result = arith::SelectOp::create(b, exact, bits, odd);
  return arith::BitcastOp::create(b, b.getF32Type(), result);
}

Value convertFloat(ImplicitLocOpBuilder &b, Value value, Type to) {
  Type from = value.getType();
  if (from == to)
    return value;
  auto width = [](Type type) { return cast<FloatType>(type).getWidth(); };
  if (width(from) < 32) {
    value = extendToF32(b, value);
    return convertFloat(b, value, to);
  }
  if (width(to) > width(from))
    return arith::ExtFOp::create(b, to, value);
  if (width(to) < 32 && from.isF64())
    value = truncateToOddF32(b, value);
  if (isPackedFloat(to))
    return packFloat(b, value, to);
  if (to.isBF16())
    return truncateToBF16(b, value);
  return arith::TruncFOp::create(b, to, value);
}

namespace {

/// Returns the type in which an integer is computed.
Type computedInteger(IntegerType type) {
  return IntegerType::get(type.getContext(), type.getWidth());
}

/// Out-of-range values saturate, NaN becomes 0.
Value floatToInteger(ScalarCall &c, Value value, IntegerType to) {
  ImplicitLocOpBuilder &b = c.b;
  bool isUnsigned = to.isUnsigned();
  unsigned width = to.getWidth();
  Type signless = computedInteger(to);
  auto floatType = cast<FloatType>(value.getType());
  APInt low =
      isUnsigned ? APInt::getMinValue(width) : APInt::getSignedMinValue(width);
  APInt high =
      isUnsigned ? APInt::getMaxValue(width) : APInt::getSignedMaxValue(width);
  // The first power of two out of range is exact in every float type.
  APFloat limit(floatType.getFloatSemantics());
  limit = scalbn(APFloat::getOne(floatType.getFloatSemantics()),
                 isUnsigned ? width : width - 1, APFloat::rmNearestTiesToEven);
  APFloat lowest(floatType.getFloatSemantics());
  lowest.convertFromAPInt(low, !isUnsigned, APFloat::rmTowardZero);
  auto compare = [&](arith::CmpFPredicate predicate, APFloat bound) -> Value {
    Value other =
        arith::ConstantOp::create(b, b.getFloatAttr(floatType, bound));
    return arith::CmpFOp::create(b, predicate, value, other);
  };
  Value tooHigh = compare(arith::CmpFPredicate::OGE, limit);
  Value tooLow = compare(arith::CmpFPredicate::OLE, lowest);
  Value isNan =
      arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, value, value);
  // The conversion of an out-of-range element is poison in LLVM, so 0 is
  // converted instead.
  Value outside =
      arith::OrIOp::create(b, arith::OrIOp::create(b, tooHigh, tooLow), isNan);
  Value zero = arith::ConstantOp::create(b, b.getFloatAttr(floatType, 0));
  Value safe = arith::SelectOp::create(b, outside, zero, value);
  Value result = isUnsigned ? Value(arith::FPToUIOp::create(b, signless, safe))
                            : Value(arith::FPToSIOp::create(b, signless, safe));
  result = arith::SelectOp::create(b, tooHigh,
                                   integerConstant(b, signless, high), result);
  return arith::SelectOp::create(b, tooLow, integerConstant(b, signless, low),
                                 result);
}

Value integerToInteger(ScalarCall &c, Value value, IntegerType to) {
  unsigned from = value.getType().getIntOrFloatBitWidth();
  Type signless = computedInteger(to);
  if (to.getWidth() < from)
    return arith::TruncIOp::create(c.b, signless, value);
  if (to.getWidth() == from)
    return value;
  if (c.isUnsigned())
    return arith::ExtUIOp::create(c.b, signless, value);
  return arith::ExtSIOp::create(c.b, signless, value);
}

/// Nonzero values are true.
Value toBool(ScalarCall &c, Value value) {
  if (isa<FloatType>(value.getType()))
    return arith::CmpFOp::create(
        c.b, arith::CmpFPredicate::UNE, value,
        arith::ConstantOp::create(c.b, c.b.getFloatAttr(value.getType(), 0)));
  if (c.isBool())
    return value;
  return arith::CmpIOp::create(c.b, arith::CmpIPredicate::ne, value,
                               c.constant(0));
}

Value integerToFloat(ScalarCall &c, Value value, FloatType to) {
  // Conversions of narrow floats go through f64, which rounds once for 32 bits
  // and less.
  Type via = to;
  if (to.getWidth() < 32)
    via = c.b.getF64Type();
  Value result = c.isUnsigned()
                     ? Value(arith::UIToFPOp::create(c.b, via, value))
                     : Value(arith::SIToFPOp::create(c.b, via, value));
  return convertFloat(c.b, result, to);
}

Value convertReal(ScalarCall &c, Value value, Type to) {
  bool fromFloat = isa<FloatType>(value.getType());
  if (auto floatType = dyn_cast<FloatType>(to))
    return fromFloat ? convertFloat(c.b, value, to)
                     : integerToFloat(c, value, floatType);
  if (to.isInteger(1))
    return toBool(c, value);
  auto integer = cast<IntegerType>(to);
  return fromFloat ? floatToInteger(c, value, integer)
                   : integerToInteger(c, value, integer);
}

Value buildConvert(ScalarCall &c) {
  Value value = c.args[0];
  auto toComplex = dyn_cast<ComplexType>(c.resultType);
  if (!c.isComplex()) {
    if (!toComplex)
      return convertReal(c, value, c.resultType);
    Type realType = toComplex.getElementType();
    Value zero = arith::ConstantOp::create(c.b, c.b.getFloatAttr(realType, 0));
    return complex::CreateOp::create(c.b, toComplex,
                                     convertReal(c, value, realType), zero);
  }
  Value re = complex::ReOp::create(c.b, value);
  if (!toComplex)
    return convertReal(c, re, c.resultType);
  Value im = complex::ImOp::create(c.b, value);
  Type realType = toComplex.getElementType();
  return complex::CreateOp::create(c.b, toComplex,
                                   convertFloat(c.b, re, realType),
                                   convertFloat(c.b, im, realType));
}

/// Converts element by element; a bitcast that changes the width changes the
/// shape and is no scalar op.
Value buildBitcastConvert(ScalarCall &c) {
  Type to = signlessElement(c.resultType);
  if (c.resultType.isIntOrFloat() && c.resultType.getIntOrFloatBitWidth() < 8 &&
      !to.isInteger(1))
    to = c.b.getIntegerType(c.resultType.getIntOrFloatBitWidth());
  // The bits above a float below 8 bits are zero.
  if (isPackedFloat(getElementTypeOrSelf(c.op->getOperand(0))) &&
      to.getIntOrFloatBitWidth() < 8)
    c.args[0] = arith::TruncIOp::create(c.b, to, c.args[0]);
  c.type = c.args[0].getType();
  if (c.type == to)
    return c.args[0];
  if (c.isComplex() || isa<ComplexType>(to) ||
      c.type.getIntOrFloatBitWidth() != to.getIntOrFloatBitWidth())
    return {};
  return arith::BitcastOp::create(c.b, to, c.args[0]);
}

Value buildReal(ScalarCall &c) {
  return c.isComplex() ? Value(complex::ReOp::create(c.b, c.args[0]))
                       : c.args[0];
}

Value buildImag(ScalarCall &c) {
  return c.isComplex() ? Value(complex::ImOp::create(c.b, c.args[0]))
                       : c.constant(0);
}

Value buildComplex(ScalarCall &c) {
  return complex::CreateOp::create(c.b, cast<ComplexType>(c.resultType),
                                   c.args[0], c.args[1]);
}

/// Rounds `value` to the exponent and mantissa widths, on its bits; to nearest,
/// ties to even. If the exponent keeps its width, subnormal numbers are rounded
/// like others.
Value reduceBits(ImplicitLocOpBuilder &b, Value value, unsigned exponentBits,
                 unsigned mantissaBits) {
  auto floatType = cast<FloatType>(value.getType());
  unsigned width = floatType.getWidth();
  unsigned mantissa =
      floatType.getFPMantissaWidth() - 1; // without the implicit bit
  unsigned exponentWidth = width - 1 - mantissa;
  auto type = IntegerType::get(b.getContext(), width);
  auto constant = [&](const APInt &v) -> Value {
    return arith::ConstantOp::create(b, b.getIntegerAttr(type, v));
  };
  auto number = [&](uint64_t v) { return constant(APInt(width, v)); };
  Value bits = arith::BitcastOp::create(b, type, value);
  Value result = bits;
  if (mantissaBits < mantissa) {
    unsigned dropped = mantissa - mantissaBits;
    Value odd = arith::AndIOp::create(
        b, arith::ShRUIOp::create(b, bits, number(dropped)), number(1));
    Value bias = arith::AddIOp::create(
        b, odd, number((uint64_t(1) << (dropped - 1)) - 1));
    result = arith::AndIOp::create(
        b, arith::AddIOp::create(b, bits, bias),
        constant(APInt::getHighBitsSet(width, width - dropped)));
  }
  if (exponentBits < exponentWidth) {
    // Numbers above the largest exponent become infinity, below the smallest
    // zero.
    uint64_t most = (uint64_t(1) << (exponentBits - 1)) - 1;
    uint64_t middle = (uint64_t(1) << (exponentWidth - 1)) - 1;
    Value allOnes =
        constant(APInt::getBitsSet(width, mantissa, mantissa + exponentWidth));
    Value exponent = arith::AndIOp::create(b, result, allOnes);
    Value sign =
        arith::AndIOp::create(b, bits, constant(APInt::getSignMask(width)));
    Value over = arith::CmpIOp::create(b, arith::CmpIPredicate::ugt, exponent,
                                       number((middle + most) << mantissa));
    Value under = arith::CmpIOp::create(b, arith::CmpIPredicate::ule, exponent,
                                        number((middle - most) << mantissa));
    Value infinity = arith::OrIOp::create(b, sign, allOnes);
    result = arith::SelectOp::create(b, over, infinity, result);
    result = arith::SelectOp::create(b, under, sign, result);
  }
  return arith::BitcastOp::create(b, value.getType(), result);
}

/// Rounds to a float type of these exponent and mantissa widths, stored in the
/// type of the operand.
Value buildReducePrecision(ScalarCall &c) {
  if (!c.isFloat() || !(c.type.isF64() || c.type.isF32()))
    return {};
  auto exponentBits =
      c.op->getAttrOfType<IntegerAttr>("exponent_bits").getInt();
  auto mantissaBits =
      c.op->getAttrOfType<IntegerAttr>("mantissa_bits").getInt();
  ImplicitLocOpBuilder &b = c.b;
  Value value = c.args[0];
  // Rounded as f32, subnormal numbers of f16 would be treated as normal ones.
  if (c.resultType.isF16() || c.resultType.isBF16())
    value = convertFloat(b, value, c.resultType);
  Value rounded = reduceBits(b, value, exponentBits, mantissaBits);
  Value isNan =
      arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, value, value);
  return arith::SelectOp::create(b, isNan, value, rounded);
}

} // namespace

void addConversionScalarOps(ScalarTable &table) {
  table["stablehlo.convert"] = {buildConvert};
  table["stablehlo.bitcast_convert"] = {buildBitcastConvert, true};
  table["stablehlo.real"] = {buildReal};
  table["stablehlo.imag"] = {buildImag};
  table["stablehlo.complex"] = {buildComplex};
  table["stablehlo.reduce_precision"] = {buildReducePrecision};
}

} // namespace mlir::gspmd::lowering
