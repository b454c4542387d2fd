//===- LocalOps.h - Local computations of the models ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_LOCALOPS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_LOCALOPS_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns the generic local op with some attributes replaced, for ops with
/// sizes in attributes.
PartitionResult partitionWithAttrs(Operation *op, PartitionContext &ctx,
                                   ArrayRef<NamedAttribute> attrs);

/// Returns the axes that shard `factor` in the assignment of `ctx`.
AxisList axesOfFactor(PartitionContext &ctx, const FactorMap &map,
                      unsigned factor);
/// Returns the axes that shard reduction factors.
AxisList reductionAxes(PartitionContext &ctx, const FactorMap &map);

/// Builder of local computations at `ctx.builder`.
class LocalOps : public stablehlo::TensorOps {
public:
  explicit LocalOps(PartitionContext &ctx)
      : TensorOps(ctx.builder, ctx.op->getLoc()), ctx(ctx) {}

  /// Returns index along `axes` * `localSize`, the begin of a device's shard,
  /// as a scalar of `elementType`.
  Value offset(ArrayRef<AxisRef> axes, int64_t localSize, Type elementType);
  /// Returns `value` on the first device along `axes`, `neutral` (a scalar)
  /// elsewhere.
  Value onFirstOnly(ArrayRef<AxisRef> axes, Value value, Value neutral);

  /// Returns complex numbers from their real and imaginary components.
  Value complex(Value real, Value imaginary);
  /// Returns the complex conjugate; of real numbers, these themselves.
  Value conjugate(Value value);

private:
  PartitionContext &ctx;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_LOCALOPS_H
