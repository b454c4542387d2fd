//===- ValueCosts.h - Costs of the ops around values ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_VALUECOSTS_H
#define GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_VALUECOSTS_H

#include "transforms/Partition/Planning/OpPlanner.h"
#include "llvm/ADT/Hashing.h"

namespace mlir::gspmd {

/// Estimates the costs of values from the ops that define and use them, for the
/// current shardings.
class ValueCosts {
public:
  explicit ValueCosts(OpPlanner &planner)
      : planner(planner), shardings(planner.shardings), known(planner.known) {}

  /// Returns true if the factors of the op are chosen by a decision.
  bool isChosen(Operation *op);
  /// Returns true if the op returns from a function.
  static bool isReturn(Operation *op);

  /// Returns how the op runs, memoized until `forget`.
  const FactorDecision &current(Operation *op);
  /// Drops the memoized decisions of the ops that define and use the value.
  void forget(OpResult value);

  /// Returns true if the sharding of the value may change and the cost of that
  /// is known.
  bool isOpen(OpResult value);
  /// Returns true if the producer or a user reshards this value or one of its
  /// co-operands. A mere reduction of partial results does not count: it is
  /// unavoidable.
  bool isResharded(OpResult value);
  /// Returns a hash of the decisions of the ops that define and use the value,
  /// and of their neighbors. Repeated layers have equal hashes.
  llvm::hash_code surroundings(OpResult value);
  /// Returns the cost of the ops that define and use the values.
  TensorCost costAround(ArrayRef<OpResult> values);

  unsigned shardingOf(Value value) { return planner.sources.shardingOf(value); }
  /// Returns the sharding that a reshard or a return requires of `use`.
  unsigned targetOf(OpOperand &use);

private:
  /// Returns how the op runs with the current shardings, within one
  /// `costAround`.
  const FactorDecision &decisionOf(Operation *op);
  bool reshards(Operation *op);
  bool isElsewhere(unsigned now, unsigned sharding);
  double bytesTo(Value value, unsigned target);
  double bytesOfUses(OpResult value);
  double bytesShared(Operation *op, ArrayRef<Operation *> ops,
                     ArrayRef<OpResult> moved);

  OpPlanner &planner;
  ShardingAttrTable &shardings;
  AddressMap<Operation *, const FactorDecision *> &known;
  /// What `isChosen` returns, which interfaces of the op determine.
  AddressMap<Operation *, bool> chosen;
  /// Decisions of the ops that define and use the values of the current
  /// `costAround`.
  llvm::SmallDenseMap<Operation *, const FactorDecision *, 16> around;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_VALUECOSTS_H
