//===- Rotate.cpp - Model of rotate ---------------------------------------===//
//
// A sharded rotate is partitioned to a halo exchange in a ring.
//
//===----------------------------------------------------------------------===//

#include "lib/Algebra/Halo/HaloReach.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::RotateOp;

namespace {

/// The halo exchange of a rotation by `by`, in a ring of the devices whose
/// shards have elements. The last shard ends with `padding` elements, so the
/// source of an index beyond the wraparound is `padding` elements farther away
/// than that of the other indices. Each device gets a buffer of one shard and
/// `padding` more elements, and selects between two slices of the buffer. The
/// buffer is always smaller than the gathered dimension.
struct Ring {
  Ring(int64_t by, const ShardedDim &shardedDim)
      : devices(shardedDim.size == 0
                    ? 1
                    : llvm::divideCeil(shardedDim.size, shardedDim.shard())),
        padding(devices * shardedDim.shard() - shardedDim.size) {
    bool goesRight = by <= shardedDim.size - by;
    int64_t reach = goesRight ? by : shardedDim.size - by;
    left = goesRight ? reach + padding : -reach;
    right = goesRight ? -reach : reach + padding;
    received = HaloReach(shardedDim.shard(), left, right, devices).received();
  }
  int64_t devices, padding;
  int64_t left, right, received;
};

struct RotateModel : HaloDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static FactorRule rule(RotateOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult())))
      addDim(rule, size, {0}, {0}, d,
             uint64_t(d) == op.getDim() ? FactorKind::Halo
                                        : FactorKind::PassThrough);
    return rule;
  }
  static double communicated(RotateOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    TensorSharding sharding = shardingFromFactors(map, 0, axes);
    unsigned dim = op.getDim();
    ShardedDim shardedDim{dimOf(op.getInput(), dim), sharding.numShards(dim)};
    if (shardedDim.shards == 1)
      return 0;
    return Ring(op.getBy(), shardedDim).received *
           lineBytes(op.getInput(), sharding, dim);
  }
  static PartitionResult partition(RotateOp op, PartitionContext &ctx);
};

} // namespace

static Value rotateUnsharded(PartitionContext &ctx, Value value, unsigned dim,
                             int64_t by) {
  int64_t size = dimOf(value, dim);
  return LocalOps(ctx).concatenate(
      {LocalOps(ctx).slice(value, dim, size - by, size),
       LocalOps(ctx).slice(value, dim, 0, size - by)},
      dim);
}

PartitionResult RotateModel::partition(RotateOp op, PartitionContext &ctx) {
  LocalOps ops(ctx);
  unsigned dim = op.getDim();
  Value local = ctx.operands[0];
  AxisList axes(ctx.operandShardings[0].axesOf(dim));
  if (axes.empty())
    return SmallVector<Value>{rotateUnsharded(ctx, local, dim, op.getBy())};
  ShardedDim shardedDim{dimOf(op.getInput(), dim), axisListSize(axes)};
  Ring ring(op.getBy(), shardedDim);
  Value buffer =
      ctx.haloExchange(local, dim, ring.left, ring.right, ring.devices, axes);
  if (ring.padding == 0)
    return SmallVector<Value>{buffer};
  Value low = LocalOps(ctx).slice(buffer, dim, 0, shardedDim.shard());
  Value high = LocalOps(ctx).slice(buffer, dim, ring.padding,
                                   ring.padding + shardedDim.shard());
  auto line =
      RankedTensorType::get({shardedDim.shard()}, ctx.builder.getI32Type());
  Value position =
      ops.add(ops.iota(line, 0),
              ops.splat(offsetValue(ctx, axes, {shardedDim.shard()}), line));
  Value readsHigh = ops.broadcast(
      ops.greaterEqual(position, ops.constant(line, op.getBy())),
      tensorType(local).clone(ctx.builder.getI1Type()), {int64_t(dim)});
  return SmallVector<Value>{ops.select(readsHigh, high, low)};
}

void mlir::gspmd::registerRotateModels(DialectRegistry &registry) {
  registerModel<RotateModel, RotateOp>(registry);
}
