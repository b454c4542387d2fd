//===- MakeSort.cpp - Random sorts and random bits ------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"

namespace mlir::gspmd::fuzz {
namespace {

bool isKey(const Value &v) {
  return v.range.error == 0 && v.elementType != "i1" &&
         !isComplex(v.elementType);
}

bool makeSort(Generator &g) {
  Value key = g.takeAny(isKey, 1, 3);
  if (!isKey(key) || g.mayBeSpecial(key)) // NaN has no order
    return false;
  std::vector<Value> operands{key};
  for (int64_t more = g.random.below(3); more > 0; --more)
    operands.push_back(g.ofType(g.randomElementType(), key.shape));
  int64_t dim = g.random.below(key.rank());
  std::vector<std::string> types;
  std::vector<Generator::Result> results;
  for (const Value &operand : operands) {
    types.insert(types.end(), 2, operand.scalarType());
    results.push_back({operand.elementType, operand.shape, operand.range});
  }
  ScalarRegion region(types);
  auto isBefore = region.compare(g.random.chance(0.6) ? "LT" : "GT",
                                 region.argument(0), region.argument(1));
  // Equal keys with different values: only a stable order is defined.
  g.emitMany("stablehlo.sort", operands,
             "dimension = " + std::to_string(dim) + " : i64, is_stable = true",
             results, {region.text({isBefore})});
  return true;
}

bool makeTopK(Generator &g) {
  Value x = g.takeAny(isKey, 1, 3);
  if (!isKey(x) || g.mayBeSpecial(x))
    return false;
  int64_t last = x.shape.back(),
          k = g.random.between(std::min(last, g.leastSize(1)), last);
  Shape shape = x.shape;
  shape.back() = k;
  g.emitMany(
      "chlo.top_k", {x}, "k = " + std::to_string(k) + " : i64",
      {{x.elementType, shape, x.range},
       {"i32", shape, {0, double(std::max<int64_t>(last, 1) - 1), 1, 0}}});
  return true;
}

bool makeRandomBits(Generator &g) {
  Value state = g.ofType("ui64", {2});
  std::string type = g.random.chance(0.7) ? "ui32" : "ui64";
  Shape shape = g.randomShape(g.leastSize(1), 3);
  g.emitMany(
      "stablehlo.rng_bit_generator", {state},
      "rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>",
      {{"ui64", {2}, fullRange("ui64")}, {type, shape, fullRange(type)}});
  return true;
}

/// Appends random numbers, whose algorithm is unspecified: only their sharding
/// matters.
bool makeRandomNumbers(Generator &g) {
  std::string type = g.random.pick(llvm::ArrayRef<const char *>{
      "f32", "f64", "bf16", "f16", "i32", "ui32", "i64"});
  Shape shape = g.randomShape(1, 3);
  double low = g.random.between(0, 3), high = low + g.random.between(1, 9);
  Value from = g.splat(type, {}, low), to = g.splat(type, {}, high);
  Value drawn =
      g.emit("stablehlo.rng", {from, to, g.positions(shape)},
             "rng_distribution = #stablehlo<rng_distribution UNIFORM>",
             {type, shape, {low, high, 0, 0}});
  g.hide(drawn);
  Value clamped = g.clamp(from, drawn, to, drawn.range);
  g.hide(clamped);
  emitCompare(g, drawn, clamped, "EQ");
  return true;
}

} // namespace

std::vector<OpMaker> makeSortOps() {
  return {{"sort", 0.7, makeSort},
          {"top_k", 0.4, makeTopK},
          {"rng_bit_generator", 0.3, makeRandomBits},
          {"rng", 0.1, makeRandomNumbers}};
}

} // namespace mlir::gspmd::fuzz
