//===- Rewrites.h - Changes of a program, noted as they are made -*- C++
//-*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_REWRITERECORDER_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_REWRITERECORDER_H

#include "compiler/Optimize/Support/RewritePass.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

/// What rewrites of one walk over a program share: ops that they leave behind
/// are erased when all is done, and each change is a decision.
class RewriteRecorder {
public:
  explicit RewriteRecorder(const Target &target) : target(target) {}

  bool isDead(Operation *op) const { return dead.contains(op); }
  void markDead(Operation *op);
  /// What was made to be priced, last first.
  void eraseTrial(Operation *last, Operation *first);
  /// Puts what is reduced in place of the result.
  void skip(Operation *reduce);
  void decide(Operation *at, const Twine &what, double seconds);
  /// Erases what is dead; all decisions.
  Decisions finish();

  /// Seconds of a collective like this one of so many bytes.
  double secondsFor(Operation *collective, double bytes) const;

  /// `op` on other operands of the shape of the first.
  static Value cloneOn(OpBuilder &builder, Operation *op, ValueRange operands);
  /// `collective` on another operand.
  static Value cloneCollective(OpBuilder &builder, Operation *collective,
                               Value operand, Type result);

private:
  const Target &target;
  llvm::SetVector<Operation *> dead;
  Decisions decisions;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_REWRITERECORDER_H
