//===- PlacementMoves.h - Trial changes of shardings ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_PLACEMENTMOVES_H
#define GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_PLACEMENTMOVES_H

#include "transforms/Partition/OptimizePlacement/ReshardPlacement.h"

namespace mlir::gspmd {

/// A value that is moved, with its shardings before and after.
struct ShardingChange {
  OpResult value;
  unsigned before, after;
};

/// Values that are moved together, and how much less the program costs then.
struct PlacementMove {
  TensorCost gain;
  SmallVector<ShardingChange> chain;
};

/// The current shardings of a program's values: computes the gain of a move,
/// and applies moves.
class PlacementMoves {
public:
  explicit PlacementMoves(OpPlanner &planner)
      : costs(planner), shardings(planner.shardings), sources(planner.sources),
        decisions(planner.decisions) {}

  /// Returns true if moving the value is allowed and may save a reshard.
  bool isMovable(OpResult value);
  /// Returns true if the value may be moved and is not in `moved`.
  bool mayFollow(OpResult value, ArrayRef<ShardingChange> moved);
  /// Returns the shardings that the ops around the value would use.
  SmallVector<unsigned> proposals(OpResult value);
  /// Returns how much less the current shardings of `chain` cost than the
  /// shardings before. Memoizes the cost of a single value in its sharding
  /// before, until forgetCostBefore.
  TensorCost gainOf(ArrayRef<ShardingChange> chain);
  void forgetCostBefore() { costBefore.reset(); }
  /// Swaps the shardings of the values between before and after the move.
  void swap(ArrayRef<ShardingChange> chain);
  /// Applies a move whose values have their shardings before.
  void apply(const PlacementMove &move);

  ValueCosts costs;
  ShardingAttrTable &shardings;
  ValueSources &sources;
  FactorDecisionTable &decisions;
  PlacementCounts counts;
  /// The completed sharding of each value that was moved.
  llvm::DenseMap<Value, unsigned> completed;

private:
  void proposeAcross(Operation *op, unsigned t,
                     function_ref<void(unsigned)> propose);
  void addProposal(unsigned sharding, unsigned now,
                   SmallVectorImpl<unsigned> &proposals) const;

  std::optional<TensorCost> costBefore;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_PLACEMENTMOVES_H
