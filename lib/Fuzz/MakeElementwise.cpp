//===- MakeElementwise.cpp - Random elementwise ops -----------------------===//
#include "Generator.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

namespace gspmd::fuzz {
namespace {

bool isReal(const Value &v) { return isFloat(v.elementType); }
bool isExact(const Value &v) { return v.range.error == 0; }

Value sameType(Generator &g, const Value &v) {
  return g.ofType(v.elementType, v.shape);
}

/// A smooth function: where it is defined, its bounds there, and how much it
/// can stretch a difference.
struct Smooth {
  const char *name;
  double domainLow, domainHigh, low, high, stretch;
};

bool makeTranscendental(Generator &g) {
  static const Smooth functions[] = {
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
  const Smooth &f = g.random.pick(llvm::ArrayRef(functions));
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
              fitted(x.elementType, {-r.high, -r.low, r.grid, r.error})});
    } else {
      g.emit("stablehlo.abs", {x}, "",
             {x.elementType, x.shape,
              fitted(x.elementType, {0, m, r.grid, r.error})});
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
    Range steppy{std::floor(r.low), std::ceil(r.high), 1, 0};
    g.emit(name, {x}, "", {x.elementType, x.shape, steppy});
    return true;
  }
  static const char *const bits[] = {"stablehlo.not", "stablehlo.popcnt",
                                     "stablehlo.count_leading_zeros"};
  const char *name = g.random.pick(llvm::ArrayRef(bits));
  Range range = fullRange(x.elementType);
  if (std::string(name) != "stablehlo.not")
    range = {0, 64, 1, 0};
  g.emit(name, {x}, "", {x.elementType, x.shape, range});
  return true;
}

bool makeArithmetic(Generator &g) {
  Value x = g.takeAny([](const Value &v) { return v.elementType != "i1"; });
  Value y = sameType(g, x);
  const std::string &type = x.elementType;
  if (!isInteger(type))
    x = g.tame(x), y = g.tame(y);
  Range a = x.range, b = y.range;
  double error = a.error + b.error, grid = std::min(a.grid, b.grid);
  switch (g.random.below(isComplex(type) ? 3 : 5)) {
  case 0:
    g.emit("stablehlo.add", {x, y}, "",
           {type, x.shape,
            fitted(type, {a.low + b.low, a.high + b.high, grid, error})});
    break;
  case 1:
    g.emit("stablehlo.subtract", {x, y}, "",
           {type, x.shape,
            fitted(type, {a.low - b.high, a.high - b.low, grid, error})});
    break;
  case 2:
    g.emit("stablehlo.multiply", {x, y}, "",
           {type, x.shape, productRange(type, a, b)});
    break;
  case 3:
    g.emit("stablehlo.maximum", {x, y}, "",
           {type,
            x.shape,
            {std::max(a.low, b.low), std::max(a.high, b.high), grid, error}});
    break;
  default:
    g.emit("stablehlo.minimum", {x, y}, "",
           {type,
            x.shape,
            {std::min(a.low, b.low), std::min(a.high, b.high), grid, error}});
  }
  return true;
}

bool makeDivision(Generator &g) {
  Value x = g.take(
      [](const Value &v) { return isReal(v) || isInteger(v.elementType); });
  Value y = sameType(g, x);
  const std::string &type = x.elementType;
  bool integer = isInteger(type);
  if (!integer)
    x = g.tame(x);
  y = g.within(y, integer ? 1 : 0.5, isInteger(type) ? 9 : 16);
  Range a = x.range, b = y.range;
  if (g.random.chance(0.6)) {
    double m = integer ? std::max(std::abs(a.low), a.high) : 2 * a.magnitude();
    Range range{isUnsigned(type) ? 0 : -m, m, 0,
                2 * a.error + 4 * a.magnitude() * b.error};
    g.emit("stablehlo.divide", {x, y}, "",
           {type, x.shape, fitted(type, range)});
    return true;
  }
  if (integer || (isExact(x) && isExact(y))) {
    Range range{isUnsigned(type) ? 0 : -b.high, b.high,
                std::min(a.grid, b.grid), 0};
    g.emit("stablehlo.remainder", {x, y}, "",
           {type, x.shape, fitted(type, range)});
    return true;
  }
  g.emit("stablehlo.atan2", {x, y}, "",
         {type,
          x.shape,
          {-3.2, 3.2, 0, 4 * (a.error + b.error) + 8 * epsilon(type)}});
  return true;
}

bool makePower(Generator &g) {
  Value x = g.take(isReal);
  Value y = sameType(g, x);
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
  Value y = sameType(g, x);
  static const char *const names[] = {"stablehlo.and", "stablehlo.or",
                                      "stablehlo.xor"};
  if (x.elementType == "i1" || g.random.chance(0.5)) {
    g.emit(g.random.pick(llvm::ArrayRef(names)), {x, y}, "",
           {x.elementType, x.shape, fullRange(x.elementType)});
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
  Value y = sameType(g, x);
  if (!isExact(y))
    y = g.fresh(x.elementType, x.shape);
  static const char *const directions[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  int64_t count = isComplex(x.elementType) ? 2 : 6;
  std::string direction = directions[g.random.below(count)];
  g.emit("stablehlo.compare", {x, y},
         "comparison_direction = #stablehlo<comparison_direction " + direction +
             ">",
         {"i1", x.shape, fullRange("i1")});
  return true;
}

bool makeSelect(Generator &g) {
  Value x = g.takeAny([](const Value &) { return true; });
  Value y = sameType(g, x);
  bool scalar = g.random.chance(0.15);
  Value predicate = g.ofType("i1", scalar ? llvm::ArrayRef<int64_t>()
                                          : llvm::ArrayRef<int64_t>(x.shape));
  g.emit("stablehlo.select", {predicate, x, y}, "",
         {x.elementType, x.shape, unite(x.range, y.range)});
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
  g.emit("stablehlo.clamp", {low, x, high}, "",
         {x.elementType, x.shape, range});
  return true;
}

bool makeConvert(Generator &g) {
  Value x = g.takeAny([](const Value &) { return true; });
  std::string to = g.randomElementType();
  if (isComplex(x.elementType)) // their parts are taken by another maker
    return false;
  if (!isFloat(to) && !isComplex(to) && !isExact(x))
    return false;
  if (isFloat(x.elementType) && isInteger(to))
    x = g.within(x, -64, 64);
  if (!isInteger(to) && to != "i1" && x.range.magnitude() > 256)
    x = g.within(x, -64, 64);
  Range range = x.range;
  if (isUnsigned(to) || to == "i1")
    range = fullRange(to);
  else if (isInteger(to))
    range = {std::floor(range.low), std::ceil(range.high), 1, 0};
  else
    range.error += range.error > 0 ? epsilon(to) * range.magnitude() : 0;
  g.emit("stablehlo.convert", {x}, "", {to, x.shape, fitted(to, range)});
  return true;
}

bool makeComplex(Generator &g) {
  Value x = g.take([](const Value &v) {
    return v.elementType == "f32" || v.elementType == "f64" ||
           isComplex(v.elementType);
  });
  if (!isComplex(x.elementType)) {
    Value y = sameType(g, x);
    g.emit(
        "stablehlo.complex", {x, y}, "",
        {"complex<" + x.elementType + ">", x.shape, unite(x.range, y.range)});
    return true;
  }
  const char *name = g.random.chance(0.5) ? "stablehlo.real" : "stablehlo.imag";
  g.emit(name, {x}, "", {partType(x.elementType), x.shape, x.range});
  return true;
}

bool makeIdentity(Generator &g) {
  Value x = g.take([](const Value &) { return true; });
  Value y = g.take([](const Value &) { return true; });
  if (g.random.chance(0.5) && isFloat(x.elementType)) {
    Range range = x.range;
    range.grid = 0;
    range.error *= 1.1;
    if (range.error > 0)
      range.error += range.magnitude() / 64;
    g.emit("stablehlo.reduce_precision", {x},
           "exponent_bits = 8 : i32, mantissa_bits = 7 : i32",
           {x.elementType, x.shape, range});
    return true;
  }
  if (x.elementType == "f32" || x.elementType == "i32") {
    bool toInteger = x.elementType == "f32";
    if (toInteger && x.range.error > 0)
      return false;
    if (toInteger && g.random.chance(0.7)) {
      g.emit("stablehlo.bitcast_convert", {x}, "",
             {"i32", x.shape, fullRange("i32")});
      return true;
    }
  }
  g.emitMany(
      "stablehlo.optimization_barrier", {x, y}, "",
      {{x.elementType, x.shape, x.range}, {y.elementType, y.shape, y.range}});
  return true;
}

/// A function of scalars, applied everywhere.
bool makeMap(Generator &g) {
  Value x = g.take(
      [](const Value &v) {
        return v.elementType != "i1" && !isComplex(v.elementType);
      },
      1, 3);
  Value y = g.ofType(x.elementType, x.shape);
  if (!isInteger(x.elementType))
    x = g.tame(x), y = g.tame(y);
  std::string t = x.scalarType();
  llvm::SmallVector<int64_t> dims;
  for (int64_t d = 0; d < x.rank(); ++d)
    dims.push_back(d);
  Range both = unite(x.range, y.range);
  g.emit("stablehlo.map", {x, y}, "dimensions = " + arrayText(dims),
         {x.elementType, x.shape, sumRange(x.elementType, both, 3)},
         {"{\n  ^bb0(%a: " + t + ", %b: " + t +
          "):\n    %sum = stablehlo.add %a, %b : " + t +
          "\n    %most = stablehlo.maximum %a, %b : " + t +
          "\n    %both = stablehlo.add %sum, %most : " + t +
          "\n    stablehlo.return %both : " + t + "\n  }"});
  return true;
}

} // namespace

std::vector<OpMaker> elementwiseMakers() {
  return {{"unary", 0.7, makeUnary},
          {"transcendental", 0.5, makeTranscendental},
          {"arithmetic", 2, makeArithmetic},
          {"division", 0.5, makeDivision},
          {"power", 0.2, makePower},
          {"bitwise", 0.5, makeBitwise},
          {"compare", 0.8, makeCompare},
          {"select", 0.8, makeSelect},
          {"clamp", 0.4, makeClamp},
          {"convert", 0.6, makeConvert},
          {"complex", 0.3, makeComplex},
          {"identity", 0.3, makeIdentity},
          {"map", 0.2, makeMap}};
}

} // namespace gspmd::fuzz
