//===- OpPlanner.cpp - How the ops of a module are sharded ----------------===//

#include "transforms/Partition/Planning/OpPlanner.h"

#include "dialect/Sharding/Interfaces/NeutralValues.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

OpPlanner::OpPlanner(Operation *, AnalysisManager &analyses)
    : OpPlanner(analyses.getAnalysis<PlanningAnalysis>().get()) {}

/// Marks the operands that do not change a partial result of the op.
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
  SmallVector<unsigned> outside;
  unsigned numOperands = op->getNumOperands();
  llvm::SmallBitVector isFree(numOperands + op->getNumResults());
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    outside.push_back(sources.shardingOf(operand));
    isFree[i] = rematerializable.contains(operand);
  }
  llvm::SmallBitVector neutral = neutralOperands(op);
  for (Value result : op->getResults())
    outside.push_back(sources.shardingOf(result));
  return decisions.decide(op, outside, isFree, neutral,
                          manualAxes.list(manualAxes.numberOf(op)));
}
