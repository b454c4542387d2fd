//===- MakeReduce.cpp - Random reductions ---------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::fuzz {

namespace {

using Ints = llvm::SmallVector<int64_t>;

Ints chooseDims(Generator &g, int64_t rank, Shape &rest, const Shape &shape) {
  Ints dims = g.permutation(rank);
  dims.resize(g.random.between(g.leastSize(1), rank));
  llvm::sort(dims);
  for (int64_t d = 0; d < rank; ++d)
    if (!llvm::is_contained(dims, d))
      rest.push_back(shape[d]);
  return dims;
}

void emitReduce(Generator &g, const Value &x, const Value &init,
                const Ints &dims, const Shape &rest, ReductionOp combiner) {
  int64_t count = 1;
  for (int64_t d : dims)
    count *= x.shape[d];
  Range range = combinedRange(combiner, x.elementType,
                              unite(x.range, init.range), count + 1);
  g.emit("stablehlo.reduce", {x, init}, "dimensions = " + arrayText(dims),
         {x.elementType, rest, range},
         {combinerRegion(x.elementType, combiner)});
}

bool makeReduce(Generator &g) {
  Value x = g.takeAny(isAny, g.leastSize(1));
  Shape rest;
  Ints dims = chooseDims(g, x.rank(), rest, x.shape);
  const std::string &type = x.elementType;
  if (type == "i1" || (isInteger(type) && g.random.chance(0.3))) {
    auto combiner = ReductionOp(int64_t(ReductionOp::And) + g.random.below(3));
    emitReduce(g, x, g.ofType(type, {}), dims, rest, combiner);
    return true;
  }
  if (isComplex(type) || isFloat(type))
    x = g.stabilized(x);
  Value init = g.random.chance(0.5) ? g.splat(type, {}, 0) : g.ofType(type, {});
  auto combiner =
      isComplex(type) ? ReductionOp::Add : ReductionOp(g.random.below(4));
  if (combiner == ReductionOp::Multiply &&
      !isInteger(type)) // products of floats become too large
    combiner = ReductionOp::Add;
  if (combiner == ReductionOp::Add && !isInteger(type))
    init = g.stabilized(init);
  emitReduce(g, x, init, dims, rest, combiner);
  return true;
}

/// Appends the largest (or smallest) element and its index, as jnp.argmax.
bool makeArgReduce(Generator &g) {
  Value x = g.takeAny(
      [](const Value &v) {
        return v.range.error == 0 && v.elementType != "i1" &&
               !isComplex(v.elementType) && !isUnsigned(v.elementType);
      },
      1);
  if (g.mayBeSpecial(x)) // NaN has no order
    return false;
  int64_t dim = g.random.below(x.rank());
  Shape rest = x.shape;
  rest.erase(rest.begin() + dim);
  Value indices =
      g.emit("stablehlo.iota", {},
             "iota_dimension = " + std::to_string(dim) + " : i64",
             {"i32",
              x.shape,
              {0, double(std::max<int64_t>(x.shape[dim], 1) - 1), 1, 0}});
  bool largest = g.random.chance(0.6);
  // The initial value must lose against every element.
  double worst = largest ? x.range.low - 1 : x.range.high + 1;
  if (isInteger(x.elementType))
    worst =
        largest ? fullRange(x.elementType).low : fullRange(x.elementType).high;
  if (x.elementType == "i64")
    worst = largest ? -1e15 : 1e15;
  Value init = g.splat(x.elementType, {}, worst);
  Value none = g.splat("i32", {}, 0);
  std::string t = x.scalarType(), i32 = none.scalarType();
  ScalarRegion region({t, i32, t, i32});
  const auto &value = region.argument(0), &index = region.argument(1),
             &otherValue = region.argument(2), &otherIndex = region.argument(3);
  auto better = region.compare(largest ? "GT" : "LT", value, otherValue);
  auto same = region.compare("EQ", value, otherValue);
  auto first = region.compare("LT", index, otherIndex);
  auto keep = region.combine(ReductionOp::Or, better,
                             region.combine(ReductionOp::And, same, first));
  auto keptValue = region.select(keep, value, otherValue);
  auto keptIndex = region.select(keep, index, otherIndex);
  g.emitMany("stablehlo.reduce", {x, indices, init, none},
             "dimensions = " + arrayText({dim}),
             {{x.elementType, rest, unite(x.range, init.range)},
              {"i32", rest, indices.range}},
             {region.text({keptValue, keptIndex})});
  return true;
}

} // namespace

std::vector<OpMaker> makeReduceOps() {
  return {{"reduce", 2, makeReduce}, {"arg_reduce", 0.5, makeArgReduce}};
}

} // namespace mlir::gspmd::fuzz
