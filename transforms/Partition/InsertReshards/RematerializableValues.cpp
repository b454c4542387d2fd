//===- RematerializableValues.cpp - What is cheaper to make than to send --===//

#include "transforms/Partition/InsertReshards/RematerializableValues.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Ops of an expression that is still made anew; one that is used twice in it
/// counts twice.
static constexpr unsigned kMostOps = 16;

static bool isScalar(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  return !tensor || tensor.getRank() == 0;
}

/// Does the op at most a few operations for each element of its result?
static bool isCheap(Operation *op) {
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  if (!cost)
    return false;
  WorkKind kind = cost.getWorkKind();
  return kind == WorkKind::Source || kind == WorkKind::View ||
         kind == WorkKind::Move || kind == WorkKind::Pointwise;
}

bool RematerializableValues::contains(Value value) {
  return sizeOf(value) <= kMostOps;
}

unsigned RematerializableValues::sizeOf(Value value) {
  constexpr unsigned none = kMostOps + 1;
  Operation *op = value.getDefiningOp();
  if (!op)
    return none;
  if (auto known = sizes.find(value); known != sizes.end())
    return known->second;
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 || !isPure(op) ||
      !isa<sharding::PartitionOpInterface>(op))
    return sizes[value] = none;
  unsigned size = 1;
  if (!llvm::all_of(op->getOperands(), isScalar)) {
    for (Value operand : op->getOperands())
      if (size < none && !isScalar(operand))
        size += isCheap(op) ? sizeOf(operand) : none;
  }
  return sizes[value] = std::min(size, none);
}
