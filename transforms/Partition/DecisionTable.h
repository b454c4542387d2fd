//===- DecisionTable.h - Factor choices that were made before ---*- C++ -*-===//
//
// Which factors of an op are cut (FactorChoice.h) depends on the kind of the op
// and on how its tensors lie. The choice is made for the first op and looked up
// for all that repeat it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_DECISIONTABLE_H
#define GSPMD_TRANSFORMS_PARTITION_DECISIONTABLE_H

#include "dialect/Algebra/FactorChoice.h"
#include "transforms/Partition/ValueSources.h"
#include "transforms/Support/OpKinds.h"
#include "transforms/Support/ShardingAttrTable.h"

namespace mlir::gspmd {

/// How an op runs. Shardings are numbers of the ShardingAttrTable.
struct FactorDecision {
  /// Per operand, then per result: how the tensor lies inside the op.
  SmallVector<unsigned, 4> inside;
  /// Do all tensors lie that way already?
  bool isInPlace = true;
  /// Sizes and kinds of factors that the op cannot run cut with; empty if there
  /// are none.
  std::string refused;
  /// Bytes that each device receives for the op to run so.
  double bytes = 0;
  /// These bytes and the price of local work.
  double cost = 0;
};

class DecisionTable {
public:
  DecisionTable(ShardingAttrTable &shardings, ::gspmd::ReshardPlanner &planner,
                ValueSources &sources)
      : shardings(shardings), planner(planner), sources(sources) {}

  /// The decision for `op`, which has a rule (hasPartitionRule) and whose
  /// tensors lie as `outside` tells (operands, then results). Operands marked
  /// in `isFree` can be had in any sharding, others from their sources as well.
  /// Those marked in `isNeutral` add nothing to parts of the results. `blocked`
  /// are the manual axes around the op, `blockedNumber` a number for them.
  const FactorDecision &decide(Operation *op, ArrayRef<unsigned> outside,
                               const llvm::SmallBitVector &isFree,
                               const llvm::SmallBitVector &isNeutral,
                               const ::gspmd::AxisList &blocked,
                               unsigned blockedNumber);

private:
  FactorDecision make(Operation *op, ArrayRef<unsigned> outside,
                      const llvm::SmallBitVector &isFree,
                      const llvm::SmallBitVector &isNeutral,
                      const ::gspmd::AxisList &blocked);
  void deferReduction(Operation *op, const llvm::SmallBitVector &isNeutral,
                      ::gspmd::ChoiceProblem &problem);

  ShardingAttrTable &shardings;
  ::gspmd::ReshardPlanner &planner;
  ValueSources &sources;
  OpKinds kinds;
  ::gspmd::SequenceNumbering problems;
  SmallVector<unsigned, 16> key;
  std::deque<FactorDecision> decisions;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_DECISIONTABLE_H
