//===- ScalarSpecial.cpp - Special functions on elements ------------------===//
//
// Functions that programs apply to large tensors are expanded without branches,
// so that their loops vectorize: erf_inv, which generates normal random
// numbers, and lgamma and digamma of f32, which are computed in f64. Errors are
// at most 5 units in the last place; log is the vector library's. Rarer
// functions, and lgamma and digamma of f64, are runtime calls.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Scalars/ScalarConversion.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

namespace mlir::gspmd::lowering {
namespace {

/// Builds arithmetic ops on values of one float type.
struct FloatBuilder {
  ImplicitLocOpBuilder &b;
  FloatType type;

  Value constant(double value) {
    return arith::ConstantOp::create(b, b.getFloatAttr(type, value));
  }
  Value add(Value l, Value r) { return arith::AddFOp::create(b, l, r); }
  Value sub(Value l, Value r) { return arith::SubFOp::create(b, l, r); }
  Value mul(Value l, Value r) { return arith::MulFOp::create(b, l, r); }
  Value div(Value l, Value r) { return arith::DivFOp::create(b, l, r); }
  Value log(Value x) { return math::LogOp::create(b, x); }
  Value abs(Value x) { return math::AbsFOp::create(b, x); }
  /// Returns x minus the nearest integer, which is exact, also for small x.
  Value distanceFromInteger(Value x) {
    return sub(x, math::RoundEvenOp::create(b, x));
  }
  Value compare(arith::CmpFPredicate predicate, Value l, Value r) {
    return arith::CmpFOp::create(b, predicate, l, r);
  }
  Value isLess(Value l, Value r) {
    return compare(arith::CmpFPredicate::OLT, l, r);
  }
  Value isEqual(Value l, Value r) {
    return compare(arith::CmpFPredicate::OEQ, l, r);
  }
  Value select(Value condition, Value yes, Value no) {
    return arith::SelectOp::create(b, condition, yes, no);
  }
  /// Evaluates a polynomial; the coefficients begin with the highest power.
  Value polynomial(Value x, ArrayRef<double> coefficients) {
    Value sum = constant(coefficients.front());
    for (double coefficient : coefficients.drop_front())
      sum = add(mul(sum, x), constant(coefficient));
    return sum;
  }
};

//===----------------------------------------------------------------------===//
// The inverse of erf
//===----------------------------------------------------------------------===//

// erf_inv(x) is x times a polynomial in w = -log(1 - x^2), or in sqrt(w) if w
// is large (M. Giles, "Approximating the erfinv function", GPU Computing Gems,
// 2011).
const double kErfInvCenterF32[] = {
    2.81022636e-08,  3.43273939e-07, -3.5233877e-06,
    -4.39150654e-06, 2.1858087e-04,  -1.25372503e-03,
    -4.17768164e-03, 2.46640727e-01, 1.50140941};
const double kErfInvTailF32[] = {
    -2.00214257e-04, 1.00950558e-04, 1.34934322e-03,
    -3.67342844e-03, 5.73950773e-03, -7.6224613e-03,
    9.43887047e-03,  1.00167406,     2.83297682};
const double kErfInvCenterF64[] = {
    -3.6444120640178196996e-21, -1.685059138182016589e-19,
    1.2858480715256400167e-18,  1.115787767802518096e-17,
    -1.333171662854620906e-16,  2.0972767875968561637e-17,
    6.6376381343583238325e-15,  -4.0545662729752068639e-14,
    -8.1519341976054721522e-14, 2.6335093153082322977e-12,
    -1.2975133253453532498e-11, -5.4154120542946279317e-11,
    1.051212273321532285e-09,   -4.1126339803469836976e-09,
    -2.9070369957882005086e-08, 4.2347877827932403518e-07,
    -1.3654692000834678645e-06, -1.3882523362786468719e-05,
    1.867342080340571352e-04,   -7.4070253416626697512e-04,
    -6.0336708714301490533e-03, 2.4015818242558961693e-01,
    1.6536545626831027356};
const double kErfInvMiddleF64[] = {
    2.2137376921775787049e-09,  9.0756561938885390979e-08,
    -2.7517406297064545428e-07, 1.8239629214389227755e-08,
    1.5027403968909827627e-06,  -4.013867526981545969e-06,
    2.9234449089955446044e-06,  1.2475304481671778723e-05,
    -4.7318229009055733981e-05, 6.8284851459573175448e-05,
    2.4031110387097893999e-05,  -3.550375203628474796e-04,
    9.5328937973738049703e-04,  -1.6882755560235047313e-03,
    2.4914420961078508066e-03,  -3.7512085075692412107e-03,
    5.370914553590063617e-03,   1.0052589676941592334,
    3.0838856104922207635};
const double kErfInvTailF64[] = {
    -2.7109920616438573243e-11, -2.5556418169965252055e-10,
    1.5076572693500548083e-09,  -3.7894654401267369937e-09,
    7.6157012080783393804e-09,  -1.4960026627149240478e-08,
    2.9147953450901080826e-08,  -6.7711997758452339498e-08,
    2.2900482228026654717e-07,  -9.9298272942317002539e-07,
    4.5260625972231537039e-06,  -1.9681778105531670567e-05,
    7.5995277030017761139e-05,  -2.1503011930044477347e-04,
    -1.3871931833623122026e-04, 1.0103004648645343977,
    4.8499064014085844221};

Value buildErfInv(ScalarCall &c) {
  if (!c.isFloat())
    return {};
  FloatBuilder f{c.b, cast<FloatType>(c.type)};
  Value x = c.args[0], one = f.constant(1);
  // 1 - x and 1 + x lose no digits near x = 1 and x = -1.
  Value product = f.mul(f.sub(one, x), f.add(one, x));
  Value w = arith::NegFOp::create(c.b, f.log(product));
  Value root = math::SqrtOp::create(c.b, w);
  auto at = [&](Value value, double center, ArrayRef<double> coefficients) {
    return f.polynomial(f.sub(value, f.constant(center)), coefficients);
  };
  Value factor;
  if (c.type.isF64()) {
    Value middleOrTail =
        f.select(f.isLess(w, f.constant(16)), at(root, 3.25, kErfInvMiddleF64),
                 at(root, 5, kErfInvTailF64));
    factor = f.select(f.isLess(w, f.constant(6.25)),
                      at(w, 3.125, kErfInvCenterF64), middleOrTail);
  } else {
    factor = f.select(f.isLess(w, f.constant(5)), at(w, 2.5, kErfInvCenterF32),
                      at(root, 3, kErfInvTailF32));
  }
  Value infinity = f.constant(std::numeric_limits<double>::infinity());
  factor = f.select(f.isEqual(f.abs(x), one), infinity, factor);
  return f.mul(factor, x);
}

//===----------------------------------------------------------------------===//
// Gamma functions
//===----------------------------------------------------------------------===//

constexpr char kLgamma[] = "gspmd_rt_lgamma";
constexpr char kDigamma[] = "gspmd_rt_digamma";
constexpr char kBesselI1e[] = "gspmd_rt_bessel_i1e";
constexpr char kZeta[] = "gspmd_rt_zeta";
constexpr char kPolygamma[] = "gspmd_rt_polygamma";

/// Calls a runtime function NAME_f32 or NAME_f64.
template <const char *Name>
Value buildRuntimeCall(ScalarCall &c) {
  return c.isFloat() ? c.callRuntime(Name) : Value();
}

/// Computes log(gamma(x)) for x >= 1/2: Lanczos's approximation with g = 7.
Value buildLanczos(FloatBuilder &f, Value x) {
  static const double coefficients[] = {
      676.5203681218851,     -1259.1392167224028,  771.32342877765313,
      -176.61502916214059,   12.507343278686905,   -0.13857109526572012,
      9.9843695780195716e-6, 1.5056327351493116e-7};
  Value z = f.sub(x, f.constant(1)), sum = f.constant(0.99999999999980993);
  for (auto [index, coefficient] : llvm::enumerate(coefficients))
    sum =
        f.add(sum, f.div(f.constant(coefficient),
                         f.add(z, f.constant(static_cast<double>(index) + 1))));
  Value t = f.add(z, f.constant(7.5));
  Value power = f.sub(f.mul(f.add(z, f.constant(0.5)), f.log(t)), t);
  return f.add(f.add(power, f.log(sum)), f.constant(0.91893853320467274178));
}

/// Computes lgamma(x) in f64 for an f32 result, by reflection for x < 1/2.
Value buildLgammaF64(FloatBuilder &f, Value x) {
  Value needsReflection = f.isLess(x, f.constant(0.5));
  Value gamma =
      buildLanczos(f, f.select(needsReflection, f.sub(f.constant(1), x), x));
  Value rest = f.distanceFromInteger(x);
  Value sine = math::SinOp::create(f.b, f.mul(f.constant(M_PI), rest));
  Value reflected = f.sub(f.log(f.div(f.constant(M_PI), f.abs(sine))), gamma);
  Value isInteger = f.isEqual(rest, f.constant(0));
  Value infinity = f.constant(std::numeric_limits<double>::infinity());
  reflected = f.select(isInteger, infinity, reflected);
  // lgamma is exactly 0 at 1 and 2; the approximation may round to a small
  // number of either sign.
  Value isZero = arith::OrIOp::create(f.b, f.isEqual(x, f.constant(1)),
                                      f.isEqual(x, f.constant(2)));
  gamma = f.select(isZero, f.constant(0), gamma);
  Value result = f.select(needsReflection, reflected, gamma);
  return f.select(f.isEqual(f.abs(x), infinity), infinity, result);
}

/// Computes digamma(x) in f64 for an f32 result: by reflection for x < 1/2,
/// then by eight steps of the recurrence and the asymptotic series. After eight
/// steps y is at least 8.5, where the first omitted term is less than 1e-14.
Value buildDigammaF64(FloatBuilder &f, Value x) {
  Value needsReflection = f.isLess(x, f.constant(0.5));
  Value y = f.select(needsReflection, f.sub(f.constant(1), x), x),
        sum = f.constant(0);
  for (int step = 0; step < 8; ++step) {
    sum = f.sub(sum, f.div(f.constant(1), y));
    y = f.add(y, f.constant(1));
  }
  Value inverse = f.div(f.constant(1), y), square = f.mul(inverse, inverse);
  Value series = f.polynomial(square, {-691.0 / 32760, 1.0 / 132, -1.0 / 240,
                                       1.0 / 252, -1.0 / 120, 1.0 / 12, 0});
  Value right = f.sub(f.add(sum, f.log(y)),
                      f.add(f.mul(f.constant(0.5), inverse), series));
  Value rest = f.distanceFromInteger(x);
  Value angle = f.mul(f.constant(M_PI), rest);
  Value cotangent = f.div(Value(math::CosOp::create(f.b, angle)),
                          Value(math::SinOp::create(f.b, angle)));
  Value left = f.sub(right, f.mul(f.constant(M_PI), cotangent));
  // The pole at zero has a sign; the other poles yield NaN, as does -infinity.
  Value infinity = f.constant(std::numeric_limits<double>::infinity());
  Value minusX = arith::NegFOp::create(f.b, x);
  Value pole = f.select(f.isEqual(x, f.constant(0)),
                        Value(math::CopySignOp::create(f.b, infinity, minusX)),
                        f.constant(std::numeric_limits<double>::quiet_NaN()));
  left = f.select(f.isEqual(rest, f.constant(0)), pole, left);
  return f.select(needsReflection, left, right);
}

template <Value (*Build)(FloatBuilder &, Value), const char *Name>
Value buildInF64(ScalarCall &c) {
  if (!c.isFloat() || c.type.isF64())
    return buildRuntimeCall<Name>(c);
  FloatBuilder f{c.b, c.b.getF64Type()};
  return convertFloat(c.b, Build(f, convertFloat(c.b, c.args[0], f.type)),
                      c.type);
}

} // namespace

void addSpecialScalarOps(ScalarTable &table) {
  auto add = [&](StringRef name, ScalarFn fn) {
    table[("chlo." + name).str()] = {fn, false, true};
  };
  add("erf_inv", buildErfInv);
  add("lgamma", buildInF64<buildLgammaF64, kLgamma>);
  add("digamma", buildInF64<buildDigammaF64, kDigamma>);
  add("bessel_i1e", buildRuntimeCall<kBesselI1e>);
  add("zeta", buildRuntimeCall<kZeta>);
  add("polygamma", buildRuntimeCall<kPolygamma>);
}

} // namespace mlir::gspmd::lowering
