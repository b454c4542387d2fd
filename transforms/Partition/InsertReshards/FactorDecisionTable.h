//===- FactorDecisionTable.h - Factor choices that were made before -*- C++
//-*-===//
//
// Which factors of an op are cut (FactorAssignment.h) depends on the kind of
// the op and on how its tensors lie. The choice is made for the first op and
// looked up for all that repeat it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_FACTORDECISIONTABLE_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_FACTORDECISIONTABLE_H

#include "lib/Algebra/Factors/FactorAssignment.h"
#include "transforms/Partition/InsertReshards/ValueSources.h"
#include "transforms/Partition/Support/PlanningTables.h"
#include "transforms/Support/AddressMap.h"

namespace mlir::gspmd {

class FactorDecisionTable {
public:
  FactorDecisionTable(PlanningTables &tables, ValueSources &sources)
      : tables(tables), shardings(tables.shardings), planner(tables.planner),
        sources(sources) {}

  /// The decision for `op`, which has a rule (hasPartitionRule) and whose
  /// tensors lie as `outside` tells (operands, then results). Operands marked
  /// in `isFree` can be had in any sharding, others from their sources as well.
  /// Those marked in `isNeutral` add nothing to parts of the results. `blocked`
  /// are the manual axes around the op.
  const FactorDecision &decide(Operation *op, ArrayRef<unsigned> outside,
                               const llvm::SmallBitVector &isFree,
                               const llvm::SmallBitVector &isNeutral,
                               const AxisList &blocked);

  /// From now on ops change, and new ones come: what is known of single ones is
  /// forgotten.
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
  /// Until ops change.
  AddressMap<Operation *, unsigned> kindOfOp;
  /// Of cases that no other one is like.
  std::deque<FactorDecision> own;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_FACTORDECISIONTABLE_H
