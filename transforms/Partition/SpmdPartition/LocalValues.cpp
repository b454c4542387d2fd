//===- LocalValues.cpp - Local tensors of global values -------------------===//

#include "transforms/Partition/SpmdPartition/LocalValues.h"

using namespace mlir;
using namespace mlir::gspmd;

unsigned LocalValues::idOf(Value global) {
  if (sharding::TensorShardingAttr attr = sharding::getSharding(global))
    return shardings.idOf(attr);
  auto tensor = dyn_cast<RankedTensorType>(global.getType());
  return shardings.replicatedId(tensor ? tensor.getRank() : 0);
}

const TensorSharding &LocalValues::reducedSharding(unsigned sharding) {
  const TensorSharding &tensorSharding = shardings[sharding];
  if (tensorSharding.unreducedAxes().empty())
    return tensorSharding;
  return shardings[shardings.pool().idOf(tensorSharding.withUnreduced({}))];
}

Type LocalValues::typeOf(Type type, unsigned sharding) {
  Type &known = types[{type, sharding}];
  if (!known)
    known = sharding::PartitionContext::localType(type, shardings[sharding]);
  return known;
}
