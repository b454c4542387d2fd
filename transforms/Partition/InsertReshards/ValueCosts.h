//===- ValueCosts.h - What the ops around values cost -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_VALUECOSTS_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_VALUECOSTS_H

#include "transforms/Partition/InsertReshards/FactorDecisionTable.h"
#include "transforms/Support/AddressMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// What is asked of the pass that runs the ops.
struct PlacementContext {
  ShardingAttrTable &shardings;
  ReshardPlanner &planner;
  /// How the op would run with its tensors lying as they do now. The reference
  /// stays good when shardings change.
  llvm::function_ref<const FactorDecision &(Operation *)> decide;
  /// Can the value be had in any sharding?
  llvm::function_ref<bool(Value)> isFree;
  /// Filled with the decisions of ops that were asked for and still hold.
  AddressMap<Operation *, const FactorDecision *> &known;
};

/// Prices of values by the ops that make and use them, as tensors lie now.
class ValueCosts {
public:
  explicit ValueCosts(const PlacementContext &ask)
      : ask(ask), shardings(ask.shardings), known(ask.known) {}

  /// Does the op run as its factors are chosen?
  static bool isChosen(Operation *op);
  /// Does the op return from a function?
  static bool isReturn(Operation *op);

  /// How an op runs around which nothing changed since it was last asked for.
  const FactorDecision &current(Operation *op);
  /// The ops around the value have to be asked again.
  void forget(OpResult value);

  /// May the value lie otherwise, and is it known what that costs?
  bool isOpen(OpResult value) const;
  /// Do the ops that make and use the value bring it, or others that it meets
  /// there? Parts that are only combined are not: that has to be.
  bool isResharded(OpResult value);
  /// A number for how the ops run that make the value and use it, and those
  /// before and behind them: layers that repeat have one.
  llvm::hash_code surroundings(OpResult value);
  /// What the ops that make and use the values cost.
  TensorCost costAround(ArrayRef<OpResult> values);

  unsigned shardingOf(Value value) {
    return shardings.closedIdOf(sharding::getSharding(value));
  }
  /// Where a reshard or a return brings what it uses.
  unsigned targetOf(OpOperand &use);

private:
  /// How an op runs as tensors lie now, within one `costAround`.
  const FactorDecision &decisionOf(Operation *op);
  bool moves(Operation *op);
  bool isElsewhere(unsigned now, unsigned sharding);
  double bytesTo(Value value, unsigned target);
  double bytesOfUses(OpResult value);
  double bytesShared(Operation *op, ArrayRef<Operation *> ops,
                     ArrayRef<OpResult> moved);

  const PlacementContext &ask;
  ShardingAttrTable &shardings;
  AddressMap<Operation *, const FactorDecision *> &known;
  /// Of the ops that make and use the values whose costs are asked for.
  llvm::SmallDenseMap<Operation *, const FactorDecision *, 16> around;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_VALUECOSTS_H
