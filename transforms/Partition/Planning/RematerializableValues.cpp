//===- RematerializableValues.cpp - Recompute instead of reshard ----------===//

#include "transforms/Partition/Planning/RematerializableValues.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Largest number of ops of an expression that is rematerialized. An op with
/// two uses in the expression counts twice.
static constexpr unsigned kMaxOps = 16;

static bool isScalar(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  return !tensor || tensor.getRank() == 0;
}

/// Returns true if the op does at most a few operations per element of its
/// result.
static bool isCheap(Operation *op) {
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  if (!cost)
    return false;
  WorkKind kind = cost.getWorkKind();
  return kind == WorkKind::Source || kind == WorkKind::View ||
         kind == WorkKind::Move || kind == WorkKind::Pointwise;
}

bool RematerializableValues::contains(Value value) {
  return sizeOf(value) <= kMaxOps;
}

unsigned RematerializableValues::sizeOf(Value value) {
  constexpr unsigned none = kMaxOps + 1;
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
