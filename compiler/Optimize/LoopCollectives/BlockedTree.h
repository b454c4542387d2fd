//===- BlockedTree.h - Expressions evaluated block by block -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_BLOCKEDTREE_H
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_BLOCKEDTREE_H

#include "compiler/Optimize/Support/BlockedOp.h"

namespace mlir::gspmd {

/// Returns true for an op that runs on the matrix unit: a contraction or a
/// convolution.
bool usesMatrixUnit(Operation *op);

/// An expression whose root can be computed one block at a time: a matrix
/// product, or element-wise ops (a sum, a conversion) over products that have
/// no other users.
class BlockedTree {
public:
  /// Collects the ops of `value`'s block that compute only `value`. Returns
  /// nullopt if there is no product among them, or `value` cannot be divided
  /// into blocks along `dim`.
  static std::optional<BlockedTree> make(Value value, unsigned dim,
                                         Blocking blocking);

  /// Returns all ops, operands before users; the last one is the root.
  ArrayRef<BlockedOp> getOps() const { return nodes; }
  Operation *getRoot() const { return nodes.back().getOp(); }
  /// Emits block `blockIndex` (tensor<i32>) of the value.
  Value emit(OpBuilder &builder, Value blockIndex) const;
  /// Erases the ops. The value must not have users.
  void erase();

private:
  bool add(Value value, unsigned dim, Blocking blocking, unsigned depth);

  std::vector<BlockedOp> nodes;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_BLOCKEDTREE_H
