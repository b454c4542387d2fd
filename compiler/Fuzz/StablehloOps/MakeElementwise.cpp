//===- MakeElementwise.cpp - Random elementwise ops -----------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"
#include <cmath>

namespace mlir::gspmd::fuzz {
namespace {

bool isReal(const Value &v) { return isFloat(v.elementType); }
/// A smooth function: its domain, its bounds there, and its Lipschitz constant.
struct SmoothFunction {
  const char *name;
  double domainLow, domainHigh, low, high, stretch;
};

bool makeTranscendental(Generator &g) {
  static const SmoothFunction functions[] = {
      {"stablehlo.exponential", -3, 3, 0.04, 21, 21},
      {"stablehlo.exponential_minus_one", -3, 3, -1, 20, 21},
      {"stablehlo.log", 0.25, 64, -1.5, 4.5, 4},
      {"stablehlo.log_plus_one", -0.5, 64, -1, 4.5, 2},
      {"stablehlo.sqrt", 0.25, 64, 0.5, 8, 1},
      {"stablehlo.rsqrt", 0.25, 64, 0.1, 2, 4},
      {"stablehlo.cbrt", 0.25, 64, 0.5, 4.1, 1},
      {"stablehlo.tanh", -64, 64, -1, 1, 1},
      {"stablehlo.logistic", -64, 64, 0, 1, 1},
      {"stablehlo.sine", -64, 64, -1, 1, 1},
      {"stablehlo.cosine", -64, 64, -1, 1, 1},
      {"stablehlo.tan", -1, 1, -2, 2, 4},
      {"chlo.erf", -4, 4, -1, 1, 2},
      {"chlo.erfc", -4, 4, 0, 2, 2},
      {"chlo.sinh", -3, 3, -10.1, 10.1, 11},
      {"chlo.cosh", -3, 3, 1, 10.1, 11},
      {"chlo.asin", -0.75, 0.75, -1, 1, 2},
      {"chlo.acos", -0.75, 0.75, 0, 3.2, 2},
      {"chlo.atan", -64, 64, -1.6, 1.6, 1},
      {"chlo.asinh", -64, 64, -5, 5, 1},
      {"chlo.acosh", 1.5, 64, 0.9, 5, 1},
      {"chlo.atanh", -0.75, 0.75, -1, 1, 4},
      {"chlo.lgamma", 1, 16, -0.2, 28, 3},
      {"chlo.digamma", 1, 16, -0.6, 2.8, 2}};
  Value x = g.takeAny(isReal);
  const SmoothFunction &f = g.random.pick(llvm::ArrayRef(functions));
  x = g.within(x, f.domainLow, f.domainHigh);
  double error = f.stretch * x.range.error +
                 4 * epsilon(x.elementType) * std::max(-f.low, f.high);
  g.emit(f.name, {x}, "", {x.elementType, x.shape, {f.low, f.high, 0, error}});
  return true;
}

bool makeUnary(Generator &g) {
  Value x = g.takeAny([](const Value &v) { return v.elementType != "i1"; });
  Range r = x.range;
  if (isComplex(x.elementType) ||
      (g.random.chance(0.4) && !isUnsigned(x.elementType))) {
    double m = r.magnitude();
    if (isComplex(x.elementType) || g.random.chance(0.5)) {
      g.emit("stablehlo.negate", {x}, "",
             {x.elementType, x.shape,
              wrapToType(x.elementType, {-r.high, -r.low, r.grid, r.error})});
    } else {
      g.emit("stablehlo.abs", {x}, "",
             {x.elementType, x.shape,
              wrapToType(x.elementType, {0, m, r.grid, r.error})});
    }
    return true;
  }
  if (isFloat(x.elementType)) {
    if (!isExact(x))
      return false;
    static const char *const steps[] = {
        "stablehlo.floor", "stablehlo.ceil", "stablehlo.round_nearest_even",
        "stablehlo.round_nearest_afz", "stablehlo.sign"};
    const char *name = g.random.pick(llvm::ArrayRef(steps));
    Range integers{std::floor(r.low), std::ceil(r.high), 1, 0};
    g.emit(name, {x}, "", {x.elementType, x.shape, integers});
    return true;
  }
  static const char *const bits[] = {"stablehlo.not", "stablehlo.popcnt",
                                     "stablehlo.count_leading_zeros"};
  const char *name = g.random.pick(llvm::ArrayRef(bits));
  Range range = fullRange(x.elementType);
  if (std::string(name) != "stablehlo.not")
    range = wrapToType(x.elementType, {0, 64, 1, 0});
  g.emit(name, {x}, "", {x.elementType, x.shape, range});
  return true;
}

bool makeArithmetic(Generator &g) {
  Value x = g.takeAny([](const Value &v) { return v.elementType != "i1"; });
  Value y = g.like(x);
  const std::string &type = x.elementType;
  if (!isInteger(type))
    x = g.stabilized(x), y = g.stabilized(y);
  Range a = x.range, b = y.range;
  double error = a.error + b.error, grid = std::min(a.grid, b.grid);
  switch (g.random.below(isComplex(type) ? 3 : 5)) {
  case 0:
    g.emit(opName(ReductionOp::Add), {x, y}, "",
           {type, x.shape,
            wrapToType(type, {a.low + b.low, a.high + b.high, grid, error})});
    break;
  case 1:
    g.emit("stablehlo.subtract", {x, y}, "",
           {type, x.shape,
            wrapToType(type, {a.low - b.high, a.high - b.low, grid, error})});
    break;
  case 2:
    g.emit(opName(ReductionOp::Multiply), {x, y}, "",
           {type, x.shape, productRange(type, a, b)});
    break;
  case 3:
    g.emit(opName(ReductionOp::Maximum), {x, y}, "",
           {type,
            x.shape,
            {std::max(a.low, b.low), std::max(a.high, b.high), grid, error}});
    break;
  default:
    g.emit(opName(ReductionOp::Minimum), {x, y}, "",
           {type,
            x.shape,
            {std::min(a.low, b.low), std::min(a.high, b.high), grid, error}});
  }
  return true;
}

bool makeDivision(Generator &g) {
  Value x = g.takeAny(
      [](const Value &v) { return isReal(v) || isInteger(v.elementType); });
  Value y = g.like(x);
  const std::string &type = x.elementType;
  bool integer = isInteger(type);
  if (!integer)
    x = g.stabilized(x);
  y = g.within(y, integer ? 1 : 0.5, isInteger(type) ? 9 : 16);
  Range a = x.range, b = y.range;
  if (g.random.chance(0.6)) {
    double m = integer ? std::max(std::abs(a.low), a.high) : 2 * a.magnitude();
    Range range{isUnsigned(type) ? 0 : -m, m, 0,
                2 * a.error + 4 * a.magnitude() * b.error};
    g.emit("stablehlo.divide", {x, y}, "",
           {type, x.shape, wrapToType(type, range)});
    return true;
  }
  if (integer || (isExact(x) && isExact(y))) {
    Range range{isUnsigned(type) ? 0 : -b.high, b.high,
                std::min(a.grid, b.grid), 0};
    g.emit("stablehlo.remainder", {x, y}, "",
           {type, x.shape, wrapToType(type, range)});
    return true;
  }
  g.emit("stablehlo.atan2", {x, y}, "",
         {type,
          x.shape,
          {-3.2, 3.2, 0, 4 * (a.error + b.error) + 8 * epsilon(type)}});
  return true;
}

bool makePower(Generator &g) {
  Value x = g.takeAny(isReal);
  Value y = g.like(x);
  x = g.within(x, 0.5, 4);
  y = g.within(y, -2, 2);
  double error =
      32 * (x.range.error + y.range.error) + 64 * epsilon(x.elementType);
  g.emit("stablehlo.power", {x, y}, "",
         {x.elementType, x.shape, {0.06, 16, 0, error}});
  return true;
}

bool makeBitwise(Generator &g) {
  Value x = g.takeAny([](const Value &v) {
    return v.elementType == "i1" || isInteger(v.elementType);
  });
  Value y = g.like(x);
  if (x.elementType == "i1" || g.random.chance(0.5)) {
    g.emit(opName(ReductionOp(int64_t(ReductionOp::And) + g.random.below(3))),
           {x, y}, "", {x.elementType, x.shape, fullRange(x.elementType)});
    return true;
  }
  static const char *const shifts[] = {"stablehlo.shift_left",
                                       "stablehlo.shift_right_logical",
                                       "stablehlo.shift_right_arithmetic"};
  g.emit(g.random.pick(llvm::ArrayRef(shifts)), {x, g.within(y, 0, 7)}, "",
         {x.elementType, x.shape, fullRange(x.elementType)});
  return true;
}

bool makeCompare(Generator &g) {
  Value x = g.takeAny(isExact);
  Value y = g.like(x);
  if (!isExact(y))
    y = g.fresh(x.elementType, x.shape);
  static const char *const directions[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  int64_t count = isComplex(x.elementType) ? 2 : 6;
  std::string direction = directions[g.random.below(count)];
  emitCompare(g, x, y, direction);
  return true;
}

bool makeSelect(Generator &g) {
  Value x = g.takeAny(isAny);
  Value y = g.like(x);
  bool scalar = g.random.chance(0.15);
  Value predicate = g.ofType("i1", scalar ? llvm::ArrayRef<int64_t>()
                                          : llvm::ArrayRef<int64_t>(x.shape));
  emitSelect(g, predicate, x, y, unite(x.range, y.range));
  return true;
}

bool makeClamp(Generator &g) {
  Value x = g.takeAny([](const Value &v) {
    return v.elementType != "i1" && !isComplex(v.elementType);
  });
  bool scalar = g.random.chance(0.4);
  Shape shape = scalar ? Shape() : x.shape;
  Value low = g.ofType(x.elementType, shape);
  Value high = g.ofType(x.elementType, shape);
  Range range = unite(unite(x.range, low.range), high.range);
  range.error = x.range.error + low.range.error + high.range.error;
  g.clamp(low, x, high, range);
  return true;
}

} // namespace

std::vector<OpMaker> makeElementwiseOps() {
  return {{"unary", 0.7, makeUnary},
          {"transcendental", 0.5, makeTranscendental},
          {"arithmetic", 2, makeArithmetic},
          {"division", 0.5, makeDivision},
          {"power", 0.2, makePower},
          {"bitwise", 0.5, makeBitwise},
          {"compare", 0.8, makeCompare},
          {"select", 0.8, makeSelect},
          {"clamp", 0.4, makeClamp}};
}

} // namespace mlir::gspmd::fuzz
