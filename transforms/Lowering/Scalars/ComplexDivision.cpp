//===- ComplexDivision.cpp - Quotient of complex numbers ------------------===//
//
// (a + ib) / (c + id) by Smith's method: with r = d / c, where |d| <= |c|, it
// is ((a + b r) + i (b - a r)) / (c + d r). Baudin and Smith ("A robust complex
// division in Scilab", 2012) add what f64 needs near the ends of its range:
// operands are scaled by powers of two, and where r is subnormal, b r is
// computed as d (b / c). In f64, numbers that were f32 need neither.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/Scalars/ComplexDivision.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <limits>

namespace mlir::gspmd::lowering {
namespace {

using Predicate = arith::CmpFPredicate;
using Limits = std::numeric_limits<double>;

/// Builds ops on components of one type and on booleans.
struct Components {
  ImplicitLocOpBuilder &b;
  FloatType type;

  Value constant(double number) const {
    return arith::ConstantOp::create(b, b.getFloatAttr(type, number));
  }
  Value compare(Predicate predicate, Value x, Value y) const {
    return arith::CmpFOp::create(b, predicate, x, y);
  }
  Value select(Value condition, Value x, Value y) const {
    return arith::SelectOp::create(b, condition, x, y);
  }
  Value both(Value x, Value y) const { return arith::AndIOp::create(b, x, y); }
  Value either(Value x, Value y) const { return arith::OrIOp::create(b, x, y); }
  Value add(Value x, Value y) const { return arith::AddFOp::create(b, x, y); }
  Value subtract(Value x, Value y) const {
    return arith::SubFOp::create(b, x, y);
  }
  Value multiply(Value x, Value y) const {
    return arith::MulFOp::create(b, x, y);
  }
  Value divide(Value x, Value y) const {
    return arith::DivFOp::create(b, x, y);
  }
  Value abs(Value x) const { return math::AbsFOp::create(b, x); }
  Value copySign(Value magnitude, Value sign) const {
    return math::CopySignOp::create(b, magnitude, sign);
  }
  Value isZero(Value x) const {
    return compare(Predicate::OEQ, x, constant(0));
  }
  Value isLess(Value x, double bound) const {
    return compare(Predicate::OLT, abs(x), constant(bound));
  }
  Value isInfinite(Value x) const {
    return compare(Predicate::OEQ, abs(x), constant(Limits::infinity()));
  }
};

struct Complex {
  Value re, im;
};

/// Returns the power of two by which all components are multiplied: a larger
/// one where a product of theirs would be subnormal, and 1/2 where a sum would
/// overflow.
Value scaleFor(const Components &c, Complex lhs, Complex rhs) {
  constexpr double epsilon = Limits::epsilon(), half = Limits::max() / 2;
  constexpr double tiny = Limits::min(), notLarge = half * epsilon;
  Value isSwapped = c.compare(Predicate::OLT, c.abs(rhs.re), c.abs(rhs.im));
  Value greater = c.select(isSwapped, rhs.im, rhs.re);
  Value canRaiseLhs =
      c.either(c.both(c.isLess(lhs.re, tiny), c.isLess(lhs.im, notLarge)),
               c.both(c.isLess(lhs.im, tiny), c.isLess(lhs.re, notLarge)));
  Value raise = c.either(c.isLess(greater, epsilon),
                         c.both(canRaiseLhs, c.isLess(greater, notLarge)));
  Value lower = c.compare(Predicate::OGE, c.abs(greater), c.constant(half));
  Value one = c.constant(1);
  return c.select(lower, c.constant(0.5),
                  c.select(raise, c.constant(1 / epsilon), one));
}

/// Replaces a quotient whose components are both NaN, though the operands
/// determine it: x / 0 and infinity / finite are infinite, finite / infinity is
/// zero.
Complex selectExceptions(const Components &c, Complex lhs, Complex rhs,
                         Complex quotient) {
  auto anyInfinite = [&](Complex z) {
    return c.either(c.isInfinite(z.re), c.isInfinite(z.im));
  };
  auto isFinite = [&](Complex z, Value isInfinite) {
    Value isNumber = c.compare(Predicate::ORD, z.re, z.im);
    Value no = arith::ConstantOp::create(c.b, c.b.getBoolAttr(false));
    return c.select(isInfinite, no, isNumber);
  };
  // Of an infinite number, only the directions of infinite components count.
  auto directionIf = [&](Value condition, Complex z) -> Complex {
    auto direction = [&](Value x) {
      Value unit = c.select(c.isInfinite(x), c.constant(1), c.constant(0));
      return c.select(condition, c.copySign(unit, x), x);
    };
    return {direction(z.re), direction(z.im)};
  };
  Value infinity = c.constant(Limits::infinity()), zero = c.constant(0);
  Value lhsInfinite = anyInfinite(lhs), rhsInfinite = anyInfinite(rhs);
  Value isLarge = c.both(lhsInfinite, isFinite(rhs, rhsInfinite));
  Value isSmall = c.both(rhsInfinite, isFinite(lhs, lhsInfinite));
  Complex n = directionIf(isLarge, lhs), d = directionIf(isSmall, rhs);
  Value re = c.add(c.multiply(n.re, d.re), c.multiply(n.im, d.im));
  Value im = c.subtract(c.multiply(n.im, d.re), c.multiply(n.re, d.im));
  Value isNan = c.both(c.compare(Predicate::UNO, quotient.re, quotient.re),
                       c.compare(Predicate::UNO, quotient.im, quotient.im));
  Value isPole = c.both(isNan, c.both(c.isZero(rhs.re), c.isZero(rhs.im)));
  Value pole = c.copySign(infinity, rhs.re);
  Value isLimit = c.both(isNan, c.either(isLarge, isSmall));
  auto choose = [&](Value lhsPart, Value product, Value finite) {
    Value limit = c.select(isLarge, c.multiply(infinity, product),
                           c.copySign(zero, product));
    return c.select(isPole, c.multiply(pole, lhsPart),
                    c.select(isLimit, limit, finite));
  };
  return {choose(lhs.re, re, quotient.re), choose(lhs.im, im, quotient.im)};
}

/// Returns the quotient of numbers in f64, with NaN for infinite operands and
/// zero divisors. `isScaled` states that `scaleFor` is applied.
Complex divide(const Components &c, Complex lhs, Complex rhs, bool isScaled) {
  Value isSwapped = c.compare(Predicate::OLT, c.abs(rhs.re), c.abs(rhs.im));
  Value greater = c.select(isSwapped, rhs.im, rhs.re);
  Value smaller = c.select(isSwapped, rhs.re, rhs.im);
  Value ratio = c.divide(smaller, greater);
  Value denominator = c.add(c.multiply(smaller, ratio), greater);
  Value ratioIsTiny;
  if (isScaled)
    ratioIsTiny =
        c.compare(Predicate::ULE, c.abs(ratio), c.constant(Limits::min()));
  auto timesRatio = [&](Value x) {
    Value product = c.multiply(x, ratio);
    if (!isScaled)
      return product;
    return c.select(ratioIsTiny, c.multiply(smaller, c.divide(x, greater)),
                    product);
  };
  Value first = c.select(isSwapped, lhs.im, lhs.re);
  Value second = c.select(isSwapped, lhs.re, lhs.im);
  Value re = c.add(timesRatio(second), first);
  Value product = timesRatio(first);
  Value im = c.subtract(c.select(isSwapped, product, second),
                        c.select(isSwapped, second, product));
  return {c.divide(re, denominator), c.divide(im, denominator)};
}

} // namespace

Value createComplexDivision(ImplicitLocOpBuilder &b, Value lhs, Value rhs) {
  auto type = cast<ComplexType>(lhs.getType());
  auto componentType = cast<FloatType>(type.getElementType());
  auto split = [&](Value z) -> Complex {
    return {complex::ReOp::create(b, z), complex::ImOp::create(b, z)};
  };
  auto map = [](Complex z, llvm::function_ref<Value(Value)> fn) -> Complex {
    return {fn(z.re), fn(z.im)};
  };
  Components narrow{b, componentType}, wide{b, b.getF64Type()};
  Complex n = split(lhs), d = split(rhs), quotient;
  if (componentType.isF64()) {
    Value scale = scaleFor(wide, n, d);
    auto applyScale = [&](Value x) { return wide.multiply(x, scale); };
    n = map(n, applyScale);
    d = map(d, applyScale);
    quotient = divide(wide, n, d, /*isScaled=*/true);
  } else {
    auto widen = [&](Value x) -> Value {
      return arith::ExtFOp::create(b, wide.type, x);
    };
    quotient = divide(wide, map(n, widen), map(d, widen), /*isScaled=*/false);
    quotient = map(quotient, [&](Value x) -> Value {
      return arith::TruncFOp::create(b, componentType, x);
    });
  }
  // Signs and infinities are the same in both types, and f32 has more lanes.
  quotient = selectExceptions(narrow, n, d, quotient);
  return complex::CreateOp::create(b, type, quotient.re, quotient.im);
}

} // namespace mlir::gspmd::lowering
