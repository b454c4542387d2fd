//===- LocalOps.h - Small per-device computations of the models -*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_LOCALOPS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_LOCALOPS_H

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

/// Builds stablehlo ops at `ctx.builder`; all operands of one type, scalars
/// where the name says so.
class LocalOps {
public:
  explicit LocalOps(PartitionContext &ctx)
      : ctx(ctx), builder(ctx.builder), loc(ctx.op->getLoc()) {}

  /// A splat of an integer (as such or as a float) of `type`.
  Value constant(RankedTensorType type, int64_t value);
  Value scalar(Type elementType, int64_t value) {
    return constant(RankedTensorType::get({}, elementType), value);
  }
  Value negate(Value a);
  Value add(Value a, Value b);
  Value subtract(Value a, Value b);
  Value multiply(Value a, Value b);
  Value logicalAnd(Value a, Value b);
  Value minimum(Value a, Value b);
  Value maximum(Value a, Value b);
  /// a >= b as booleans, by the order of `a`'s element type.
  Value greaterEqual(Value a, Value b);
  Value less(Value a, Value b);
  Value equal(Value a, Value b);
  Value select(Value pred, Value onTrue, Value onFalse);
  Value convert(Value value, Type elementType);
  /// A scalar repeated to `type`'s shape.
  Value splat(Value scalar, RankedTensorType type);
  /// `value`'s dimension i becomes dimension dims[i] of `type`.
  Value broadcast(Value value, RankedTensorType type, ArrayRef<int64_t> dims);
  Value iota(RankedTensorType type, int64_t dim);
  /// `size` positions of dimension `dim` from `start` on.
  Value slice(Value value, int64_t dim, int64_t start, int64_t size);
  /// `value` with `width` copies of `fill` (a scalar) on both sides of `dim`.
  Value padBothSides(Value value, Value fill, int64_t dim, int64_t width);
  /// `value` filled up to `sizes` on the right of each dimension.
  Value padRight(Value value, Value fill, ArrayRef<int64_t> sizes);
  Value dynamicSlice(Value value, ValueRange starts, ArrayRef<int64_t> sizes);
  Value dynamicUpdateSlice(Value value, Value update, ValueRange starts);
  Value reshape(Value value, ArrayRef<int64_t> shape);
  Value concatenate(ValueRange values, int64_t dim);

  /// index along `axes` * `localSize`: where a device's part begins; a scalar
  /// of `elementType`.
  Value offset(ArrayRef<AxisRef> axes, int64_t localSize, Type elementType);
  /// `value` on the first device along `axes`, `neutral` (a scalar) elsewhere.
  Value onFirstOnly(ArrayRef<AxisRef> axes, Value value, Value neutral);

private:
  PartitionContext &ctx;
  OpBuilder &builder;
  Location loc;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_LOCALOPS_H
