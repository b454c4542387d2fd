//===- OpPlanner.cpp - How the ops of a module are sharded ----------------===//

#include "transforms/Partition/Planning/OpPlanner.h"

#include "dialect/Sharding/Interfaces/NeutralValues.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

OpPlanner::OpPlanner(Operation *, AnalysisManager &analyses)
    : OpPlanner(analyses.getAnalysis<PlanningAnalysis>().get()) {}

/// Returns the operands that are the neutral element of the reduction requested
/// for the op's first result, so that every device may add them.
llvm::SmallBitVector OpPlanner::neutralOperands(Operation *op) {
  llvm::SmallBitVector neutral(op->getNumOperands());
  if (op->getNumResults() == 0)
    return neutral;
  const TensorSharding &requested =
      shardings[sources.shardingOf(op->getResult(0))];
  if (!requested.unreducedAxes().empty())
    for (auto [i, operand] : llvm::enumerate(op->getOperands()))
      neutral[i] = isNeutral(operand, fromAlgebra(requested.reduction()));
  return neutral;
}

const FactorDecision &OpPlanner::decide(Operation *op) {
  SmallVector<unsigned> currentShardings;
  unsigned numOperands = op->getNumOperands();
  // One bit for each tensor of the rule; results cannot be rematerialized.
  llvm::SmallBitVector isRematerializable(numOperands + op->getNumResults());
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    currentShardings.push_back(sources.shardingOf(operand));
    isRematerializable[i] = rematerializable.contains(operand);
  }
  llvm::SmallBitVector neutral = neutralOperands(op);
  for (Value result : op->getResults())
    currentShardings.push_back(sources.shardingOf(result));
  return decisions.decide(op, currentShardings, isRematerializable, neutral,
                          manualAxes.list(manualAxes.numberOf(op)));
}
