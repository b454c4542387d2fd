//===- CollectiveUtils.cpp - Helpers for collectives ----------------------===//

#include "transforms/OpModels/Collective/CollectiveUtils.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;

sharding::AxesAttr mlir::gspmd::axesAttr(PartitionContext &ctx,
                                         ArrayRef<AxisRef> axes) {
  return sharding::AxesAttr::get(ctx.builder.getContext(), ctx.meshName,
                                 ctx.mesh, axes);
}

AxisList mlir::gspmd::manualAxesAround(Operation *op, PartitionContext &ctx) {
  AxisList manual;
  for (auto around = op->getParentOfType<sharding::ManualComputationOp>();
       around;
       around = around->getParentOfType<sharding::ManualComputationOp>())
    llvm::append_range(manual, around.getManualAxes().toAxes(ctx.mesh));
  return manual;
}

LogicalResult mlir::gspmd::checkManual(Operation *op, PartitionContext &ctx,
                                       ArrayRef<AxisRef> axes) {
  AxisList manual = manualAxesAround(op, ctx);
  AxisList others = difference(axes, manual);
  if (others.empty())
    return success();
  if (manual.empty())
    return op->emitOpError()
           << "communicates between devices outside of a manual computation, "
              "where tensors are global";
  return op->emitOpError() << "communicates along " << ctx.mesh.toString(others)
                           << ", which is not manual here ("
                           << ctx.mesh.toString(manual) << " is)";
}

Value mlir::gspmd::zeros(PartitionContext &ctx, Value like) {
  Value zero = ctx.neutralElement(getElementTypeOrSelf(like.getType()),
                                  ReductionKind::Add);
  return LocalOps(ctx).splat(zero, cast<RankedTensorType>(like.getType()));
}

static Value sendAlong(PartitionContext &ctx, Value value,
                       const AxisPairs &along) {
  int64_t size = axisListSize(along.axes);
  auto regular = matchShift(size, along.pairs);
  if (regular && regular->isCyclic && !regular->isReversed &&
      !regular->distance)
    return value;
  sharding::AxesAttr axes = axesAttr(ctx, along.axes);
  Location loc = ctx.op->getLoc();
  if (regular)
    return spmd::ShiftOp::create(ctx.builder, loc, value.getType(), value,
                                 regular->distance, regular->isCyclic,
                                 regular->isReversed, axes);
  SmallVector<int64_t> flat;
  for (auto [source, target] : along.pairs)
    flat.append({source, target});
  return spmd::PermutePairsOp::create(ctx.builder, loc, value.getType(), value,
                                      flat, axes);
}

FailureOr<Value>
mlir::gspmd::sendPairs(PartitionContext &ctx, Value value,
                       ArrayRef<std::pair<int64_t, int64_t>> devices) {
  AxisPairs along =
      toAxisPairs(ctx.mesh, devices, manualAxesAround(ctx.op, ctx));
  if (failed(checkManual(ctx.op, ctx, along.axes)))
    return failure();
  return sendAlong(ctx, value, along);
}
