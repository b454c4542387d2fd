//===- FactorDecisionTable.h - Memoized factor decisions --------*- C++ -*-===//
//
// Which factors of an op are sharded (FactorAssignment.h) depends on the kind
// of the op and on the shardings of its operands and results. The decision is
// computed for the first op of each kind and shardings, and looked up for the
// ops that repeat it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_PLANNING_FACTORDECISIONTABLE_H
#define GSPMD_TRANSFORMS_PARTITION_PLANNING_FACTORDECISIONTABLE_H

#include "lib/Algebra/Factors/FactorAssignment.h"
#include "transforms/Partition/Planning/PlanningTables.h"
#include "transforms/Partition/Planning/ValueSources.h"
#include "transforms/Support/AddressMap.h"

namespace mlir::gspmd {

class FactorDecisionTable {
public:
  FactorDecisionTable(PlanningTables &tables, ValueSources &sources)
      : tables(tables), shardings(tables.shardings), planner(tables.planner),
        sources(sources) {}

  /// Returns the decision for `op`, which must have a partition rule
  /// (hasPartitionRule). `outside` are the shardings of its operands, then of
  /// its results. Operands marked in `isFree` are available in any sharding;
  /// the others are available from their sources as well (ValueSources).
  /// Operands marked in `isNeutral` do not change a partial sum of the results.
  /// `blocked` are the manual axes around the op.
  const FactorDecision &decide(Operation *op, ArrayRef<unsigned> outside,
                               const llvm::SmallBitVector &isFree,
                               const llvm::SmallBitVector &isNeutral,
                               const AxisList &blocked);

  /// Returns the partition rule of `op`, which must have one. It is computed
  /// for the first op of each kind.
  const FactorMap &ruleOf(Operation *op);

  /// Drops the per-op memo. Must be called before ops are changed or inserted.
  void invalidateOps() {
    mayChange = true;
    kindOfOp.clear();
  }

private:
  unsigned kindOf(Operation *op);
  FactorDecision make(Operation *op, ArrayRef<unsigned> outside,
                      const llvm::SmallBitVector &isFree,
                      const llvm::SmallBitVector &isNeutral,
                      const AxisList &blocked);
  void deferReduction(Operation *op, const llvm::SmallBitVector &isNeutral,
                      AssignmentProblem &problem);

  PlanningTables &tables;
  ShardingAttrTable &shardings;
  ReshardPlanner &planner;
  ValueSources &sources;
  SmallVector<unsigned, 16> key;
  bool mayChange = false;
  /// Valid until ops change.
  AddressMap<Operation *, unsigned> kindOfOp;
  /// Decisions that depend on more than the key describes and are not shared.
  std::deque<FactorDecision> unshared;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_PLANNING_FACTORDECISIONTABLE_H
