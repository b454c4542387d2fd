//===- Reshape.cpp - Model of reshape -------------------------------------===//
//
// Dimension [9] becomes [3, 3], both sharded over 2 devices: the first device
// holds elements [0, 5) and needs [0, 6), the second holds [5, 9) and needs [6,
// 9). If the leading dimension of a group is sharded on both sides and the
// others of the group are not, a shard is a range of the group's elements in
// row-major order, before and after. So the group is flattened, and each device
// reads the window of its shard of the result.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Shape/ReshapeRule.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/RangeModel.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Shardings propagate if shards of both sides contain the same elements. If
/// they do not, but have the same order, elements are exchanged between
/// neighbors.
struct ReshapeModel : HaloDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    addReshapeFactors(rule, shapeOf(op->getOperand(0)),
                      shapeOf(op->getResult(0)),
                      /*leads=*/FactorKind::Halo);
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::View; }
  static double communicated(Operation *op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static PartitionResult partition(Operation *op, PartitionContext &ctx);
};

} // namespace

static int64_t product(ArrayRef<int64_t> shape, ShapeRange dims) {
  int64_t result = 1;
  for (unsigned d = dims.first; d < dims.last; ++d)
    result *= shape[d];
  return result;
}

/// Returns the first dimension of a size other than 1.
static unsigned leadOf(ArrayRef<int64_t> shape, ShapeRange dims) {
  unsigned d = dims.first;
  while (d + 1 < dims.last && shape[d] == 1)
    ++d;
  return d;
}

namespace {

/// A group whose shards contain different elements on both sides.
struct MovedGroup {
  unsigned lead;      ///< dimension of the operand
  AxisList axes;      ///< the axes that shard the group
  int64_t elements;   ///< the number of elements of the group, without padding
  ShardedDim flatDim; ///< the flattened operand, padding included
  WindowRead read;    ///< the shard of the result
};

} // namespace

/// Returns true if `lead` is the only sharded dimension.
static bool isOnlySharded(const TensorSharding &sharding, ShapeRange dims,
                          unsigned lead) {
  for (unsigned d = dims.first; d < dims.last; ++d)
    if (d != lead && sharding.numShards(d) > 1)
      return false;
  return sharding.numShards(lead) > 1;
}

static std::optional<MovedGroup> movedGroup(Operation *op,
                                            const ReshapeGroup &group,
                                            const TensorSharding &in,
                                            const TensorSharding &out) {
  ArrayRef<int64_t> inShape = shapeOf(op->getOperand(0)),
                    outShape = shapeOf(op->getResult(0));
  if (group.in.first == group.in.last || group.out.first == group.out.last)
    return std::nullopt;
  unsigned lead = leadOf(inShape, group.in);
  unsigned outLead = leadOf(outShape, group.out);
  int64_t shards = in.numShards(lead), size = inShape[lead],
          outSize = outShape[outLead];
  // Other shardings follow factors, and even ones have equal elements on both
  // sides.
  if (!isOnlySharded(in, group.in, lead) ||
      !isOnlySharded(out, group.out, outLead) ||
      in.axesOf(lead) != out.axesOf(outLead) || size == outSize ||
      (size % shards == 0 && outSize % shards == 0))
    return std::nullopt;
  int64_t elements = product(inShape, group.in);
  int64_t minor = elements / size, outMinor = elements / outSize;
  ShardedDim outDim{outSize, shards};
  int64_t shardSize = ShardedDim{size, shards}.shard() * minor;
  int64_t outShard = outDim.shard() * outMinor;
  return MovedGroup{lead,
                    AxisList(in.axesOf(lead)),
                    elements,
                    {shardSize * shards, shards},
                    {{outShard}, outShard, [=](int64_t p) {
                       return outDim.valid(p) * outMinor;
                     }}};
}

PartitionResult ReshapeModel::partition(Operation *op, PartitionContext &ctx) {
  ArrayRef<int64_t> inShape = shapeOf(op->getOperand(0));
  if (llvm::is_contained(inShape, 0))
    return SmallVector<Value>{LocalOps(ctx).reshape(
        ctx.operands[0], ctx.localResultType(0).getShape())};
  SmallVector<ReshapeGroup> groups =
      reshapeGroups(inShape, shapeOf(op->getResult(0)));
  LocalOps ops(ctx);
  Value local = ctx.operands[0];
  SmallVector<int64_t> flat;
  for (const ReshapeGroup &group : groups)
    flat.push_back(product(shapeOf(local), group.in));
  bool isFlat = false;
  for (auto [g, group] : llvm::enumerate(groups)) {
    std::optional<MovedGroup> moved =
        movedGroup(op, group, ctx.operandShardings[0], ctx.resultShardings[0]);
    if (!moved)
      continue;
    if (!isFlat)
      local = ops.reshape(local, flat);
    isFlat = true;
    local =
        readWindow(ctx, {local, unsigned(g), moved->flatDim.size, moved->axes},
                   moved->read, Value());
  }
  // Other ops state sizes in attributes, too.
  if (!isFlat && isa<stablehlo::ReshapeOp>(op))
    return sharding::partitionGenerically(op, ctx);
  return SmallVector<Value>{
      ops.reshape(local, ctx.localResultType(0).getShape())};
}

double ReshapeModel::communicated(Operation *op, const FactorMap &map,
                                  ArrayRef<AxisList> axes) {
  ArrayRef<int64_t> inShape = shapeOf(op->getOperand(0));
  if (llvm::is_contained(inShape, 0))
    return 0;
  TensorSharding in = shardingFromFactors(map, 0, axes);
  TensorSharding out = shardingFromFactors(map, 1, axes);
  double bytes = 0;
  for (const ReshapeGroup &group :
       reshapeGroups(inShape, shapeOf(op->getResult(0))))
    if (std::optional<MovedGroup> moved = movedGroup(op, group, in, out)) {
      WindowPlan plan =
          planWindow(moved->flatDim, moved->read, WindowFill::None);
      bytes += plan.received(moved->flatDim) *
               lineBytes(op->getOperand(0), in, moved->lead) /
               (moved->elements / inShape[moved->lead]);
    }
  return bytes;
}

void mlir::gspmd::registerReshapeModels(DialectRegistry &registry) {
  registerModel<ReshapeModel, stablehlo::ReshapeOp>(registry);
  registerRange<PassThroughRange, stablehlo::ReshapeOp>(registry);
  registerModel<ReshapeModel, tensor::CollapseShapeOp, tensor::ExpandShapeOp>(
      registry);
}
