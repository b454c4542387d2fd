//===- Reverse.cpp - Model of reverse -------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct ReverseModel : HaloDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static FactorRule rule(stablehlo::ReverseOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult())))
      addDim(rule, size, {0}, {0}, d,
             llvm::is_contained(op.getDimensions(), int64_t(d))
                 ? FactorKind::Halo
                 : FactorKind::PassThrough);
    return rule;
  }
  static double communicated(stablehlo::ReverseOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static PartitionResult partition(stablehlo::ReverseOp op,
                                   PartitionContext &ctx);
};

} // namespace

/// The padding at the end of the last shards would come first. So shards are
/// read `padding` elements earlier: by full shards when they are sent to the
/// mirrored device, the rest from the neighbor.
PartitionResult ReverseModel::partition(stablehlo::ReverseOp op,
                                        PartitionContext &ctx) {
  Value local = ctx.operands[0];
  for (int64_t d : op.getDimensions()) {
    AxisList axes(ctx.resultShardings[0].axesOf(d));
    if (axes.empty())
      continue;
    ShardedDim shardedDim{dimOf(op.getOperand(), d), axisListSize(axes)};
    int64_t padding = shardedDim.shards * shardedDim.shard() - shardedDim.size;
    int64_t rest = padding % shardedDim.shard();
    if (rest > 0)
      local = ctx.haloExchange(local, d, rest, -rest, /*ring=*/0, axes);
    local = ctx.mirror(local, padding / shardedDim.shard(), axes);
  }
  return SmallVector<Value>{stablehlo::ReverseOp::create(
      ctx.builder, op.getLoc(), local.getType(), local, op.getDimensions())};
}

double ReverseModel::communicated(stablehlo::ReverseOp op, const FactorMap &map,
                                  ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  ArrayRef<int64_t> shape = shapeOf(op.getOperand());
  double bytes = 0;
  for (int64_t d : op.getDimensions()) {
    ShardedDim shardedDim{shape[d], sharding.numShards(d)};
    if (shardedDim.shards == 1)
      continue;
    int64_t rest = (shardedDim.shards * shardedDim.shard() - shardedDim.size) %
                   shardedDim.shard();
    bytes +=
        (shardedDim.shard() + rest) * lineBytes(op.getOperand(), sharding, d);
  }
  return bytes;
}

void mlir::gspmd::registerReverseModels(DialectRegistry &registry) {
  registerModel<ReverseModel, stablehlo::ReverseOp>(registry);
}
