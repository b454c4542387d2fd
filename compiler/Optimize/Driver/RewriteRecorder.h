//===- RewriteRecorder.h - Records changes during one walk ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DRIVER_REWRITERECORDER_H
#define GSPMD_COMPILER_OPTIMIZE_DRIVER_REWRITERECORDER_H

#include "compiler/Optimize/Driver/RewritePass.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// Records the rewrites of one walk over a program: the changes, as decisions,
/// and the ops that become dead, which are erased at the end.
class RewriteRecorder {
public:
  explicit RewriteRecorder(const Target &target) : target(target) {}

  bool isDead(Operation *op) const { return dead.contains(op); }
  void markDead(Operation *op);
  /// Erases the ops from `last` to `first`, which were created to estimate.
  void eraseTrial(Operation *last, Operation *first);
  /// Replaces the result of `reduce` by its operand.
  void replaceByOperand(Operation *reduce);
  void record(Operation *at, const Twine &what, double seconds);
  /// Erases dead ops and returns all decisions.
  Decisions finish();

  /// Returns the predicted seconds of `collective` if it sends `bytes`.
  double secondsFor(Operation *collective, double bytes) const;

  /// Clones `op` with `operands`; the result gets the first one's shape.
  static Value cloneOn(OpBuilder &builder, Operation *op, ValueRange operands);
  /// Clones `collective` with operand `operand` and result type `result`.
  static Value cloneCollective(OpBuilder &builder, Operation *collective,
                               Value operand, Type result);

private:
  const Target &target;
  llvm::SetVector<Operation *> dead;
  Decisions decisions;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DRIVER_REWRITERECORDER_H
