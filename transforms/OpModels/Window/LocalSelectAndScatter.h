//===- LocalSelectAndScatter.h - Local select_and_scatter -------*- C++ -*-===//
//
// If windows extend out of a sharded dimension (padding), the indices there
// hold no element and must never be selected. No fill value ensures that: every
// value may be an element, and none loses against NaN. So the index is
// reduced together with the value, which reduce_window supports:
//
//   (value, index) = reduce_window of (operand, iota or -1) by
//     take the first if the second is -1, or if `select` takes it over the
//     second
//   scatter of the source to these indices; -1 is out of bounds and dropped
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_WINDOW_LOCALSELECTANDSCATTER_H
#define GSPMD_TRANSFORMS_OPMODELS_WINDOW_LOCALSELECTANDSCATTER_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Window/WindowDims.h"

namespace mlir::gspmd {

class LocalSelectAndScatter {
public:
  LocalSelectAndScatter(stablehlo::SelectAndScatterOp op, PartitionContext &ctx)
      : op(op), ctx(ctx), ops(ctx), b(ctx.builder), loc(op.getLoc()),
        sharding(ctx.operandShardings[0]), rank(sharding.rank()) {}

  /// Returns the device's shard of the result.
  Value make();

private:
  /// The source has an element for each window.
  WindowDim windowOf(unsigned dim) const {
    return windowDim(op, ctx.op->getOperand(1), dim);
  }
  bool isSharded(unsigned dim) const {
    return sharding.numShards(dim) > 1 && !windowOf(dim).isTrivial();
  }
  AxisList axesOf(unsigned dim) const { return AxisList(sharding.axesOf(dim)); }
  ScatterReads readsOf(unsigned dim) const {
    return scatterReads(windowOf(dim), sharding.numShards(dim));
  }
  bool needsPositions();
  void readOperands(bool byPositions);
  Value isWithin(RankedTensorType type, unsigned dim, const ShardOffset &start,
                 int64_t size);
  Value positions();
  Value selectPositions();
  void makeSelection(Region &body, Type element);
  Value scatterTo(Value positions);
  Value ownPart(Value result, unsigned dim);

  stablehlo::SelectAndScatterOp op;
  PartitionContext &ctx;
  LocalOps ops;
  OpBuilder &b;
  Location loc;
  const TensorSharding &sharding;
  unsigned rank;
  /// The padding of the local op; sharded dimensions have none.
  SmallVector<int64_t> padding;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_WINDOW_LOCALSELECTANDSCATTER_H
