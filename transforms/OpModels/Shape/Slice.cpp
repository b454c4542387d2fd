//===- Slice.cpp - Parts of a tensor at fixed positions ------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::TensorSharding;

namespace {

/// A dimension that is taken whole passes through; of others positions move. Of
/// a dimension that one position is taken of, only one device has it: a
/// reduction in which the others have no part.
struct SliceModel : HaloDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static double bytesRead(Operation *op, unsigned) {
    return sharding::tensorBytes(op->getResult(0).getType());
  }
  static FactorRule rule(stablehlo::SliceOp op, bool conservative = false) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      int64_t left = dimOf(op.getResult(), d);
      FactorRole moved(FactorKind::Halo, /*isBlocked=*/conservative);
      if (left != 1 || size == 1) {
        addDim(rule, size, {0}, {0}, d, left == size ? FactorRole() : moved);
        continue;
      }
      moved.cut = FactorKind::None;
      addDim(rule, size, {0}, {0}, d, moved);
      addDim(rule, size, {0}, {}, d, onlyCut(FactorKind::Reduction));
      addDim(rule, 1, {}, {0}, d, onlyCut(FactorKind::Whole));
    }
    return rule;
  }
  static std::optional<ReductionKind> reductionKind(stablehlo::SliceOp op) {
    return tensorType(op.getResult()).getElementType().isInteger(1)
               ? ReductionKind::Or
               : ReductionKind::Add;
  }
  static double communicated(stablehlo::SliceOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static PartitionResult partition(stablehlo::SliceOp op,
                                   PartitionContext &ctx);
};

} // namespace

/// The part of the operand that the result's part is taken from.
static WindowRead readOf(stablehlo::SliceOp op, unsigned dim, int64_t shards) {
  int64_t stride = op.getStrides()[dim];
  DimCut out{dimOf(op.getResult(), dim), shards};
  return {{out.shard() * stride, op.getStartIndices()[dim]},
          (out.shard() - 1) * stride + 1,
          [=](int64_t p) { return (out.valid(p) - 1) * stride + 1; }};
}

static bool isTakenWhole(stablehlo::SliceOp op, unsigned dim) {
  return dimOf(op.getOperand(), dim) == dimOf(op.getResult(), dim);
}

static bool isOnePosition(stablehlo::SliceOp op, unsigned dim) {
  return dimOf(op.getResult(), dim) == 1 && !isTakenWhole(op, dim);
}

/// The one position of `dim` that is taken, on the device that has it; what
/// adds nothing on the others.
static Value onOwnerOnly(stablehlo::SliceOp op, PartitionContext &ctx,
                         Value local, unsigned dim, ArrayRef<AxisRef> axes) {
  LocalOps ops(ctx);
  int64_t shard = dimOf(local, dim), start = op.getStartIndices()[dim];
  Value row = LocalOps(ctx).slice(local, dim, start % shard, start % shard + 1);
  Value isOwner =
      ops.equal(offsetValue(ctx, axes, {1}),
                ops.scalar(ctx.builder.getI32Type(), start / shard));
  RankedTensorType type = tensorType(row);
  return ops.select(ops.splat(isOwner, type.clone(ctx.builder.getI1Type())),
                    row,
                    ops.splat(ctx.absentElement(type.getElementType()), type));
}

PartitionResult SliceModel::partition(stablehlo::SliceOp op,
                                      PartitionContext &ctx) {
  SmallVector<int64_t> starts(op.getStartIndices());
  SmallVector<int64_t> limits(op.getLimitIndices());
  Value local = ctx.operands[0];
  for (unsigned d = 0; d < limits.size(); ++d) {
    AxisList axes(ctx.operandShardings[0].axesOf(d));
    if (isTakenWhole(op, d)) {
      limits[d] = dimOf(local, d);
    } else if (!axes.empty() && isOnePosition(op, d)) {
      local = onOwnerOnly(op, ctx, local, d, axes);
      starts[d] = 0;
      limits[d] = 1;
    } else if (!axes.empty()) {
      local = readWindow(ctx, {local, d, dimOf(op.getOperand(), d), axes},
                         readOf(op, d, ::gspmd::axisListSize(axes)), Value());
      starts[d] = 0;
      limits[d] = dimOf(local, d);
    }
  }
  RankedTensorType type = ctx.localResultType(0);
  if (local.getType() != type)
    local = stablehlo::SliceOp::create(ctx.builder, op.getLoc(), type, local,
                                       starts, limits, op.getStrides());
  return SmallVector<Value>{local};
}

double SliceModel::communicated(stablehlo::SliceOp op, const FactorMap &map,
                                ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  double bytes = 0;
  for (unsigned d = 0; d < sharding.rank(); ++d)
    if (sharding.numShards(d) > 1 && !isTakenWhole(op, d) &&
        !isOnePosition(op, d))
      bytes += windowBytes(op.getOperand(), sharding, d,
                           readOf(op, d, sharding.numShards(d)));
  return bytes;
}

void mlir::gspmd::registerSliceModels(DialectRegistry &registry) {
  registerModel<SliceModel, stablehlo::SliceOp>(registry);
}
