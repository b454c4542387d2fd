//===- MakeBroadcast.cpp - Random ops that broadcast their operands -------===//
#include "compiler/Fuzz/Generator/OpMakers.h"

namespace mlir::gspmd::fuzz {
namespace {

/// Appends chlo.broadcast_*, with the bounds of the op without broadcast.
bool makeBroadcasting(Generator &g) {
  Value x = g.takeAny(isExact, 1);
  if (!isInteger(x.elementType) && x.elementType != "i1")
    x = g.stabilized(x);
  Value y = g.ofType(x.elementType, g.randomBroadcastShape(x.shape));
  if (!isExact(y))
    y = g.fresh(x.elementType, y.shape);
  if (!isInteger(x.elementType) && x.elementType != "i1")
    y = g.stabilized(y);
  std::vector<Value> operands{x, y};
  if (g.random.chance(0.5))
    std::swap(operands[0], operands[1]);
  Range a = operands[0].range, b = operands[1].range;
  const std::string &type = x.elementType;
  auto emit = [&](const char *name, Range range) {
    g.emit(name, operands, "", {type, x.shape, range});
    return true;
  };
  if (g.random.chance(0.15) && !isComplex(type)) {
    g.emit("chlo.broadcast_compare", operands,
           "comparison_direction = #chlo<comparison_direction LT>",
           {"i1", x.shape, fullRange("i1")});
    return true;
  }
  if (type == "i1" || (isInteger(type) && g.random.chance(0.3))) {
    static const char *const bits[] = {
        "chlo.broadcast_and", "chlo.broadcast_or", "chlo.broadcast_xor"};
    return emit(g.random.pick(llvm::ArrayRef(bits)), fullRange(type));
  }
  double grid = std::min(a.grid, b.grid);
  switch (g.random.below(isComplex(type) ? 3 : 5)) {
  case 0:
    return emit("chlo.broadcast_add",
                wrapToType(type, {a.low + b.low, a.high + b.high, grid, 0}));
  case 1:
    return emit("chlo.broadcast_subtract",
                wrapToType(type, {a.low - b.high, a.high - b.low, grid, 0}));
  case 2:
    return emit("chlo.broadcast_multiply", productRange(type, a, b));
  case 3:
    return emit("chlo.broadcast_maximum",
                {std::max(a.low, b.low), std::max(a.high, b.high), grid, 0});
  default:
    return emit("chlo.broadcast_minimum",
                {std::min(a.low, b.low), std::min(a.high, b.high), grid, 0});
  }
}

bool makeBroadcastingSelect(Generator &g) {
  Value x = g.takeAny(isAny, 1);
  Value y = g.ofType(x.elementType, g.randomBroadcastShape(x.shape));
  Value mask = g.ofType("i1", g.randomBroadcastShape(x.shape));
  g.emit("chlo.broadcast_select", {mask, x, y}, "",
         {x.elementType, x.shape, unite(x.range, y.range)});
  return true;
}

bool makeBroadcastingComplex(Generator &g) {
  auto isPart = [](const Value &v) {
    return v.elementType == "f32" || v.elementType == "f64";
  };
  Value x = g.takeAny(isPart, 1);
  if (!isPart(x) || g.mayBeSpecial(x))
    return false;
  Value y = g.ofType(x.elementType, g.randomBroadcastShape(x.shape));
  g.emit("chlo.broadcast_complex", {x, y}, "",
         {"complex<" + x.elementType + ">", x.shape, unite(x.range, y.range)});
  return true;
}

bool makeLeadingBroadcast(Generator &g) {
  Value x = g.takeAny([](const Value &v) { return v.size() <= 60; }, 0, 3);
  Shape sizes{g.random.between(1, 5)};
  Shape shape = sizes;
  shape.append(x.shape.begin(), x.shape.end());
  g.emit("stablehlo.broadcast", {x},
         "broadcast_sizes = " +
             arrayText(llvm::SmallVector<int64_t>(sizes.begin(), sizes.end())),
         {x.elementType, shape, x.range});
  return true;
}

} // namespace

std::vector<OpMaker> makeBroadcastOps() {
  return {{"broadcasting", 0.4, makeBroadcasting},
          {"broadcasting_select", 0.15, makeBroadcastingSelect},
          {"broadcasting_complex", 0.1, makeBroadcastingComplex},
          {"broadcast", 0.2, makeLeadingBroadcast}};
}

} // namespace mlir::gspmd::fuzz
