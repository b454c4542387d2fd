//===- MoveDeferrer.h - Moves data where it is smallest ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_MOVEDEFERRER_H
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_MOVEDEFERRER_H

#include "compiler/Optimize/Driver/RewriteRecorder.h"

namespace mlir::gspmd {

/// Defers data movements between devices. Operands that are moved alike are
/// combined before the movement; a movement follows ops that shrink its tensor
/// and precedes ops that enlarge it.
class MoveDeferrer {
public:
  MoveDeferrer(const Target &target, RewriteRecorder &rewrites)
      : target(target), rewrites(rewrites) {}

  /// Moves the result of `op` instead of its operands; returns false if that is
  /// not profitable.
  bool combineBeforeMove(Operation *op, sharding::ShardingRuleOpInterface rule);
  /// Moves the operand of a widening op instead of its result.
  void moveNarrow(Operation *move);

private:
  const Target &target;
  RewriteRecorder &rewrites;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_MOVEDEFERRER_H
