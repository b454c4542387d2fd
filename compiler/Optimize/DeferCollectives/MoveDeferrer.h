//===- MoveDeferrer.h - Moves tensors while they are small ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_MOVEDEFERRER_H
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_MOVEDEFERRER_H

#include "compiler/Optimize/Support/RewriteRecorder.h"

namespace mlir::gspmd {

/// Tensors that are moved alike are combined before; what becomes narrower is
/// moved after that, what becomes wider before.
class MoveDeferrer {
public:
  MoveDeferrer(const Target &target, RewriteRecorder &rewrites)
      : target(target), rewrites(rewrites) {}

  /// Moves the result of `op` and not its operands; false if that is no gain.
  bool combineBeforeMove(Operation *op, sharding::ShardingRuleOpInterface rule);
  /// What is only made wider is moved as it was.
  void moveNarrow(Operation *move);

private:
  const Target &target;
  RewriteRecorder &rewrites;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_MOVEDEFERRER_H
