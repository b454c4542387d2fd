//===- DimClasses.cpp - Dimensions that are sharded alike -----------------===//
#include "compiler/AutoSharding/Program/DimClasses.h"

namespace mlir::gspmd {

DimClasses::DimClasses(ShardingTable &table) {
  for (const TensorEntry &tensor : table.getTensors()) {
    firstDim.push_back(numDims);
    numDims += table.classOf(tensor).shape.size();
  }
  classes.grow(numDims);
  for (const PropagationNode &node : table.getNodes())
    join(table, node);
  classes.compress();
}

void DimClasses::join(ShardingTable &table, const PropagationNode &node) {
  const FactorMap &map = table.kindOf(node).map;
  ArrayRef<int> tensors = table.getTensorsOf(node);
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    FactorKind moves = map.factor(f).propagationKind;
    if (map.factor(f).isBlocked ||
        (moves != FactorKind::PassThrough && moves != FactorKind::Reduction))
      continue;
    std::optional<unsigned> first;
    for (unsigned i = 0; i < map.numTensors(); ++i) {
      // A minor factor can be sharded only together with its major ones.
      auto position = map.findFactor(i, f);
      if (!position || position->second != 0 || tensors[i] < 0)
        continue;
      unsigned dim = firstDim[tensors[i]] + position->first;
      if (first)
        classes.join(*first, dim);
      else
        first = dim;
    }
  }
}

} // namespace mlir::gspmd
