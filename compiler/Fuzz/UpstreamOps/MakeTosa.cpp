//===- MakeTosa.cpp - Element-wise ops of tosa in random programs ---------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/UpstreamOps/TosaValues.h"
#include <cmath>

namespace mlir::gspmd::fuzz {
namespace {

/// Returns `x` with some dimensions of size 1, which tosa broadcasts.
Value broadcastable(Generator &g, const Value &x) {
  Shape shape = x.shape;
  if (g.random.chance(0.4))
    for (int64_t &size : shape)
      if (g.random.chance(0.4))
        size = 1;
  return g.ofType(x.elementType, shape);
}

bool makeArithmetic(Generator &g) {
  Value x = g.take(isTosaNumber);
  if (!isTosaNumber(x))
    return false;
  Value y = g.stabilized(broadcastable(g, x));
  x = g.stabilized(x);
  if (g.random.chance(0.3))
    std::swap(x, y);
  Shape out = x.shape;
  for (auto [size, other] : llvm::zip_equal(out, y.shape))
    size = std::max(size, other);
  const std::string &type = x.elementType;
  Range a = x.range, b = y.range;
  switch (g.random.below(5)) {
  case 0:
    g.emit("tosa.add", {x, y}, "",
           {type, out, combinedRange(ReductionOp::Add, type, a, b, 1)});
    break;
  case 1:
    g.emit("tosa.sub", {x, y}, "",
           {type, out,
            combinedRange(ReductionOp::Add, type, a,
                          {-b.high, -b.low, b.grid, b.error}, 1)});
    break;
  case 2:
    g.emit("tosa.mul", {x, y, tosaScalar(g, "i8", 0)}, "",
           {type, out, productRange(type, a, b)});
    break;
  default:
    g.emit(g.random.chance(0.5) ? "tosa.maximum" : "tosa.minimum", {x, y}, "",
           {type, out, unite(a, b)});
  }
  return true;
}

bool makeUnary(Generator &g) {
  Value x = g.take([](const Value &v) { return v.elementType == "f32"; });
  if (x.elementType != "f32")
    return false;
  static const char *const smooth[] = {"tanh", "sigmoid", "exp",
                                       "erf",  "sin",     "cos"};
  static const char *const positive[] = {"log", "rsqrt", "reciprocal"};
  static const char *const exact[] = {"abs", "floor", "ceil"};
  switch (g.random.below(5)) {
  case 0:
  case 1:
    x = g.within(x, -3, 3);
    g.emit(std::string("tosa.") + g.random.pick(llvm::ArrayRef(smooth)), {x},
           "",
           {"f32",
            x.shape,
            {-3, 21, 0, 21 * x.range.error + 84 * epsilon("f32")}});
    return true;
  case 2:
    x = g.within(x, 0.5, 4);
    if (g.random.chance(0.25)) {
      Value y = g.within(g.like(x), -2, 2);
      g.emit("tosa.pow", {x, y}, "",
             {"f32",
              x.shape,
              {0.06, 16, 0,
               32 * (x.range.error + y.range.error) + 64 * epsilon("f32")}});
      return true;
    }
    g.emit(
        std::string("tosa.") + g.random.pick(llvm::ArrayRef(positive)), {x}, "",
        {"f32", x.shape, {-1, 2, 0, 4 * x.range.error + 16 * epsilon("f32")}});
    return true;
  case 3:
    if (x.range.error != 0)
      return false;
    g.emit(
        std::string("tosa.") + g.random.pick(llvm::ArrayRef(exact)), {x}, "",
        {"f32",
         x.shape,
         {std::min(0.0, std::floor(x.range.low)),
          std::ceil(x.range.magnitude()), x.range.grid >= 0.25 ? 0.25 : 0, 0}});
    return true;
  default: {
    Value zero = tosaScalar(g, "f32", 0), other = tosaScalar(g, "f32", 0);
    g.emit("tosa.negate", {x, zero, other}, "",
           {"f32",
            x.shape,
            {-x.range.high, -x.range.low, x.range.grid, x.range.error}});
    return true;
  }
  }
}

bool makeBits(Generator &g) {
  Value x = g.take([](const Value &v) {
    return v.elementType == "i1" || v.elementType == "i32" ||
           v.elementType == "i16" || v.elementType == "i8";
  });
  if (!isTosa(x) || x.elementType == "f32")
    return false;
  Value y = broadcastable(g, x);
  static const char *const logical[] = {"tosa.logical_and", "tosa.logical_or",
                                        "tosa.logical_xor"};
  static const char *const bits[] = {
      "tosa.bitwise_and", "tosa.bitwise_or", "tosa.bitwise_xor",
      "tosa.logical_left_shift", "tosa.logical_right_shift"};
  if (x.elementType == "i1") {
    if (g.random.chance(0.2))
      g.emit("tosa.logical_not", {x}, "", {"i1", x.shape, fullRange("i1")});
    else
      g.emit(g.random.pick(llvm::ArrayRef(logical)), {x, y}, "",
             {"i1", x.shape, fullRange("i1")});
    return true;
  }
  std::string name = g.random.pick(llvm::ArrayRef(bits));
  if (name.find("shift") != std::string::npos)
    y = g.within(y, 0, 7);
  if (x.elementType == "i32" && g.random.chance(0.3)) {
    g.emit("tosa.intdiv", {x, g.within(y, 1, 9)}, "",
           {"i32", x.shape, fullRange("i32")});
    return true;
  }
  if (x.elementType == "i32" && g.random.chance(0.2)) {
    g.emit("tosa.clz", {x}, "", {"i32", x.shape, {0, 32, 1, 0}});
    return true;
  }
  if (g.random.chance(0.2)) {
    g.emit("tosa.bitwise_not", {x}, "",
           {x.elementType, x.shape, fullRange(x.elementType)});
    return true;
  }
  if (g.random.chance(0.2)) {
    g.emit("tosa.arithmetic_right_shift", {x, g.within(y, 0, 7)},
           g.random.chance(0.5) ? "round = true" : "round = false",
           {x.elementType, x.shape, fullRange(x.elementType)});
    return true;
  }
  g.emit(name, {x, y}, "", {x.elementType, x.shape, fullRange(x.elementType)});
  return true;
}

bool makeCompare(Generator &g) {
  auto fits = [](const Value &v) {
    return isTosaNumber(v) && v.range.error == 0;
  };
  Value x = g.take(fits);
  if (!fits(x))
    return false;
  Value y = broadcastable(g, x);
  if (y.range.error != 0)
    y = g.fresh(x.elementType, y.shape);
  static const char *const names[] = {"tosa.equal", "tosa.greater",
                                      "tosa.greater_equal"};
  Value flag = g.emit(g.random.pick(llvm::ArrayRef(names)), {x, y}, "",
                      {"i1", x.shape, fullRange("i1")});
  Value a = g.takeAny(
      [&](const Value &v) { return isTosa(v) && v.shape == x.shape; });
  if (a.shape != x.shape)
    a = x;
  Value b = broadcastable(g, a);
  g.emit("tosa.select", {flag, a, b}, "",
         {a.elementType, a.shape, unite(a.range, b.range)});
  return true;
}

bool makeClampCast(Generator &g) {
  Value x = g.take(
      [](const Value &v) { return isTosaNumber(v) && v.range.error == 0; });
  if (!isTosaNumber(x) || x.range.error != 0)
    return false;
  if (g.random.chance(0.5)) {
    bool isNumber = x.elementType == "f32";
    std::string type = " : " + x.elementType;
    Range range = x.range;
    range.low = std::clamp(range.low, -1.0, 2.0);
    range.high = std::clamp(range.high, -1.0, 2.0);
    range.grid = std::min(range.grid, 1.0);
    g.emit("tosa.clamp", {x},
           "min_val = " + std::string(isNumber ? "-1.0" : "-1") + type +
               ", max_val = " + (isNumber ? "2.0" : "2") + type,
           {x.elementType, x.shape, range});
    return true;
  }
  if (g.mayBeSpecial(x))
    return false;
  x = g.within(x, -100, 100);
  Range range = x.range;
  range.grid = 1;
  g.emit("tosa.cast", {x}, "",
         {x.elementType == "f32" ? "i32" : "f32", x.shape, range});
  return true;
}

} // namespace

std::vector<OpMaker> makeTosaOps() {
  const Language tosa = Language::Tosa;
  return {{"tosa_arithmetic", 1.5, makeArithmetic, false, tosa},
          {"tosa_unary", 1, makeUnary, false, tosa},
          {"tosa_bits", 0.5, makeBits, false, tosa},
          {"tosa_compare", 0.5, makeCompare, false, tosa},
          {"tosa_clamp", 0.4, makeClampCast, false, tosa}};
}

} // namespace mlir::gspmd::fuzz
