//===- RangeModel.cpp - Ranges along pass-through factors -----------------===//

#include "transforms/OpModels/Support/RangeModel.h"

#include "dialect/Sharding/Interfaces/PartitionRules.h"

using namespace mlir;
using namespace mlir::gspmd;

std::optional<OperandRanges> PassThroughRange::ranges(Operation *op,
                                                      DimRange range) {
  FactorMap map = sharding::partitionRuleOf(op);
  unsigned numOperands = op->getNumOperands();
  const DimFactors &factors = map.tensor(numOperands)[range.dim];
  if (factors.size() != 1 ||
      map.factor(factors[0]).partitionKind != FactorKind::PassThrough)
    return std::nullopt;
  OperandRanges ranges(numOperands);
  for (unsigned t = 0; t < map.numTensors(); ++t) {
    auto place = map.findFactor(t, factors[0]);
    if (place && map.tensor(t)[place->first].size() != 1)
      return std::nullopt;
    if (t >= numOperands && (!place || place->first != range.dim))
      return std::nullopt;
    if (t < numOperands && place)
      ranges[t] = DimRange{place->first, range.begin, range.end};
  }
  return ranges;
}
