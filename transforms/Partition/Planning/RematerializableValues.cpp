//===- RematerializableValues.cpp - Finds values cheap to recompute -------===//

#include "transforms/Partition/Planning/RematerializableValues.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

/// The maximum number of ops of an expression that is rematerialized instead of
/// resharded. An op with two uses in the expression counts twice. The bound
/// keeps the clones of each use small.
static constexpr unsigned kMaxRecomputedOps = 16;

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
  auto known = sizes.find(value);
  return (known == sizes.end() ? sizeOf(value) : known->second) <=
         kMaxRecomputedOps;
}

/// Returns the number of ops of the expression, at most kMaxRecomputedOps + 1.
/// Uses an explicit stack, because a chain of cheap ops may be as long as the
/// program.
unsigned RematerializableValues::sizeOf(Value value) {
  constexpr unsigned kTooLarge = kMaxRecomputedOps + 1;
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value next = worklist.back();
    Operation *op = next.getDefiningOp();
    if (sizes.contains(next)) {
      worklist.pop_back();
      continue;
    }
    if (!op || op->getNumResults() != 1 || op->getNumRegions() != 0 ||
        !isPure(op) || !isa<sharding::PartitionOpInterface>(op)) {
      sizes[next] = kTooLarge;
      continue;
    }
    size_t numWaiting = worklist.size();
    unsigned size = 1;
    bool cheap = isCheap(op);
    for (Value operand : op->getOperands()) {
      if (isScalar(operand))
        continue;
      auto known = cheap ? sizes.find(operand) : sizes.end();
      if (cheap && known == sizes.end())
        worklist.push_back(operand);
      size = std::min(size + (known == sizes.end() ? kTooLarge : known->second),
                      kTooLarge);
    }
    if (worklist.size() == numWaiting) // the sizes of all operands are known
      sizes[next] = size;
  }
  return sizes.lookup(value);
}
