//===- Slice.cpp - Parts of a tensor at fixed positions ------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;

static SliceDims dimsOf(stablehlo::SliceOp op) {
  return sliceDims(shapeOf(op.getOperand()), shapeOf(op.getResult()),
                   op.getStartIndices(), op.getStrides());
}

namespace {

struct SliceModel : HaloDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static double bytesRead(Operation *op, unsigned) {
    return sharding::tensorBytes(op->getResult(0).getType());
  }
  static FactorRule rule(stablehlo::SliceOp op, bool conservative = false) {
    return sliceRule(op, dimsOf(op), conservative);
  }
  static std::optional<ReductionKind> reductionKind(stablehlo::SliceOp op) {
    return moveKind(tensorType(op.getResult()).getElementType());
  }
  static double communicated(stablehlo::SliceOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return sliceCommunicated(op, dimsOf(op), map, axes);
  }
  static PartitionResult partition(stablehlo::SliceOp op,
                                   PartitionContext &ctx) {
    LocalSlice slice = bringSliced(ctx, dimsOf(op));
    Value local = ctx.operands[0];
    RankedTensorType type = ctx.localResultType(0);
    if (local.getType() != type)
      local = stablehlo::SliceOp::create(ctx.builder, op.getLoc(), type, local,
                                         slice.starts, slice.limits,
                                         op.getStrides());
    return SmallVector<Value>{local};
  }
};

} // namespace

void mlir::gspmd::registerSliceModels(DialectRegistry &registry) {
  registerModel<SliceModel, stablehlo::SliceOp>(registry);
}
