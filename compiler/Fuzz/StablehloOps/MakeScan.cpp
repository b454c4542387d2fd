//===- MakeScan.cpp - Random scans ----------------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"

namespace mlir::gspmd::fuzz {
namespace {

/// Appends a scan with one carried value of a row's shape; the output is its
/// value before or after each row.
bool makeScan(Generator &g) {
  Value x = g.takeAny(
      [](const Value &v) {
        return v.elementType != "i1" && !isComplex(v.elementType);
      },
      1, 3);
  const std::string &type = x.elementType;
  int64_t dim = g.random.below(x.rank()), steps = x.shape[dim];
  if (x.elementType == "i1" || isComplex(type) || steps > 300)
    return false;
  Shape row = x.shape;
  row.erase(row.begin() + dim);
  Value first = g.ofType(type, row);
  if (!isInteger(type))
    x = g.stabilized(x), first = g.stabilized(first);
  auto combiner = ReductionOp(g.random.below(3));
  Range range =
      combinedRange(combiner, type, unite(x.range, first.range), steps + 1);
  bool isAfter = g.random.chance(0.7);
  auto flag = [&](double chance) {
    return g.random.chance(chance) ? "true" : "false";
  };
  std::string isReverse = flag(0.3), isAssociative = flag(0.5);
  std::string t = tensorType(type, row);
  ScalarRegion region({t, t});
  auto next = region.combine(combiner, region.argument(0), region.argument(1));
  g.emitMany("chlo.scan", {x, first},
             "dimension = " + std::to_string(dim) + " : i64, is_reverse = " +
                 isReverse + ", is_associative = " + isAssociative +
                 ", operandSegmentSizes = array<i32: 1, 1>, "
                 "resultSegmentSizes = array<i32: 1, 1>",
             {{type, x.shape, range}, {type, row, range}},
             {region.text({isAfter ? next : region.argument(1), next})});
  return true;
}

} // namespace

std::vector<OpMaker> makeScanOps() { return {{"scan", 0.3, makeScan}}; }

} // namespace mlir::gspmd::fuzz
