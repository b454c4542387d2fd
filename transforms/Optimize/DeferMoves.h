//===- DeferMoves.h - Moves tensors while they are small --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_DEFERMOVES_H
#define GSPMD_TRANSFORMS_OPTIMIZE_DEFERMOVES_H

#include "transforms/Optimize/Rewrites.h"

namespace mlir::gspmd {

/// Tensors that are moved alike are combined before; what becomes narrower is
/// moved after that, what becomes wider before.
class MoveDeferrer {
public:
  MoveDeferrer(const Target &target, Rewrites &rewrites)
      : target(target), rewrites(rewrites) {}

  /// Moves the result of `op` and not its operands; false if that is no gain.
  bool combineBeforeMove(Operation *op, sharding::ShardingRuleOpInterface rule);
  /// What is only made wider is moved as it was.
  void moveNarrow(Operation *move);

private:
  const Target &target;
  Rewrites &rewrites;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_DEFERMOVES_H
