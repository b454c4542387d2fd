//===- MakeReduce.cpp - Random reductions ---------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::fuzz {

namespace {

using Ints = llvm::SmallVector<int64_t>;

Ints chooseDims(Generator &g, int64_t rank, Shape &rest, const Shape &shape) {
  Ints dims = g.permutation(rank);
  dims.resize(g.random.between(1, rank));
  llvm::sort(dims);
  for (int64_t d = 0; d < rank; ++d)
    if (!llvm::is_contained(dims, d))
      rest.push_back(shape[d]);
  return dims;
}

bool makeReduce(Generator &g) {
  Value x = g.takeAny([](const Value &) { return true; }, 1);
  Shape rest;
  Ints dims = chooseDims(g, x.rank(), rest, x.shape);
  int64_t count = 1;
  for (int64_t d : dims)
    count *= x.shape[d];
  const std::string &type = x.elementType;
  if (type == "i1" || (isInteger(type) && g.random.chance(0.3))) {
    static const char *const names[] = {"stablehlo.and", "stablehlo.or",
                                        "stablehlo.xor"};
    const char *name = names[g.random.below(3)];
    Value init = g.ofType(type, {});
    g.emit("stablehlo.reduce", {x, init}, "dimensions = " + arrayText(dims),
           {type, rest, fullRange(type)}, {combiner(type, name)});
    return true;
  }
  if (isComplex(type) || isFloat(type))
    x = g.stabilized(x);
  Value init = g.random.chance(0.5) ? g.splat(type, {}, 0) : g.ofType(type, {});
  int64_t kind = isComplex(type) ? 0 : g.random.below(4);
  if (kind == 3 && !isInteger(type)) // products of floats become too large
    kind = 0;
  Range both = unite(x.range, init.range);
  if (kind == 0) {
    if (!isInteger(type))
      init = g.stabilized(init), both = unite(x.range, init.range);
    g.emit("stablehlo.reduce", {x, init}, "dimensions = " + arrayText(dims),
           {type, rest, sumRange(type, both, count + 1)},
           {combiner(type, "stablehlo.add")});
  } else if (kind == 3) {
    g.emit("stablehlo.reduce", {x, init}, "dimensions = " + arrayText(dims),
           {type, rest, fullRange(type)},
           {combiner(type, "stablehlo.multiply")});
  } else {
    g.emit("stablehlo.reduce", {x, init}, "dimensions = " + arrayText(dims),
           {type, rest, both},
           {combiner(type,
                     kind == 1 ? "stablehlo.maximum" : "stablehlo.minimum")});
  }
  return true;
}

/// Appends the largest (or smallest) element and its position, as jnp.argmax.
bool makeArgReduce(Generator &g) {
  Value x = g.take(
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
  Value places = g.emit("stablehlo.iota", {},
                        "iota_dimension = " + std::to_string(dim) + " : i64",
                        {"i32", x.shape, {0, double(x.shape[dim] - 1), 1, 0}});
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
  std::string t = x.scalarType(), order = largest ? "GT" : "LT";
  auto compare = [&](const std::string &name, const std::string &a,
                     const std::string &b, const std::string &how,
                     const std::string &type) {
    return "    " + name + " = \"stablehlo.compare\"(" + a + ", " + b +
           ") <{comparison_direction = #stablehlo<comparison_direction " + how +
           ">}> : (" + type + ", " + type + ") -> tensor<i1>\n";
  };
  std::string region =
      "{\n  ^bb0(%x: " + t + ", %i: tensor<i32>, %y: " + t +
      ", %j: tensor<i32>):\n" + compare("%better", "%x", "%y", order, t) +
      compare("%same", "%x", "%y", "EQ", t) +
      compare("%first", "%i", "%j", "LT", "tensor<i32>") +
      "    %tie = stablehlo.and %same, %first : tensor<i1>\n"
      "    %keep = stablehlo.or %better, %tie : tensor<i1>\n"
      "    %v = stablehlo.select %keep, %x, %y : tensor<i1>, " +
      t +
      "\n"
      "    %p = stablehlo.select %keep, %i, %j : tensor<i1>, tensor<i32>\n"
      "    stablehlo.return %v, %p : " +
      t + ", tensor<i32>\n  }";
  g.emitMany("stablehlo.reduce", {x, places, init, none},
             "dimensions = " + arrayText({dim}),
             {{x.elementType, rest, unite(x.range, init.range)},
              {"i32", rest, places.range}},
             {region});
  return true;
}

} // namespace

std::vector<OpMaker> makeReduceOps() {
  return {{"reduce", 2, makeReduce}, {"arg_reduce", 0.5, makeArgReduce}};
}

} // namespace mlir::gspmd::fuzz
