//===- MakeDynamicSlice.cpp - Random slices at computed indices -----------===//
#include "compiler/Fuzz/Generator/OpMakers.h"

namespace mlir::gspmd::fuzz {
namespace {

/// Returns a scalar index for a dimension of `size`, sometimes out of bounds.
Value scalarIndex(Generator &g, llvm::StringRef type, int64_t size) {
  if (g.random.chance(0.3))
    if (const Value *v = g.find([&](const Value &v) {
          return v.elementType == type && v.shape.empty();
        }))
      return *v;
  return g.fresh(type, {}, {-1, double(size), 1, 0});
}

int64_t sliceSize(Generator &g, int64_t size) {
  int64_t least = std::min(size, g.leastSize(1));
  return g.random.chance(0.4) ? size : g.random.between(least, size);
}

bool makeDynamicSlice(Generator &g) {
  Value x = g.takeAny(isAny, g.leastSize(1));
  std::string type = g.random.chance(0.8) ? "i32" : "i64";
  std::vector<Value> operands{x};
  Shape sizes;
  for (int64_t size : x.shape) {
    sizes.push_back(sliceSize(g, size));
    operands.push_back(scalarIndex(g, type, size));
  }
  g.emit("stablehlo.dynamic_slice", operands,
         "slice_sizes = " + arrayText(sizes), {x.elementType, sizes, x.range});
  return true;
}

bool makeDynamicUpdateSlice(Generator &g) {
  Value x = g.takeAny(isAny, g.leastSize(1));
  std::string type = g.random.chance(0.8) ? "i32" : "i64";
  Shape sizes;
  for (int64_t size : x.shape)
    sizes.push_back(sliceSize(g, size));
  Value update = g.ofType(x.elementType, sizes);
  std::vector<Value> operands{x, update};
  for (int64_t size : x.shape)
    operands.push_back(scalarIndex(g, type, size));
  g.emit("stablehlo.dynamic_update_slice", operands, "",
         {x.elementType, x.shape, unite(x.range, update.range)});
  return true;
}

bool makeDimensionSize(Generator &g) {
  Value x = g.takeAny(isAny, 1);
  int64_t dim = g.random.below(x.rank());
  double size = x.shape[dim];
  g.emit("stablehlo.get_dimension_size", {x},
         "dimension = " + std::to_string(dim) + " : i64",
         {"i32", {}, {size, size, 1, 0}});
  return true;
}

} // namespace

std::vector<OpMaker> makeDynamicSliceOps() {
  return {{"dynamic_slice", 0.8, makeDynamicSlice},
          {"dynamic_update_slice", 0.8, makeDynamicUpdateSlice},
          {"get_dimension_size", 0.1, makeDimensionSize}};
}

} // namespace mlir::gspmd::fuzz
