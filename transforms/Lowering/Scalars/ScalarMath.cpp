//===- ScalarMath.cpp - Transcendental and rounding ops on elements -------===//

#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace mlir::gspmd::lowering {
namespace {

/// Runtime functions on complex numbers.
constexpr char kComplexExp[] = "gspmd_rt_complex_exp";
constexpr char kComplexExpm1[] = "gspmd_rt_complex_expm1";
constexpr char kComplexLog[] = "gspmd_rt_complex_log";
constexpr char kComplexLog1p[] = "gspmd_rt_complex_log1p";
constexpr char kComplexSin[] = "gspmd_rt_complex_sin";
constexpr char kComplexCos[] = "gspmd_rt_complex_cos";
constexpr char kComplexTan[] = "gspmd_rt_complex_tan";
constexpr char kComplexTanh[] = "gspmd_rt_complex_tanh";
constexpr char kComplexSinh[] = "gspmd_rt_complex_sinh";
constexpr char kComplexCosh[] = "gspmd_rt_complex_cosh";
constexpr char kComplexSqrt[] = "gspmd_rt_complex_sqrt";
constexpr char kComplexRsqrt[] = "gspmd_rt_complex_rsqrt";
constexpr char kComplexCbrt[] = "gspmd_rt_complex_cbrt";
constexpr char kComplexLogistic[] = "gspmd_rt_complex_logistic";
constexpr char kComplexAtan2[] = "gspmd_rt_complex_atan2";
constexpr char kComplexAcos[] = "gspmd_rt_complex_acos";
constexpr char kComplexAcosh[] = "gspmd_rt_complex_acosh";
constexpr char kComplexAsin[] = "gspmd_rt_complex_asin";
constexpr char kComplexAsinh[] = "gspmd_rt_complex_asinh";
constexpr char kComplexAtan[] = "gspmd_rt_complex_atan";
constexpr char kComplexAtanh[] = "gspmd_rt_complex_atanh";

/// Builds a unary function: of the math dialect on floats, of the runtime on
/// complex numbers.
template <typename FloatOp, const char *ComplexName>
Value buildUnary(ScalarCall &c) {
  if (c.isFloat())
    return FloatOp::create(c.b, c.args[0]);
  return c.isComplex() ? c.callComplex(ComplexName) : Value();
}

template <typename FloatOp>
Value buildFloatUnary(ScalarCall &c) {
  return c.isFloat() ? Value(FloatOp::create(c.b, c.args[0])) : Value();
}

Value buildRsqrt(ScalarCall &c) {
  if (c.isComplex())
    return c.callComplex(kComplexRsqrt);
  if (!c.isFloat())
    return {};
  Value root = math::SqrtOp::create(c.b, c.args[0]);
  return arith::DivFOp::create(c.b, c.constant(1), root);
}

/// Computes 1 / (1 + exp(-x)).
Value buildLogistic(ScalarCall &c) {
  if (c.isComplex())
    return c.callComplex(kComplexLogistic);
  if (!c.isFloat())
    return {};
  Value one = c.constant(1);
  Value negated = arith::NegFOp::create(c.b, c.args[0]);
  Value exp = math::ExpOp::create(c.b, negated);
  Value sum = arith::AddFOp::create(c.b, one, exp);
  return arith::DivFOp::create(c.b, one, sum);
}

Value buildAtan2(ScalarCall &c) {
  if (c.isComplex())
    return c.callComplex(kComplexAtan2);
  if (!c.isFloat())
    return {};
  return math::Atan2Op::create(c.b, c.args[0], c.args[1]);
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
  add("exponential", buildUnary<math::ExpOp, kComplexExp>);
  add("exponential_minus_one", buildUnary<math::ExpM1Op, kComplexExpm1>);
  add("log", buildUnary<math::LogOp, kComplexLog>);
  add("log_plus_one", buildUnary<math::Log1pOp, kComplexLog1p>);
  add("sine", buildUnary<math::SinOp, kComplexSin>);
  add("cosine", buildUnary<math::CosOp, kComplexCos>);
  add("tan", buildUnary<math::TanOp, kComplexTan>);
  add("tanh", buildUnary<math::TanhOp, kComplexTanh>);
  add("sqrt", buildUnary<math::SqrtOp, kComplexSqrt>);
  add("rsqrt", buildRsqrt);
  add("cbrt", buildUnary<math::CbrtOp, kComplexCbrt>);
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
  add("sinh", buildUnary<math::SinhOp, kComplexSinh>);
  add("cosh", buildUnary<math::CoshOp, kComplexCosh>);
  add("tan", buildUnary<math::TanOp, kComplexTan>);
  add("acos", buildUnary<math::AcosOp, kComplexAcos>);
  add("acosh", buildUnary<math::AcoshOp, kComplexAcosh>);
  add("asin", buildUnary<math::AsinOp, kComplexAsin>);
  add("asinh", buildUnary<math::AsinhOp, kComplexAsinh>);
  add("atan", buildUnary<math::AtanOp, kComplexAtan>);
  add("atanh", buildUnary<math::AtanhOp, kComplexAtanh>);
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
