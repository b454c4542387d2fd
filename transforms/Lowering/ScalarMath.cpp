//===- ScalarMath.cpp - Transcendental and rounding ops on elements -------===//

#include "transforms/Lowering/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace mlir::gspmd::lowering {
namespace {

/// A unary function of the math dialect on floats and of the complex dialect on
/// complex numbers.
template <typename FloatOp, typename ComplexOp>
Value buildUnary(ScalarCall &c) {
  if (c.isFloat())
    return FloatOp::create(c.b, c.args[0]);
  if (c.isComplex())
    return ComplexOp::create(c.b, c.args[0]);
  return {};
}

template <typename FloatOp>
Value buildFloatUnary(ScalarCall &c) {
  return c.isFloat() ? Value(FloatOp::create(c.b, c.args[0])) : Value();
}

Value buildRsqrt(ScalarCall &c) {
  if (c.isComplex())
    return complex::RsqrtOp::create(c.b, c.args[0]);
  if (!c.isFloat())
    return {};
  Value root = math::SqrtOp::create(c.b, c.args[0]);
  return arith::DivFOp::create(c.b, c.constant(1), root);
}

/// 1 / (1 + exp(-x))
Value buildLogistic(ScalarCall &c) {
  Value one = c.constant(1);
  if (c.isComplex()) {
    Value negated = complex::NegOp::create(c.b, c.args[0]);
    Value exp = complex::ExpOp::create(c.b, negated);
    Value sum = complex::AddOp::create(c.b, one, exp);
    return complex::DivOp::create(c.b, one, sum);
  }
  if (!c.isFloat())
    return {};
  Value negated = arith::NegFOp::create(c.b, c.args[0]);
  Value exp = math::ExpOp::create(c.b, negated);
  Value sum = arith::AddFOp::create(c.b, one, exp);
  return arith::DivFOp::create(c.b, one, sum);
}

Value buildAtan2(ScalarCall &c) {
  if (!c.isFloat())
    return {};
  return math::Atan2Op::create(c.b, c.args[0], c.args[1]);
}

/// A function of the emulator's runtime: NAME_f32 and NAME_f64.
constexpr char kErfInv[] = "gspmd_rt_erf_inv";
constexpr char kLgamma[] = "gspmd_rt_lgamma";
constexpr char kDigamma[] = "gspmd_rt_digamma";
constexpr char kBesselI1e[] = "gspmd_rt_bessel_i1e";
constexpr char kZeta[] = "gspmd_rt_zeta";
constexpr char kPolygamma[] = "gspmd_rt_polygamma";
template <const char *Name>
Value buildRuntimeCall(ScalarCall &c) {
  return c.isFloat() ? c.callRuntime(Name) : Value();
}

/// The neighbour of a float in the direction of another: bf16 and f16 have
/// functions of their own on their bits.
Value buildNextAfter(ScalarCall &c) {
  if (!c.isFloat())
    return {};
  if (!isa<BFloat16Type, Float16Type>(c.type))
    return c.callRuntime("gspmd_rt_next_after");
  Type bits = c.b.getI16Type();
  for (Value &arg : c.args)
    arg = arith::BitcastOp::create(c.b, bits, arg);
  // Stepping the bits: the magnitude of a float grows with its bits.
  auto floatOf = [&](Value v) -> Value {
    Value narrow = arith::BitcastOp::create(c.b, c.type, v);
    return extendToF32(c.b, narrow);
  };
  auto constant = [&](int64_t v) -> Value {
    return arith::ConstantOp::create(
        c.b, c.b.getIntegerAttr(bits, APInt(16, v, true, true)));
  };
  using FP = arith::CmpFPredicate;
  Value x = floatOf(c.args[0]), y = floatOf(c.args[1]);
  Value zero = arith::ConstantOp::create(c.b, c.b.getF32FloatAttr(0));
  Value grows = arith::CmpFOp::create(c.b, FP::OGT, y, x);
  Value negative = arith::CmpFOp::create(c.b, FP::OLT, x, zero);
  Value away = arith::XOrIOp::create(c.b, grows, negative);
  Value step = arith::SelectOp::create(c.b, away, constant(1), constant(-1));
  Value next = arith::AddIOp::create(c.b, c.args[0], step);
  // From zero: the smallest number with the sign of the direction.
  Value fromZero = arith::SelectOp::create(c.b, grows, constant(1),
                                           constant(0x8001));
  Value isZero = arith::CmpFOp::create(c.b, FP::OEQ, x, zero);
  next = arith::SelectOp::create(c.b, isZero, fromZero, next);
  Value same = arith::CmpFOp::create(c.b, FP::OEQ, x, y);
  next = arith::SelectOp::create(c.b, same, c.args[1], next);
  Value isNan = arith::CmpFOp::create(c.b, FP::UNO, x, y);
  Value nan = arith::ConstantOp::create(
      c.b, c.b.getFloatAttr(c.type, APFloat::getNaN(cast<FloatType>(c.type)
                                                       .getFloatSemantics())));
  Value result = arith::BitcastOp::create(c.b, c.type, next);
  return arith::SelectOp::create(c.b, isNan, nan, result);
}

Value buildInfinityTest(ScalarCall &c, Value value, bool negative) {
  auto type = cast<FloatType>(value.getType());
  Value infinity = arith::ConstantOp::create(
      c.b, c.b.getFloatAttr(type, APFloat::getInf(type.getFloatSemantics(),
                                                  negative)));
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

/// Neither infinite nor NaN: x - x is 0.
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

/// sinh and cosh of a complex number from exp(x) and exp(-x).
template <bool IsSinh>
Value buildComplexHyperbolic(ScalarCall &c) {
  Value plus = complex::ExpOp::create(c.b, c.args[0]);
  Value negated = complex::NegOp::create(c.b, c.args[0]);
  Value minus = complex::ExpOp::create(c.b, negated);
  Value sum = IsSinh ? Value(complex::SubOp::create(c.b, plus, minus))
                     : Value(complex::AddOp::create(c.b, plus, minus));
  return complex::MulOp::create(c.b, sum, c.constant(0.5));
}
template <typename FloatOp, bool IsSinh>
Value buildHyperbolic(ScalarCall &c) {
  return c.isComplex() ? buildComplexHyperbolic<IsSinh>(c)
                       : buildFloatUnary<FloatOp>(c);
}

void addStablehloMath(ScalarTable &table) {
  auto add = [&](StringRef name, ScalarFn fn) {
    table[("stablehlo." + name).str()] = {fn, false, true};
  };
  add("exponential", buildUnary<math::ExpOp, complex::ExpOp>);
  add("exponential_minus_one", buildUnary<math::ExpM1Op, complex::Expm1Op>);
  add("log", buildUnary<math::LogOp, complex::LogOp>);
  add("log_plus_one", buildUnary<math::Log1pOp, complex::Log1pOp>);
  add("sine", buildUnary<math::SinOp, complex::SinOp>);
  add("cosine", buildUnary<math::CosOp, complex::CosOp>);
  add("tan", buildUnary<math::TanOp, complex::TanOp>);
  add("tanh", buildUnary<math::TanhOp, complex::TanhOp>);
  add("sqrt", buildUnary<math::SqrtOp, complex::SqrtOp>);
  add("rsqrt", buildRsqrt);
  add("cbrt", buildFloatUnary<math::CbrtOp>);
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
  add("erf_inv", buildRuntimeCall<kErfInv>);
  add("lgamma", buildRuntimeCall<kLgamma>);
  add("digamma", buildRuntimeCall<kDigamma>);
  add("bessel_i1e", buildRuntimeCall<kBesselI1e>);
  add("zeta", buildRuntimeCall<kZeta>);
  add("polygamma", buildRuntimeCall<kPolygamma>);
  add("sinh", buildHyperbolic<math::SinhOp, true>);
  add("cosh", buildHyperbolic<math::CoshOp, false>);
  add("tan", buildUnary<math::TanOp, complex::TanOp>);
  add("acos", buildFloatUnary<math::AcosOp>);
  add("acosh", buildFloatUnary<math::AcoshOp>);
  add("asin", buildFloatUnary<math::AsinOp>);
  add("asinh", buildFloatUnary<math::AsinhOp>);
  add("atan", buildFloatUnary<math::AtanOp>);
  add("atanh", buildFloatUnary<math::AtanhOp>);
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
