//===- MakeTosa.cpp - Ops of tosa in random programs ----------------------===//
#include "OpMakers.h"
#include "TosaValues.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

namespace mlir::gspmd::fuzz {

namespace {

using Ints = llvm::SmallVector<int64_t>;

bool isTosa(const Value &value) {
  return isTosaNumber(value) || value.elementType == "i1" ||
         value.elementType == "i8" || value.elementType == "i16";
}

/// `x` with some dimensions of size 1: tosa broadcasts those.
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
  Value y = g.tame(broadcastable(g, x));
  x = g.tame(x);
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
           {type, out, combined(Combiner::Add, type, a, b, 1)});
    break;
  case 1:
    g.emit("tosa.sub", {x, y}, "",
           {type, out,
            combined(Combiner::Add, type, a, {-b.high, -b.low, b.grid, b.error},
                     1)});
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
  if (g.maybeSpecial(x))
    return false;
  x = g.within(x, -100, 100);
  Range range = x.range;
  range.grid = 1;
  g.emit("tosa.cast", {x}, "",
         {x.elementType == "f32" ? "i32" : "f32", x.shape, range});
  return true;
}

bool makeReduce(Generator &g) {
  Value x = g.take(
      [](const Value &v) { return isTosaNumber(v) || v.elementType == "i1"; },
      1);
  if (!isTosa(x) || x.rank() == 0)
    return false;
  int64_t axis = g.random.below(x.rank());
  Shape out = x.shape;
  out[axis] = 1;
  if (x.elementType == "i1") {
    g.emit(g.random.chance(0.5) ? "tosa.reduce_all" : "tosa.reduce_any", {x},
           axisText(axis), {"i1", out, fullRange("i1")});
    return true;
  }
  x = g.tame(x);
  switch (g.random.below(4)) {
  case 0:
  case 1:
    g.emit(
        "tosa.reduce_sum", {x}, axisText(axis),
        {x.elementType, out, sumRange(x.elementType, x.range, x.shape[axis])});
    return true;
  case 2:
    if (x.elementType == "f32" && x.shape[axis] <= 12) {
      x = g.within(x, -1, 2);
      Range range = combined(Combiner::Multiply, "f32", x.range, {1, 1, 1, 0},
                             x.shape[axis]);
      range.error += 64 * epsilon("f32") * range.magnitude();
      g.emit("tosa.reduce_product", {x}, axisText(axis), {"f32", out, range});
      return true;
    }
    [[fallthrough]];
  default:
    g.emit(g.random.chance(0.5) ? "tosa.reduce_max" : "tosa.reduce_min", {x},
           axisText(axis), {x.elementType, out, x.range});
  }
  return true;
}

bool makeArgmax(Generator &g) {
  auto fits = [&](const Value &v) {
    return v.elementType == "f32" && v.range.error == 0 && !g.maybeSpecial(v);
  };
  Value x = g.take(fits, 1);
  if (!fits(x) || x.rank() == 0)
    return false;
  int64_t axis = g.random.below(x.rank());
  Shape out = x.shape;
  out.erase(out.begin() + axis);
  g.emit("tosa.argmax", {x}, axisText(axis),
         {"i32", out, {0, double(x.shape[axis]), 1, 0}});
  return true;
}

bool makeMatmul(Generator &g) {
  bool isInteger = g.random.chance(0.2);
  std::string type = isInteger ? "i8" : "f32",
              outType = isInteger ? "i32" : "f32";
  int64_t n = g.random.between(1, 4), h = g.randomSize(), c = g.randomSize(),
          w = g.randomSize();
  Value a = g.factor(g.ofType(type, {n, h, c})),
        b = g.factor(g.ofType(type, {n, c, w}));
  double za = isInteger ? g.random.between(-1, 1) : 0,
         zb = isInteger ? g.random.between(-1, 1) : 0;
  Range range = isInteger
                    ? fullRange("i32")
                    : sumRange("f32", productRange("f32", a.range, b.range), c);
  g.emit("tosa.matmul",
         {a, b, tosaScalar(g, type, za), tosaScalar(g, type, zb)}, "",
         {outType, {n, h, w}, range});
  return true;
}

bool makeMove(Generator &g) {
  Value x = g.take(isTosa, 1);
  if (!isTosa(x) || x.rank() == 0)
    return false;
  if (g.random.chance(0.1)) {
    g.emit("tosa.identity", {x}, "", {x.elementType, x.shape, x.range});
    return true;
  }
  if (g.random.chance(0.3)) {
    g.emit("tosa.reverse", {x}, axisText(g.random.below(x.rank())),
           {x.elementType, x.shape, x.range});
    return true;
  }
  if (g.random.chance(0.5)) {
    Ints order = g.permutation(x.rank());
    Shape out;
    for (int64_t d : order)
      out.push_back(x.shape[d]);
    std::string perms = arrayText(order);
    perms.replace(perms.find("i64"), 3, "i32");
    g.emit("tosa.transpose", {x}, "perms = " + perms,
           {x.elementType, out, x.range});
    return true;
  }
  Shape out = x.shape;
  if (out.size() > 1 && g.random.chance(0.6)) {
    int64_t at = g.random.below(out.size() - 1);
    out[at] *= out[at + 1];
    out.erase(out.begin() + at + 1);
  } else {
    int64_t at = g.random.below(out.size());
    for (int64_t by : {3, 2, 1})
      if (out[at] % by == 0) {
        out[at] /= by;
        out.insert(out.begin() + at + g.random.below(2), by);
        break;
      }
  }
  g.emit("tosa.reshape", {x, tosaShape(g, out)}, "",
         {x.elementType, out, x.range});
  return true;
}

bool makePart(Generator &g) {
  Value x = g.take(isTosa, 1);
  if (!isTosa(x) || x.rank() == 0)
    return false;
  Ints begins, sizes, pads, times;
  Shape padded, tiled;
  for (int64_t size : x.shape) {
    sizes.push_back(g.random.chance(0.5) ? size : g.random.between(1, size));
    begins.push_back(g.random.between(0, size - sizes.back()));
    pads.push_back(g.random.chance(0.5) ? g.random.between(0, 3) : 0);
    pads.push_back(g.random.chance(0.5) ? g.random.between(0, 3) : 0);
    padded.push_back(size + pads.back() + pads[pads.size() - 2]);
    times.push_back(g.random.chance(0.3) ? g.random.between(2, 3) : 1);
    tiled.push_back(size * times.back());
  }
  const std::string &type = x.elementType;
  switch (g.random.below(4)) {
  case 0:
    g.emit("tosa.slice", {x, tosaShape(g, begins), tosaShape(g, sizes)}, "",
           {type, Shape(sizes.begin(), sizes.end()), x.range});
    return true;
  case 1: {
    Value fill = tosaScalar(g, type, g.random.below(2));
    g.emit("tosa.pad", {x, tosaShape(g, pads), fill}, "",
           {type, padded, unite(x.range, fill.range)});
    return true;
  }
  case 2:
    if (llvm::product_of(tiled) > g.mostElements(2000))
      return false;
    g.emit("tosa.tile", {x, tosaShape(g, times)}, "", {type, tiled, x.range});
    return true;
  default: {
    int64_t axis = g.random.below(x.rank());
    Shape shape = x.shape;
    shape[axis] = g.random.between(1, 6);
    Value y = g.ofType(type, shape);
    shape[axis] += x.shape[axis];
    g.emit("tosa.concat", {x, y}, axisText(axis),
           {type, shape, unite(x.range, y.range)});
    return true;
  }
  }
}

bool makeGatherScatter(Generator &g) {
  int64_t n = g.random.between(1, 4), k = g.randomSize(),
          w = g.random.between(1, k), c = g.randomSize();
  std::string type = g.random.chance(0.7) ? "f32" : "i32";
  Value x = g.ofType(type, {n, k, c});
  bool isScatter = g.random.chance(0.5);
  llvm::SmallVector<double> rows;
  for (int64_t i = 0; i < n; ++i) {
    Ints order = g.permutation(k);
    for (int64_t j = 0; j < w; ++j)
      rows.push_back(isScatter ? order[j] : g.random.below(k));
  }
  Value indices =
      g.random.chance(0.4) && !isScatter
          ? g.within(g.fresh("i32", {n, w}, {0, double(k - 1), 1, 0}), 0, k - 1)
          : tosaConst(g, "i32", {n, w}, rows);
  if (!isScatter) {
    g.emit("tosa.gather", {x, indices}, "", {type, {n, w, c}, x.range});
    return true;
  }
  Value y = g.ofType(type, {n, w, c});
  g.emit("tosa.scatter", {x, indices, y}, "",
         {type, {n, k, c}, unite(x.range, y.range)});
  return true;
}

bool makeLookup(Generator &g) {
  Value x = g.take([](const Value &v) { return v.elementType == "i8"; });
  if (x.elementType != "i8")
    return false;
  if (g.random.chance(0.5)) {
    llvm::SmallVector<double> table;
    for (int i = 0; i < 256; ++i)
      table.push_back(g.random.between(-128, 127));
    g.emit("tosa.table", {x, tosaConst(g, "i8", {256}, table)}, "",
           {"i8", x.shape, fullRange("i8")});
    return true;
  }
  bool perChannel = g.random.chance(0.5) && x.rank() > 0;
  int64_t count = perChannel ? x.shape.back() : 1;
  llvm::SmallVector<double> multipliers, shifts;
  for (int64_t i = 0; i < count; ++i) {
    multipliers.push_back(g.random.between(1 << 30, (int64_t(1) << 31) - 1));
    shifts.push_back(g.random.between(29, 33));
  }
  g.emit("tosa.rescale",
         {x, tosaConst(g, "i32", {count}, multipliers),
          tosaConst(g, "i8", {count}, shifts),
          tosaScalar(g, "i8", g.random.between(-2, 2)),
          tosaScalar(g, "i8", g.random.between(-2, 2))},
         "scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, "
         "per_channel = " +
             std::string(perChannel ? "true" : "false") +
             ", input_unsigned = false, output_unsigned = false",
         {"i8", x.shape, fullRange("i8")});
  return true;
}

bool makeBranches(Generator &g) {
  Value like = g.take(isTosa), other = g.take(isTosa);
  if (!isTosa(like) || !isTosa(other))
    return false;
  Value flag = g.ofType("i1", {});
  std::vector<std::string> regions;
  Range range = like.range;
  for (int i = 0; i < 2; ++i) {
    std::vector<Value> arguments{
        g.blockArgument(like.elementType, like.shape, like.range),
        g.blockArgument(other.elementType, other.shape, other.range)};
    regions.push_back(g.isolatedBlock(
        arguments,
        [&]() -> std::vector<Value> {
          g.growSimple(static_cast<int>(g.random.between(1, 2)));
          Value v = g.ofType(like.elementType, like.shape);
          range = unite(range, v.range);
          return {v, arguments[1]};
        },
        "tosa.yield"));
  }
  g.emitMany("tosa.cond_if", {flag, like, other}, "",
             {{like.elementType, like.shape, range},
              {other.elementType, other.shape, other.range}},
             regions);
  return true;
}

bool makeWhile(Generator &g) {
  Value v = g.take([](const Value &v) { return v.elementType == "i32"; });
  if (v.elementType != "i32")
    return false;
  Value zero = tosaConst(g, "i32", {}, {0});
  auto blockArguments = [&] {
    return std::vector<Value>{
        g.blockArgument("i32", {}, {0, 8, 1, 0}),
        g.blockArgument("i32", v.shape, fullRange("i32"))};
  };
  std::vector<Value> before = blockArguments(), inside = blockArguments();
  int64_t rounds = g.random.between(0, 3);
  std::string condition = g.isolatedBlock(
      before,
      [&]() -> std::vector<Value> {
        Value end = tosaConst(g, "i32", {}, {double(rounds)});
        return {g.emit("tosa.greater", {end, before[0]}, "",
                       {"i1", {}, fullRange("i1")})};
      },
      "tosa.yield");
  std::string body = g.isolatedBlock(
      inside,
      [&]() -> std::vector<Value> {
        g.growSimple(static_cast<int>(g.random.between(1, 3)));
        Value one = tosaConst(g, "i32", {}, {1});
        Value next =
            g.emit("tosa.add", {inside[0], one}, "", {"i32", {}, {0, 8, 1, 0}});
        return {next, g.ofType("i32", v.shape)};
      },
      "tosa.yield");
  g.emitMany("tosa.while_loop", {zero, v}, "",
             {{"i32", {}, {0, 8, 1, 0}}, {"i32", v.shape, fullRange("i32")}},
             {condition, body});
  return true;
}

} // namespace

std::vector<OpMaker> makeTosaOps() {
  const Language tosa = Language::Tosa;
  return {{"tosa_arithmetic", 1.5, makeArithmetic, false, tosa},
          {"tosa_unary", 1, makeUnary, false, tosa},
          {"tosa_bits", 0.5, makeBits, false, tosa},
          {"tosa_compare", 0.5, makeCompare, false, tosa},
          {"tosa_clamp", 0.4, makeClampCast, false, tosa},
          {"tosa_reduce", 1, makeReduce, false, tosa},
          {"tosa_argmax", 0.4, makeArgmax, false, tosa},
          {"tosa_matmul", 0.8, makeMatmul, false, tosa},
          {"tosa_move", 1.2, makeMove, false, tosa},
          {"tosa_part", 1.5, makePart, false, tosa},
          {"tosa_gather", 0.8, makeGatherScatter, false, tosa},
          {"tosa_lookup", 0.5, makeLookup, false, tosa},
          {"tosa_branches", 0.3, makeBranches, true, tosa},
          {"tosa_while", 0.3, makeWhile, true, tosa}};
}

} // namespace mlir::gspmd::fuzz
