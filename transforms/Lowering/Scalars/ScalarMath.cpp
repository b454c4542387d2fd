//===- ScalarMath.cpp - Transcendental and rounding ops on elements -------===//

#include "transforms/Lowering/Scalars/ScalarMath.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <limits>

namespace mlir::gspmd::lowering {

Value createAtan2(ImplicitLocOpBuilder &b, Value y, Value x) {
  Type type = y.getType();
  auto constant = [&](double number) -> Value {
    TypedAttr value = b.getFloatAttr(getElementTypeOrSelf(type), number);
    if (auto shaped = dyn_cast<ShapedType>(type))
      value = DenseElementsAttr::get(shaped, Attribute(value));
    return arith::ConstantOp::create(b, value);
  };
  Value zero = constant(0);
  auto compare = [&](arith::CmpFPredicate predicate, Value number) -> Value {
    return arith::CmpFOp::create(b, predicate, number, zero);
  };
  Value areZero =
      arith::AndIOp::create(b, compare(arith::CmpFPredicate::OEQ, y),
                            compare(arith::CmpFPredicate::OEQ, x));
  Value signOfX = math::CopySignOp::create(b, constant(1), x);
  Value atZero = arith::SelectOp::create(
      b, compare(arith::CmpFPredicate::OLT, signOfX),
      math::CopySignOp::create(b, constant(llvm::numbers::pi), y), y);
  return arith::SelectOp::create(b, areZero, atZero,
                                 math::Atan2Op::create(b, y, x));
}

namespace {

/// Builds a unary function: of the math dialect on floats, of the runtime on
/// complex numbers. Both have the same name: `math.exp` and
/// `gspmd_rt_complex_exp`.
template <typename FloatOp>
Value buildUnary(ScalarCall &c) {
  if (c.isFloat())
    return FloatOp::create(c.b, c.args[0]);
  StringRef name = FloatOp::getOperationName();
  name.consume_front("math.");
  return c.isComplex() ? c.callComplex(("gspmd_rt_complex_" + name).str())
                       : Value();
}

template <typename FloatOp>
Value buildFloatUnary(ScalarCall &c) {
  return c.isFloat() ? Value(FloatOp::create(c.b, c.args[0])) : Value();
}

/// Computes exp(x); results below the least normal number are 0, as with XLA
/// for CPUs, because arithmetic on subnormal numbers takes a hundred times as
/// long. Where the result is 0 or infinity, the function is evaluated at 1 or
/// -1 instead: libraries of vector functions compute elements that overflow or
/// underflow one by one, and a masked softmax has many. LLVM would evaluate it
/// at x again if the number there were a constant, or if the condition were
/// that of the result.
Value createExp(ScalarCall &c, Value x) {
  ImplicitLocOpBuilder &b = c.b;
  auto type = cast<FloatType>(x.getType());
  if (type.getWidth() > 64)
    return math::ExpOp::create(b, x);
  // The logarithms of the largest and of the least normal number.
  bool isWide = type.getWidth() == 64;
  Value most = c.constant(isWide ? 709.782712893384 : 88.72283);
  Value least = c.constant(isWide ? -708.396418532264 : -87.33654);
  auto isAbove = [&](Value left, Value right) -> Value {
    return arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, left, right);
  };
  Value zero = c.constant(0);
  Value infinity = c.constant(std::numeric_limits<double>::infinity());
  Value isFar = arith::OrIOp::create(b, isAbove(x, most), isAbove(least, x));
  Value unit = math::CopySignOp::create(b, c.constant(1), x);
  Value near = arith::SelectOp::create(b, isFar, unit, x);
  Value finite = math::ExpOp::create(b, near);
  Value other = arith::SelectOp::create(b, isAbove(x, most), infinity, finite);
  return arith::SelectOp::create(b, isAbove(least, x), zero, other);
}

Value buildExp(ScalarCall &c) {
  return c.isFloat() ? createExp(c, c.args[0]) : buildUnary<math::ExpOp>(c);
}

Value buildRsqrt(ScalarCall &c) {
  if (c.isComplex())
    return c.callComplex("gspmd_rt_complex_rsqrt");
  if (!c.isFloat())
    return {};
  Value root = math::SqrtOp::create(c.b, c.args[0]);
  return arith::DivFOp::create(c.b, c.constant(1), root);
}

/// Computes 1 / (1 + exp(-x)).
Value buildLogistic(ScalarCall &c) {
  if (c.isComplex())
    return c.callComplex("gspmd_rt_complex_logistic");
  if (!c.isFloat())
    return {};
  Value one = c.constant(1);
  Value negated = arith::NegFOp::create(c.b, c.args[0]);
  Value exp = createExp(c, negated);
  Value sum = arith::AddFOp::create(c.b, one, exp);
  return arith::DivFOp::create(c.b, one, sum);
}

Value buildAtan2(ScalarCall &c) {
  if (c.isComplex())
    return c.callComplex("gspmd_rt_complex_atan2");
  if (!c.isFloat())
    return {};
  return createAtan2(c.b, c.args[0], c.args[1]);
}

/// Returns the neighbor of a float in the direction of another. Narrow types
/// step on their bits, as integers of 16 bits.
Value buildNextAfter(ScalarCall &c) {
  if (!c.isFloat())
    return {};
  Type written = getElementTypeOrSelf(c.op->getOperand(0));
  if (written.getIntOrFloatBitWidth() >= 32)
    return c.callRuntime("gspmd_rt_next_after");
  ImplicitLocOpBuilder &b = c.b;
  Type stored = c.type, wide = b.getI16Type();
  SmallVector<Value> bits;
  for (Value arg : c.args)
    bits.push_back(isPackedFloat(written)
                       ? Value(arith::ExtUIOp::create(b, wide, arg))
                       : Value(arith::BitcastOp::create(b, wide, arg)));
  int64_t format = static_cast<int64_t>(
      APFloat::SemanticsToEnum(cast<FloatType>(written).getFloatSemantics()));
  Value kind = arith::ConstantIntOp::create(b, format, 32);
  Value next =
      callPure(b, "gspmd_rt_next_after_narrow", {kind, bits[0], bits[1]}, wide)
          .front();
  if (isPackedFloat(written))
    return arith::TruncIOp::create(b, stored, next);
  return arith::BitcastOp::create(b, stored, next);
}

Value buildInfinityTest(ScalarCall &c, Value value, bool negative) {
  auto type = cast<FloatType>(value.getType());
  Value infinity = arith::ConstantOp::create(
      c.b, c.b.getFloatAttr(
               type, APFloat::getInf(type.getFloatSemantics(), negative)));
  return arith::CmpFOp::create(c.b, arith::CmpFPredicate::OEQ, value, infinity);
}

Value buildIsInf(ScalarCall &c) {
  if (!c.isFloat())
    return {};
  Value magnitude = math::AbsFOp::create(c.b, c.args[0]);
  return buildInfinityTest(c, magnitude, false);
}
template <bool Negative>
Value buildIsSignedInf(ScalarCall &c) {
  return c.isFloat() ? buildInfinityTest(c, c.args[0], Negative) : Value();
}

/// Tests whether x - x is 0, which holds for all but infinities and NaN.
Value buildIsFinite(ScalarCall &c) {
  if (!c.isFloat())
    return {};
  Value difference = arith::SubFOp::create(c.b, c.args[0], c.args[0]);
  return arith::CmpFOp::create(c.b, arith::CmpFPredicate::OEQ, difference,
                               c.constant(0));
}

Value buildConj(ScalarCall &c) {
  return c.isComplex() ? Value(complex::ConjOp::create(c.b, c.args[0]))
                       : c.args[0];
}

void addStablehloMath(ScalarTable &table) {
  auto add = [&](StringRef name, ScalarFn fn) {
    table[("stablehlo." + name).str()] = {fn, false, true};
  };
  add("exponential", buildExp);
  add("exponential_minus_one", buildUnary<math::ExpM1Op>);
  add("log", buildUnary<math::LogOp>);
  add("log_plus_one", buildUnary<math::Log1pOp>);
  add("sine", buildUnary<math::SinOp>);
  add("cosine", buildUnary<math::CosOp>);
  add("tan", buildUnary<math::TanOp>);
  add("tanh", buildUnary<math::TanhOp>);
  add("sqrt", buildUnary<math::SqrtOp>);
  add("rsqrt", buildRsqrt);
  add("cbrt", buildUnary<math::CbrtOp>);
  add("logistic", buildLogistic);
  add("atan2", buildAtan2);
  table["stablehlo.ceil"] = {buildFloatUnary<math::CeilOp>};
  table["stablehlo.floor"] = {buildFloatUnary<math::FloorOp>};
  table["stablehlo.round_nearest_afz"] = {buildFloatUnary<math::RoundOp>};
  table["stablehlo.round_nearest_even"] = {buildFloatUnary<math::RoundEvenOp>};
  table["stablehlo.is_finite"] = {buildIsFinite};
}

void addChloMath(ScalarTable &table) {
  auto add = [&](StringRef name, ScalarFn fn) {
    table[("chlo." + name).str()] = {fn, false, true};
  };
  add("erf", buildFloatUnary<math::ErfOp>);
  add("erfc", buildFloatUnary<math::ErfcOp>);
  add("sinh", buildUnary<math::SinhOp>);
  add("cosh", buildUnary<math::CoshOp>);
  add("tan", buildUnary<math::TanOp>);
  add("acos", buildUnary<math::AcosOp>);
  add("acosh", buildUnary<math::AcoshOp>);
  add("asin", buildUnary<math::AsinOp>);
  add("asinh", buildUnary<math::AsinhOp>);
  add("atan", buildUnary<math::AtanOp>);
  add("atanh", buildUnary<math::AtanhOp>);
  table["chlo.next_after"] = {buildNextAfter, true, true};
  table["chlo.is_inf"] = {buildIsInf};
  table["chlo.is_pos_inf"] = {buildIsSignedInf<false>};
  table["chlo.is_neg_inf"] = {buildIsSignedInf<true>};
  table["chlo.conj"] = {buildConj};
}

} // namespace

void addMathScalarOps(ScalarTable &table) {
  addStablehloMath(table);
  addChloMath(table);
}

} // namespace mlir::gspmd::lowering
