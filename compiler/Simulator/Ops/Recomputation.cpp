//===- Recomputation.cpp - Rematerialized ops of a program ----------------===//

#include "compiler/Simulator/Ops/Recomputation.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;
using sharding::ShardingDataFlowOpInterface;

static bool hasMatrixWork(Operation *op) {
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  return cost && cost.getMatrixWork();
}

Recomputation::Recomputation(ModuleOp module) {
  module.walk([&](Operation *op) {
    if (hasMatrixWork(op) && isNamedRecomputation(op->getLoc()))
      ops.insert(op);
  });
  if (!ops.empty())
    return; // the names of the program mark all recomputed ops
  module.walk([&](ShardingDataFlowOpInterface op) {
    if (op.isLoop())
      findByDependence(op);
  });
}

/// Returns true for a scalar, which is taken for a counter: values that depend
/// on it alone are read from a stack.
static bool isCounter(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return value.getType().isIntOrIndex() || (type && type.getRank() == 0);
}

void Recomputation::findByDependence(Operation *loop) {
  Block &body = loop->getRegions().back().front();
  bool hasBarrier =
      llvm::any_of(body, [](Operation &op) { return forwardsOperands(&op); });
  if (!hasBarrier)
    return;
  // Values that depend on a loop-carried value that the loop changes.
  llvm::DenseSet<Value> changed;
  for (BlockArgument argument : body.getArguments())
    if (!isCounter(argument) && !invariantInitOf(argument))
      changed.insert(argument);
  for (Operation &op : body.without_terminator()) {
    auto isChanged = [&](Value value) { return changed.contains(value); };
    if (forwardsOperands(&op) && op.getNumOperands() == op.getNumResults()) {
      for (auto [operand, result] :
           llvm::zip(op.getOperands(), op.getResults()))
        if (isChanged(operand))
          changed.insert(result);
      continue;
    }
    if (llvm::any_of(op.getOperands(), isChanged))
      changed.insert(op.result_begin(), op.result_end());
    else if (hasMatrixWork(&op))
      ops.insert(&op);
  }
}
