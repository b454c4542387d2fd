//===- CombineGroups.h - Groups of independent ops --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_COMBINEGROUPS_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_COMBINEGROUPS_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// The dependencies of the ops of a block on ops of the same block: on the
/// definitions of operands, including those used by nested regions, and for an
/// op with side effects on the previous one.
class BlockDependences {
public:
  explicit BlockDependences(Block &block);

  ArrayRef<Operation *> before(Operation *op) const {
    return dependencies.find(op)->second;
  }

  /// Restores dominance: an op that precedes one of its dependencies moves
  /// right after it; all others keep their order.
  static void restore(Block &block);

private:
  DenseMap<Operation *, SmallVector<Operation *, 4>> dependencies;
};

/// Groups of ops of a block, formed in program order. Each group may become one
/// op, and all groups at the same time: no op of a group depends on another op
/// of its group, directly or through other groups.
class CombineGroups {
public:
  explicit CombineGroups(const BlockDependences &order) : order(order) {}

  /// Records the dependences of `op`. Must be called for every op of the block,
  /// in order.
  void visit(Operation *op);
  /// Opens a group with the op that was visited last.
  unsigned open(Operation *op);
  /// Returns true if the op that was visited last may join `group`.
  bool canJoin(Operation *op, unsigned group) const;
  void join(Operation *op, unsigned group);

  ArrayRef<SmallVector<Operation *>> all() const { return groups; }

private:
  const BlockDependences &order;
  std::vector<SmallVector<Operation *>> groups;
  /// For an op outside of all groups, the groups that it depends on.
  DenseMap<Operation *, llvm::BitVector> requiredGroups;
  /// The groups that depend on a group, directly or through other groups, by
  /// group.
  std::vector<llvm::BitVector> dependentGroups;
  DenseMap<Operation *, unsigned> groupOf;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_COMBINEGROUPS_H
