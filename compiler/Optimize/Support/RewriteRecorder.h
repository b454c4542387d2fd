//===- RewriteRecorder.h - Changes during one walk --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_REWRITERECORDER_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_REWRITERECORDER_H

#include "compiler/Optimize/Support/RewritePass.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// State of the rewrites during one walk over a program: ops that become dead
/// are erased at the end, and each change is recorded as a decision.
class RewriteRecorder {
public:
  explicit RewriteRecorder(const Target &target) : target(target) {}

  bool isDead(Operation *op) const { return dead.contains(op); }
  void markDead(Operation *op);
  /// Erases ops that were created to estimate their cost, last first.
  void eraseTrial(Operation *last, Operation *first);
  /// Replaces the result of `reduce` by its operand.
  void replaceByOperand(Operation *reduce);
  void record(Operation *at, const Twine &what, double seconds);
  /// Erases dead ops and returns all decisions.
  Decisions finish();

  /// Returns the predicted seconds of `collective` with so many bytes.
  double secondsFor(Operation *collective, double bytes) const;

  /// Clones `op` with operands of the shape of the first of `operands`.
  static Value cloneOn(OpBuilder &builder, Operation *op, ValueRange operands);
  /// Clones `collective` with another operand.
  static Value cloneCollective(OpBuilder &builder, Operation *collective,
                               Value operand, Type result);

private:
  const Target &target;
  llvm::SetVector<Operation *> dead;
  Decisions decisions;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_REWRITERECORDER_H
