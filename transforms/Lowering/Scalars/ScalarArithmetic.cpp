//===- ScalarArithmetic.cpp - Arithmetic and bit ops on elements ----------===//

#include "transforms/Lowering/Scalars/ComplexDivision.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd::lowering {
namespace {

/// Builds the op of a number kind; `bool` if the specification defines the op
/// on booleans.
template <typename FloatOp, typename IntOp, typename ComplexOp>
Value buildByKind(ScalarCall &c) {
  Value lhs = c.args[0], rhs = c.args[1];
  if (c.isFloat())
    return FloatOp::create(c.b, lhs, rhs);
  if (c.isComplex())
    return ComplexOp::create(c.b, lhs, rhs);
  return IntOp::create(c.b, lhs, rhs);
}

// On booleans, add is `or` and multiply is `and`.
Value buildAdd(ScalarCall &c) {
  if (c.isBool())
    return arith::OrIOp::create(c.b, c.args[0], c.args[1]);
  return buildByKind<arith::AddFOp, arith::AddIOp, complex::AddOp>(c);
}

Value buildMultiply(ScalarCall &c) {
  if (c.isBool())
    return arith::AndIOp::create(c.b, c.args[0], c.args[1]);
  return buildByKind<arith::MulFOp, arith::MulIOp, complex::MulOp>(c);
}

Value buildSubtract(ScalarCall &c) {
  if (c.isBool())
    return {};
  return buildByKind<arith::SubFOp, arith::SubIOp, complex::SubOp>(c);
}

Value isEqual(ScalarCall &c, Value lhs, Value rhs) {
  return arith::CmpIOp::create(c.b, arith::CmpIPredicate::eq, lhs, rhs);
}

Value signedMin(ScalarCall &c) {
  unsigned width = c.type.getIntOrFloatBitWidth();
  return arith::ConstantOp::create(
      c.b, c.b.getIntegerAttr(c.type, APInt::getSignedMinValue(width)));
}

/// Returns the divisor, or 1 where the division would trap: by zero and,
/// signed, the smallest number by -1. Dividing the latter by 1 is the defined
/// result.
Value safeDivisor(ScalarCall &c, Value &isZero) {
  Value lhs = c.args[0], rhs = c.args[1];
  isZero = isEqual(c, rhs, c.constant(0));
  Value unsafe = isZero;
  if (!c.isUnsigned()) {
    Value overflows = arith::AndIOp::create(c.b, isEqual(c, lhs, signedMin(c)),
                                            isEqual(c, rhs, c.constant(-1)));
    unsafe = arith::OrIOp::create(c.b, unsafe, overflows);
  }
  return arith::SelectOp::create(c.b, unsafe, c.constant(1), rhs);
}

Value buildDivide(ScalarCall &c) {
  if (c.isFloat())
    return arith::DivFOp::create(c.b, c.args[0], c.args[1]);
  if (c.isComplex())
    return createComplexDivision(c.b, c.args[0], c.args[1]);
  Value isZero;
  Value divisor = safeDivisor(c, isZero);
  Value quotient = c.isUnsigned()
                       ? Value(arith::DivUIOp::create(c.b, c.args[0], divisor))
                       : Value(arith::DivSIOp::create(c.b, c.args[0], divisor));
  return arith::SelectOp::create(c.b, isZero, c.constant(-1), quotient);
}

Value buildRemainder(ScalarCall &c) {
  if (c.isFloat())
    return arith::RemFOp::create(c.b, c.args[0], c.args[1]);
  if (c.isComplex())
    return {};
  Value isZero;
  Value divisor = safeDivisor(c, isZero);
  Value rest = c.isUnsigned()
                   ? Value(arith::RemUIOp::create(c.b, c.args[0], divisor))
                   : Value(arith::RemSIOp::create(c.b, c.args[0], divisor));
  return arith::SelectOp::create(c.b, isZero, c.args[0], rest);
}

/// Complex numbers are ordered by real part, then by imaginary part.
Value selectLexicographic(ScalarCall &c, arith::CmpFPredicate predicate) {
  Value lhs = c.args[0], rhs = c.args[1];
  Value lhsRe = complex::ReOp::create(c.b, lhs);
  Value rhsRe = complex::ReOp::create(c.b, rhs);
  Value lhsIm = complex::ImOp::create(c.b, lhs);
  Value rhsIm = complex::ImOp::create(c.b, rhs);
  Value sameRe =
      arith::CmpFOp::create(c.b, arith::CmpFPredicate::OEQ, lhsRe, rhsRe);
  Value byRe = arith::CmpFOp::create(c.b, predicate, lhsRe, rhsRe);
  Value byIm = arith::CmpFOp::create(c.b, predicate, lhsIm, rhsIm);
  Value takeLhs = arith::SelectOp::create(c.b, sameRe, byIm, byRe);
  return arith::SelectOp::create(c.b, takeLhs, lhs, rhs);
}

Value buildMaximum(ScalarCall &c) {
  Value lhs = c.args[0], rhs = c.args[1];
  if (c.isFloat())
    return arith::MaximumFOp::create(c.b, lhs, rhs);
  if (c.isComplex())
    return selectLexicographic(c, arith::CmpFPredicate::UGT);
  if (c.isUnsigned())
    return arith::MaxUIOp::create(c.b, lhs, rhs);
  return arith::MaxSIOp::create(c.b, lhs, rhs);
}

Value buildMinimum(ScalarCall &c) {
  Value lhs = c.args[0], rhs = c.args[1];
  if (c.isFloat())
    return arith::MinimumFOp::create(c.b, lhs, rhs);
  if (c.isComplex())
    return selectLexicographic(c, arith::CmpFPredicate::ULT);
  if (c.isUnsigned())
    return arith::MinUIOp::create(c.b, lhs, rhs);
  return arith::MinSIOp::create(c.b, lhs, rhs);
}

/// Builds clamp(min, operand, max).
Value buildClamp(ScalarCall &c) {
  Value low = c.args[0], operand = c.args[1], high = c.args[2];
  c.args = {operand, low};
  Value raised = buildMaximum(c);
  c.args = {raised, high};
  return buildMinimum(c);
}

Value buildNegate(ScalarCall &c) {
  if (c.isFloat())
    return arith::NegFOp::create(c.b, c.args[0]);
  if (c.isComplex())
    return complex::NegOp::create(c.b, c.args[0]);
  return arith::SubIOp::create(c.b, c.constant(0), c.args[0]);
}

/// Returns the magnitude of a complex number of f32 in f64, where squares of
/// f32 neither overflow nor underflow.
Value createWideMagnitude(ImplicitLocOpBuilder &b, Value re, Value im) {
  auto square = [&](Value component) -> Value {
    Value wide = arith::ExtFOp::create(b, b.getF64Type(), component);
    return arith::MulFOp::create(b, wide, wide);
  };
  Value sum = arith::AddFOp::create(b, square(re), square(im));
  return math::SqrtOp::create(b, sum);
}

/// An infinity prevails over NaN.
Value buildHypotF32(ScalarCall &c, Value re, Value im) {
  Value infinity = arith::ConstantOp::create(
      c.b, c.b.getF32FloatAttr(std::numeric_limits<float>::infinity()));
  auto isInfinite = [&](Value component) -> Value {
    return arith::CmpFOp::create(c.b, arith::CmpFPredicate::OEQ,
                                 math::AbsFOp::create(c.b, component),
                                 infinity);
  };
  Value root = arith::TruncFOp::create(c.b, c.b.getF32Type(),
                                       createWideMagnitude(c.b, re, im));
  Value isAny = arith::OrIOp::create(c.b, isInfinite(re), isInfinite(im));
  return arith::SelectOp::create(c.b, isAny, infinity, root);
}

/// The library's hypot neither overflows nor loses digits.
Value buildComplexAbs(ScalarCall &c) {
  Value re = complex::ReOp::create(c.b, c.args[0]);
  Value im = complex::ImOp::create(c.b, c.args[0]);
  if (!re.getType().isF64())
    return buildHypotF32(c, re, im);
  return callPure(c.b, "hypot", {re, im}, re.getType()).front();
}

Value buildAbs(ScalarCall &c) {
  if (c.isFloat())
    return math::AbsFOp::create(c.b, c.args[0]);
  if (c.isComplex())
    return buildComplexAbs(c);
  if (c.isUnsigned())
    return c.args[0];
  return arith::MaxSIOp::create(c.b, c.args[0], buildNegate(c));
}

/// Returns z / |z|, and 0 for 0. Numbers of f32 are divided in f64 without
/// calls, so that loops are vectorized.
Value buildComplexSign(ScalarCall &c) {
  ImplicitLocOpBuilder &b = c.b;
  Value re = complex::ReOp::create(b, c.args[0]);
  Value im = complex::ImOp::create(b, c.args[0]);
  Type component = re.getType();
  if (component.isF64())
    return c.callComplex("gspmd_rt_complex_sign");
  Value magnitude = createWideMagnitude(b, re, im);
  Value zero = arith::ConstantOp::create(b, b.getF64FloatAttr(0));
  Value isZero =
      arith::CmpFOp::create(b, arith::CmpFPredicate::OEQ, magnitude, zero);
  auto quotient = [&](Value x) -> Value {
    Value wide = arith::ExtFOp::create(b, b.getF64Type(), x);
    Value unit = arith::TruncFOp::create(
        b, component, arith::DivFOp::create(b, wide, magnitude));
    return arith::SelectOp::create(b, isZero, x, unit);
  };
  return complex::CreateOp::create(b, c.args[0].getType(), quotient(re),
                                   quotient(im));
}

/// NaN, 0 and -0 are their own sign.
Value buildSign(ScalarCall &c) {
  Value x = c.args[0];
  if (c.isComplex())
    return buildComplexSign(c);
  Value zero = c.constant(0), one = c.constant(1);
  if (c.isFloat()) {
    Value isNonZero =
        arith::CmpFOp::create(c.b, arith::CmpFPredicate::ONE, x, zero);
    Value unit = math::CopySignOp::create(c.b, one, x);
    return arith::SelectOp::create(c.b, isNonZero, unit, x);
  }
  Value isZero = isEqual(c, x, zero);
  Value other = one;
  if (!c.isUnsigned()) {
    Value negative =
        arith::CmpIOp::create(c.b, arith::CmpIPredicate::slt, x, zero);
    other = arith::SelectOp::create(c.b, negative, c.constant(-1), one);
  }
  return arith::SelectOp::create(c.b, isZero, zero, other);
}

/// Squares and multiplies over the bits of the exponent. A negative exponent
/// yields the truncated inverse: 0, unless the base is 1 or -1.
Value buildIntegerPower(ScalarCall &c) {
  Value base = c.args[0], exponent = c.args[1];
  unsigned width = c.type.getIntOrFloatBitWidth();
  auto index = [&](int64_t i) {
    return arith::ConstantIndexOp::create(c.b, i);
  };
  auto loop = scf::ForOp::create(
      c.b, index(0), index(width), index(1),
      ValueRange{c.constant(1), base, exponent},
      [&](OpBuilder &builder, Location loc, Value, ValueRange state) {
        Value odd = arith::TruncIOp::create(builder, loc, builder.getI1Type(),
                                            state[2]);
        Value product = arith::MulIOp::create(builder, loc, state[0], state[1]);
        Value result =
            arith::SelectOp::create(builder, loc, odd, product, state[0]);
        Value square = arith::MulIOp::create(builder, loc, state[1], state[1]);
        Value one = arith::ConstantOp::create(
            builder, loc, builder.getIntegerAttr(c.type, 1));
        Value rest = arith::ShRUIOp::create(builder, loc, state[2], one);
        scf::YieldOp::create(builder, loc, ValueRange{result, square, rest});
      });
  Value power = loop.getResult(0);
  if (c.isUnsigned())
    return power;
  Value one = c.constant(1), zero = c.constant(0), minusOne = c.constant(-1);
  Value odd = arith::AndIOp::create(c.b, exponent, one);
  Value sign =
      arith::SelectOp::create(c.b, isEqual(c, odd, one), minusOne, one);
  Value inverse = arith::SelectOp::create(
      c.b, isEqual(c, base, one), one,
      arith::SelectOp::create(c.b, isEqual(c, base, minusOne), sign, zero));
  Value negative =
      arith::CmpIOp::create(c.b, arith::CmpIPredicate::slt, exponent, zero);
  return arith::SelectOp::create(c.b, negative, inverse, power);
}

Value buildPower(ScalarCall &c) {
  if (c.isFloat())
    return math::PowFOp::create(c.b, c.args[0], c.args[1]);
  if (c.isComplex())
    return c.callComplex("gspmd_rt_complex_pow");
  return c.isBool() ? Value() : buildIntegerPower(c);
}

template <typename BitOp>
Value buildBitwise(ScalarCall &c) {
  if (c.isFloat() || c.isComplex())
    return {};
  return BitOp::create(c.b, c.args[0], c.args[1]);
}

Value buildNot(ScalarCall &c) {
  c.args.push_back(c.constant(-1));
  return buildBitwise<arith::XOrIOp>(c);
}

Value isShiftTooFar(ScalarCall &c) {
  return arith::CmpIOp::create(c.b, arith::CmpIPredicate::uge, c.args[1],
                               c.constant(c.type.getIntOrFloatBitWidth()));
}

/// A shift by the width or more yields zero.
template <typename ShiftOp>
Value buildLogicalShift(ScalarCall &c) {
  Value tooFar = isShiftTooFar(c), zero = c.constant(0);
  Value amount = arith::SelectOp::create(c.b, tooFar, zero, c.args[1]);
  Value shifted = ShiftOp::create(c.b, c.args[0], amount);
  return arith::SelectOp::create(c.b, tooFar, zero, shifted);
}

/// A shift by the width or more yields the sign.
Value buildArithmeticShift(ScalarCall &c) {
  Value most = c.constant(c.type.getIntOrFloatBitWidth() - 1);
  Value amount =
      arith::SelectOp::create(c.b, isShiftTooFar(c), most, c.args[1]);
  return arith::ShRSIOp::create(c.b, c.args[0], amount);
}

template <typename CountOp>
Value buildCount(ScalarCall &c) {
  return CountOp::create(c.b, c.args[0]);
}

Value buildSquare(ScalarCall &c) {
  c.args.push_back(c.args.front());
  return buildMultiply(c);
}

} // namespace

void addArithmeticScalarOps(ScalarTable &table) {
  table["stablehlo.add"] = {buildAdd};
  table["stablehlo.subtract"] = {buildSubtract};
  table["stablehlo.multiply"] = {buildMultiply};
  table["stablehlo.divide"] = {buildDivide};
  table["stablehlo.remainder"] = {buildRemainder, false, true};
  table["stablehlo.maximum"] = {buildMaximum};
  table["stablehlo.minimum"] = {buildMinimum};
  table["stablehlo.clamp"] = {buildClamp};
  table["stablehlo.negate"] = {buildNegate};
  table["stablehlo.abs"] = {buildAbs};
  table["stablehlo.sign"] = {buildSign};
  table["stablehlo.power"] = {buildPower, false, true};
  table["stablehlo.and"] = {buildBitwise<arith::AndIOp>};
  table["stablehlo.or"] = {buildBitwise<arith::OrIOp>};
  table["stablehlo.xor"] = {buildBitwise<arith::XOrIOp>};
  table["stablehlo.not"] = {buildNot};
  table["stablehlo.shift_left"] = {buildLogicalShift<arith::ShLIOp>};
  table["stablehlo.shift_right_logical"] = {buildLogicalShift<arith::ShRUIOp>};
  table["stablehlo.shift_right_arithmetic"] = {buildArithmeticShift};
  table["stablehlo.popcnt"] = {buildCount<math::CtPopOp>};
  table["stablehlo.count_leading_zeros"] = {
      buildCount<math::CountLeadingZerosOp>};
  table["chlo.square"] = {buildSquare};
}

} // namespace mlir::gspmd::lowering
