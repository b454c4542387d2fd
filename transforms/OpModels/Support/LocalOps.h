//===- LocalOps.h - Small per-device computations of the models -*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_LOCALOPS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_LOCALOPS_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// The generic per-device op with some attributes replaced, for ops that hold
/// sizes in attributes.
PartitionResult partitionWithAttrs(Operation *op, PartitionContext &ctx,
                                   ArrayRef<NamedAttribute> attrs);

/// The axes that cut `factor` in the assignment that `ctx` stands for.
AxisList axesOfFactor(PartitionContext &ctx, const FactorMap &map,
                      unsigned factor);
/// The axes of all cut reduction factors.
AxisList reductionAxes(PartitionContext &ctx, const FactorMap &map);

/// What a device computes, at `ctx.builder`.
class LocalOps : public stablehlo::TensorOps {
public:
  explicit LocalOps(PartitionContext &ctx)
      : TensorOps(ctx.builder, ctx.op->getLoc()), ctx(ctx) {}

  /// index along `axes` * `localSize`: where a device's part begins; a scalar
  /// of `elementType`.
  Value offset(ArrayRef<AxisRef> axes, int64_t localSize, Type elementType);
  /// `value` on the first device along `axes`, `neutral` (a scalar) elsewhere.
  Value onFirstOnly(ArrayRef<AxisRef> axes, Value value, Value neutral);

private:
  PartitionContext &ctx;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_LOCALOPS_H
