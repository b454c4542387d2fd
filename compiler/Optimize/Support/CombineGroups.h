//===- CombineGroups.h - Groups of independent ops --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_COMBINEGROUPS_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_COMBINEGROUPS_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

class OpPropertyCache;

/// The dependencies between the ops of a block. An op depends on the
/// definitions of its operands and of the values that its regions use. An op
/// with side effects also depends on the previous op with side effects.
class BlockDependences {
public:
  /// `properties` are those of the block's ops, if known.
  explicit BlockDependences(Block &block,
                            OpPropertyCache *properties = nullptr);

  ArrayRef<Operation *> before(Operation *op) const {
    return dependencies.find(op)->second;
  }

  /// Calls `visit` with each op of `block`, in order, and the ops of `block` on
  /// which that op depends.
  static void
  visit(Block &block, OpPropertyCache *properties,
        llvm::function_ref<void(Operation &, ArrayRef<Operation *>)> visit);

  /// Restores dominance: an op that precedes one of its dependencies moves
  /// right after it; all others keep their order.
  static void restore(Block &block);

private:
  DenseMap<Operation *, SmallVector<Operation *, 4>> dependencies;
};

/// Groups of ops of a block, formed in program order. All groups can be
/// combined into one op each, because no op of a group depends on another op of
/// its group, directly or through other groups.
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
  /// Maps an op outside of all groups to the groups that it depends on.
  DenseMap<Operation *, llvm::BitVector> requiredGroups;
  /// For each group, the groups that depend on it, directly or through other
  /// groups.
  std::vector<llvm::BitVector> dependentGroups;
  DenseMap<Operation *, unsigned> groupOf;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_COMBINEGROUPS_H
