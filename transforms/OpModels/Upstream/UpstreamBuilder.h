//===- UpstreamBuilder.h - Data movement in upstream dialects ---*- C++ -*-===//
//
// Ops of MLIR's arith, linalg and tensor dialects for the movements of data
// that a partitioned op consists of.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_UPSTREAMBUILDER_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_UPSTREAMBUILDER_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::gspmd {

class UpstreamBuilder {
public:
  UpstreamBuilder(OpBuilder &b, Location loc) : b(b), loc(loc) {}

protected:
  /// Extracts the element of a one-element tensor.
  Value scalarOf(Value tensor);
  /// Returns a tensor of `type` whose elements are all `scalar`.
  Value filled(Value scalar, RankedTensorType type);
  Value empty(RankedTensorType type) {
    return tensor::EmptyOp::create(b, loc, type.getShape(),
                                   type.getElementType());
  }
  SmallVector<OpFoldResult> attrs(ArrayRef<int64_t> values) {
    return getAsIndexOpFoldResult(b.getContext(), values);
  }
  Value slice(Value value, ArrayRef<OpFoldResult> offsets,
              ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides);
  /// Clamps the starts so that `sizes` elements are in bounds.
  SmallVector<OpFoldResult> starts(ValueRange starts,
                                   RankedTensorType operandType,
                                   ArrayRef<int64_t> sizes);
  /// Pads by `low` and `high` elements, which are not negative.
  Value padDense(Value value, Value scalar, ArrayRef<int64_t> low,
                 ArrayRef<int64_t> high);
  /// Collapses or expands dimensions; if both are needed, through a flat
  /// tensor.
  Value reshape(Value value, RankedTensorType type);

  OpBuilder &b;
  Location loc;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_UPSTREAMBUILDER_H
