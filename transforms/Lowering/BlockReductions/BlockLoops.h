//===- BlockLoops.h - Loop nests of a block plan ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKLOOPS_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKLOOPS_H

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "transforms/Lowering/BlockReductions/BlockPlan.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd::lowering {

/// Emits the loops of a block plan and tracks the current index along each
/// dimension.
class BlockLoops : public BlockPlan {
protected:
  BlockLoops(ArrayRef<int64_t> sizes, const llvm::SmallBitVector &isReduced,
             Operation *before)
      : BlockPlan(sizes, isReduced), b(before->getLoc(), before) {}

  void startAtZero() { at.assign(sizes.size(), constant(0)); }

  Value constant(int64_t value);

  void loop(Value from, Value to, int64_t step,
            llvm::function_ref<void(Value)> body);

  /// Emits loops over all dimensions that are not reduced; a dimension of lanes
  /// is traversed in tiles.
  void forEachResult(llvm::function_ref<void()> body, unsigned dim = 0);

  /// Calls `body` with the index of a lane along each lane dimension; `count`
  /// is the number of lanes of the innermost dimension.
  void forEachLane(int64_t count,
                   llvm::function_ref<void(ArrayRef<Value>)> body);

  /// Returns the indices of the current iteration for one lane.
  SmallVector<Value> positionOf(ArrayRef<Value> lane);

  ImplicitLocOpBuilder b;
  SmallVector<Value> at;
  /// The number of loops over dimensions that are not reduced.
  unsigned numResultLoops = 0;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKLOOPS_H
