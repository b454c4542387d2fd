//===- BlockLoops.h - Emits the loops of a block plan -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKLOOPS_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKLOOPS_H

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "transforms/Lowering/BlockReductions/BlockPlan.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd::lowering {

/// Writes loops, and knows at which position of each dimension they are.
class BlockLoops : public BlockPlan {
protected:
  BlockLoops(ArrayRef<int64_t> sizes, const llvm::SmallBitVector &isReduced,
             Operation *before)
      : BlockPlan(sizes, isReduced), b(before->getLoc(), before) {}

  void startAtZero() { at.assign(sizes.size(), constant(0)); }

  Value constant(int64_t value);

  void loop(Value from, Value to, int64_t step,
            llvm::function_ref<void(Value)> body);

  /// Loops over all that is not reduced; tiles of a dimension of lanes.
  void forEachResult(llvm::function_ref<void()> body, unsigned dim = 0);

  /// Calls `body` with the position among the lanes; `count` is the number of
  /// lanes of the innermost dimension.
  void forEachLane(int64_t count,
                   llvm::function_ref<void(ArrayRef<Value>)> body);

  /// Where the loops are, at one position among the lanes.
  SmallVector<Value> positionOf(ArrayRef<Value> lane);

  ImplicitLocOpBuilder b;
  SmallVector<Value> at;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_BLOCKLOOPS_H
