//===- MakeTosaDataMovement.cpp - Random data movement of tosa ------------===//
//===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/UpstreamOps/TosaValues.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

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
  x = g.stabilized(x);
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
      Range range = combinedRange(ReductionOp::Multiply, "f32", x.range,
                                  {1, 1, 1, 0}, x.shape[axis]);
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
    return v.elementType == "f32" && v.range.error == 0 && !g.mayBeSpecial(v);
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
    if (llvm::product_of(tiled) > g.maxElements(2000))
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

bool makeTosaGatherScatter(Generator &g) {
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

} // namespace

std::vector<OpMaker> makeTosaDataMovementOps() {
  const Language tosa = Language::Tosa;
  return {{"tosa_reduce", 1, makeReduce, false, tosa},
          {"tosa_argmax", 0.4, makeArgmax, false, tosa},
          {"tosa_matmul", 0.8, makeMatmul, false, tosa},
          {"tosa_move", 1.2, makeMove, false, tosa},
          {"tosa_part", 1.5, makePart, false, tosa},
          {"tosa_gather", 0.8, makeTosaGatherScatter, false, tosa},
          {"tosa_lookup", 0.5, makeLookup, false, tosa}};
}

} // namespace mlir::gspmd::fuzz
