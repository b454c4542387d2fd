//===- CombineGroups.h - Which ops of a block may be one --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_COMBINEGROUPS_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_COMBINEGROUPS_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// What every op of a block waits for in the block: the ops that make its
/// operands, also those that its regions read, and of ops with effects the one
/// before.
class BlockOrder {
public:
  explicit BlockOrder(Block &block);

  ArrayRef<Operation *> before(Operation *op) const {
    return waitsFor.find(op)->second;
  }

  /// Puts the ops of the block in an order in which each stands behind what it
  /// waits for: as they are, but for those that wait for one behind them, which
  /// come right after it.
  static void restore(Block &block);

private:
  DenseMap<Operation *, SmallVector<Operation *, 4>> waitsFor;
};

/// Groups of ops of a block, taken one op after the other. A group may become
/// one op, and so may all groups together: none of a group's ops waits for
/// another one, not even by way of other groups.
class CombineGroups {
public:
  explicit CombineGroups(const BlockOrder &order) : order(order) {}

  /// Every op of the block must be told, in order.
  void visit(Operation *op);
  /// A new group of the op that was visited last.
  unsigned open(Operation *op);
  /// May the op that was visited last become a part of `group`?
  bool canJoin(Operation *op, unsigned group) const;
  void join(Operation *op, unsigned group);

  ArrayRef<SmallVector<Operation *>> all() const { return groups; }

private:
  const BlockOrder &order;
  std::vector<SmallVector<Operation *>> groups;
  /// Groups that each op waits for by way of ops that are in none.
  DenseMap<Operation *, llvm::BitVector> groupsBefore;
  /// By group: those with an op that waits for one of its ops, also by way of
  /// other groups.
  std::vector<llvm::BitVector> groupsBehind;
  DenseMap<Operation *, unsigned> groupOf;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_COMBINEGROUPS_H
