//===- BlockedTree.h - What ends in one tensor, block by block --*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_BLOCKEDTREE_H
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_BLOCKEDTREE_H

#include "compiler/Optimize/Support/BlockedOp.h"

namespace mlir::gspmd {

/// Does the op run on the matrix unit?
bool isProduct(Operation *op);

/// A product, or ops on products (their sum, one in another type) that nothing
/// else reads, of which blocks of the result can be made one by one.
class BlockedTree {
public:
  /// Of all that `value`'s block makes for it alone. nullopt where there is no
  /// product in it, or `value` has no blocks along `dim`.
  static std::optional<BlockedTree> make(Value value, unsigned dim,
                                         Blocking blocking);

  /// Those that make operands first, the one that makes the value last.
  ArrayRef<BlockedOp> all() const { return nodes; }
  Operation *getOp() const { return nodes.back().getOp(); }
  /// Block `number` (tensor<i32>) of the value.
  Value emit(OpBuilder &builder, Value number) const;
  /// Erases the ops; nothing may read the value any more.
  void erase();

private:
  bool add(Value value, unsigned dim, Blocking blocking, unsigned depth);

  std::vector<BlockedOp> nodes;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_BLOCKEDTREE_H
