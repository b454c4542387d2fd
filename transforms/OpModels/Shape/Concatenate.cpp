//===- Concatenate.cpp - Model of concatenate -----------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Shape/ExchangedBlocks.h"
#include "transforms/OpModels/Shape/JoinedShards.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/RangeModel.h"

using namespace mlir;
using namespace mlir::gspmd;

std::optional<int64_t> mlir::gspmd::concatenatedDim(Operation *op) {
  if (auto concat = dyn_cast<tensor::ConcatOp>(op))
    return concat.getDim();
  if (auto concatenate = dyn_cast<stablehlo::ConcatenateOp>(op))
    return concatenate.getDimension();
  return std::nullopt;
}

static unsigned joinedDim(Operation *op) { return *concatenatedDim(op); }

/// Returns true if slices of one tensor, or one tensor between slices of it,
/// are concatenated to a shift or rotation of it: elements move, but each
/// shard has most of its elements already.
static bool joinsShifted(Operation *op) {
  auto isSlice = [](Value value) {
    return staticSlice(value.getDefiningOp()) ||
           value.getDefiningOp<tensor::ExtractSliceOp>();
  };
  auto sliced = [&](Value value) {
    return isSlice(value) ? value.getDefiningOp()->getOperand(0) : value;
  };
  if (op->getNumOperands() == 1)
    return false;
  Value first = sliced(op->getOperand(0));
  return llvm::all_of(op->getOperands(), isSlice) ||
         llvm::all_of(op->getOperands(),
                      [&](Value value) { return sliced(value) == first; });
}

namespace {

/// Halos along the concatenated dimension keep the stages of a pipeline's shift
/// register sharded, also if the new stage is no slice.
struct ConcatenateModel : HaloDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static FactorRule rule(Operation *op, bool conservative = false) {
    FactorRule rule = emptyRule(op);
    auto operands = llvm::to_vector(llvm::seq(op->getNumOperands()));
    FactorRole joined(operands.size() > 1 ? FactorKind::Halo
                                          : FactorKind::PassThrough,
                      conservative       ? FactorKind::None
                      : joinsShifted(op) ? FactorKind::Halo
                                         : FactorKind::NeedReplication);
    for (auto [d, size] : llvm::enumerate(shapeOf(op->getResult(0))))
      addDim(rule, size, operands, {0}, d,
             d == joinedDim(op) ? joined : FactorRole());
    return rule;
  }
  static double communicated(Operation *op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
  static PartitionResult partition(Operation *op, PartitionContext &ctx);
};

} // namespace

namespace {
/// A tensor that is an operand once or several times.
struct JoinedTensor {
  Value value;
  SmallVector<unsigned> operands;
  /// The ranges of it that the result's shard contains, by operand.
  SmallVector<WindowRead> reads;
};
} // namespace

/// Returns the tensors that have elements, with their reads for a result of
/// `shards` shards.
static SmallVector<JoinedTensor> joinedTensors(Operation *op, int64_t shards) {
  ShardedDim out{dimOf(op->getResult(0), joinedDim(op)), shards};
  SmallVector<JoinedTensor> tensors;
  DenseMap<Value, unsigned> indexOf;
  int64_t begin = 0;
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    int64_t size = dimOf(operand, joinedDim(op));
    if (size == 0)
      continue;
    auto [known, isNew] = indexOf.try_emplace(operand, tensors.size());
    if (isNew)
      tensors.push_back({operand, {}, {}});
    JoinedTensor &tensor = tensors[known->second];
    tensor.operands.push_back(i);
    tensor.reads.push_back({{out.shard(), -begin}, out.shard(), [=](int64_t p) {
                              return out.valid(p);
                            }});
    begin += size;
  }
  return tensors;
}

/// Returns the exchange of all operands at once, if it is cheaper than windows
/// of the operands, which receive `received` elements.
static std::optional<JoinedShards> joinedShards(Operation *op, int64_t shards,
                                                int64_t received) {
  // The program lists a range for each pair of devices.
  constexpr int64_t maxShards = 512;
  // The dialect of tensors has no gather of rows.
  if (!isa<stablehlo::ConcatenateOp>(op) || shards > maxShards)
    return std::nullopt;
  SmallVector<int64_t> sizes;
  for (Value operand : op->getOperands())
    if (int64_t size = dimOf(operand, joinedDim(op)))
      sizes.push_back(size);
  JoinedShards joined(sizes, shards);
  // Windows have as many elements as the result's shard, for each operand. A
  // few of them are cheaper than a gather if they receive less than its ranges.
  bool isWide = int64_t(sizes.size()) > shards;
  int64_t sent = joined.sent() + (isWide ? 0 : joined.rangeSize());
  if (sent > received || (sent == received && !isWide))
    return std::nullopt;
  return joined;
}

/// Returns the exchange of the operands' blocks, if it receives fewer than
/// `received` elements.
static std::optional<BlockExchange> blocksJoined(Operation *op, int64_t shards,
                                                 int64_t received) {
  SmallVector<ShardedRange> sources;
  int64_t total = 0;
  if (int64_t(op->getNumOperands()) > 2 * BlockExchange::kMaxBlocks)
    return std::nullopt;
  for (Value operand : op->getOperands())
    if (int64_t size = dimOf(operand, joinedDim(op))) {
      sources.push_back({total, size});
      total += size;
    }
  auto exchange = BlockExchange::plan(sources, ShardedRange{0, total}, shards);
  if (!exchange || exchange->received() >= received)
    return std::nullopt;
  return exchange;
}

/// Returns the elements that windows of the tensors receive, of which those
/// with `isGlobal` are on every device.
static int64_t
windowsReceived(ArrayRef<JoinedTensor> tensors, unsigned dim, int64_t shards,
                function_ref<bool(const JoinedTensor &)> isGlobal) {
  int64_t received = 0;
  for (const JoinedTensor &tensor : tensors)
    if (!isGlobal(tensor))
      received += planWindows({dimOf(tensor.value, dim), shards}, tensor.reads,
                              WindowFill::None)
                      .received;
  return received;
}

/// Concatenates tensors that every device has, and returns the device's shard.
static Value joinGlobal(PartitionContext &ctx, unsigned dim,
                        ArrayRef<AxisRef> axes) {
  LocalOps ops(ctx);
  SmallVector<Value> globals;
  for (auto [operand, local] :
       llvm::zip_equal(ctx.op->getOperands(), ctx.operands))
    if (int64_t size = dimOf(operand, dim))
      globals.push_back(
          ops.slice(ctx.globalTensorOf(local, dim, axes), dim, 0, size));
  Value joined = ops.concatenate(globals, dim);
  Type element = tensorType(joined).getElementType();
  int64_t shard = ctx.localResultType(0).getDimSize(dim);
  int64_t padding = shard * axisListSize(axes) - dimOf(joined, dim);
  joined = ops.pad(joined, ops.scalar(element, 0), dim, 0, padding);
  return ops.dynamicSlice(joined, dim, offsetValue(ctx, axes, {shard}), shard);
}

/// Reads the window of each operand, and selects at each index the last
/// operand that begins at or before it.
static Value joinWindows(PartitionContext &ctx, ArrayRef<JoinedTensor> tensors,
                         unsigned dim, const AxisList &axes) {
  SmallVector<Value> windows(ctx.operands.size());
  for (const JoinedTensor &tensor : tensors) {
    Value local = ctx.operands[tensor.operands.front()];
    int64_t size = dimOf(tensor.value, dim);
    SmallVector<Value> read =
        readWindows(ctx, {local, dim, size, axes}, tensor.reads, Value());
    for (auto [i, window] : llvm::zip_equal(tensor.operands, read))
      windows[i] = window;
  }
  LocalOps ops(ctx);
  RankedTensorType type = ctx.localResultType(0);
  auto line =
      RankedTensorType::get({type.getDimSize(dim)}, ctx.builder.getI32Type());
  Value position =
      ops.add(ops.iota(line, 0),
              ops.splat(offsetValue(ctx, axes, {type.getDimSize(dim)}), line));
  int64_t begin = 0;
  Value result;
  for (auto [operand, window] :
       llvm::zip_equal(ctx.op->getOperands(), windows)) {
    if (!window)
      continue;
    if (result) {
      Value hasBegun =
          ops.broadcast(ops.greaterEqual(position, ops.constant(line, begin)),
                        type.clone(ctx.builder.getI1Type()), {int64_t(dim)});
      result = ops.select(hasBegun, window, result);
    } else {
      result = window;
    }
    begin += dimOf(operand, dim);
  }
  return result;
}

PartitionResult ConcatenateModel::partition(Operation *op,
                                            PartitionContext &ctx) {
  unsigned dim = joinedDim(op);
  AxisList axes(ctx.resultShardings[0].axesOf(dim));
  if (axes.empty() || op->getNumOperands() == 1)
    return sharding::partitionGenerically(op, ctx);
  int64_t shards = axisListSize(axes);
  SmallVector<JoinedTensor> tensors = joinedTensors(op, shards);
  auto isGlobal = [&](const JoinedTensor &tensor) {
    return bool(
        ctx.globalTensorOf(ctx.operands[tensor.operands.front()], dim, axes));
  };
  if (int64_t(op->getNumOperands()) > shards && llvm::all_of(tensors, isGlobal))
    return SmallVector<Value>{joinGlobal(ctx, dim, axes)};
  int64_t received = windowsReceived(tensors, dim, shards, isGlobal);
  SmallVector<Value> locals;
  for (auto [operand, local] : llvm::zip_equal(op->getOperands(), ctx.operands))
    if (dimOf(operand, dim))
      locals.push_back(local);
  auto joined = joinedShards(op, shards, received);
  if (auto blocks =
          blocksJoined(op, shards, joined ? joined->sent() : received);
      blocks && llvm::none_of(tensors, isGlobal)) {
    blocks->schedule();
    return SmallVector<Value>{
        exchangeBlocks(ctx, *blocks, locals, dim, axes, 0)};
  }
  if (joined)
    return SmallVector<Value>{joined->join(ctx, locals, dim, axes)};
  return SmallVector<Value>{joinWindows(ctx, tensors, dim, axes)};
}

double ConcatenateModel::communicated(Operation *op, const FactorMap &map,
                                      ArrayRef<AxisList> axes) {
  unsigned dim = joinedDim(op);
  TensorSharding result = shardingFromFactors(map, op->getNumOperands(), axes);
  int64_t shards = result.numShards(dim);
  if (shards == 1)
    return 0;
  int64_t received =
      windowsReceived(joinedTensors(op, shards), dim, shards,
                      [](const JoinedTensor &) { return false; });
  if (auto joined = joinedShards(op, shards, received))
    received = joined->sent();
  if (auto blocks = blocksJoined(op, shards, received))
    received = blocks->received();
  return received * lineBytes(op->getResult(0), result, dim);
}

void mlir::gspmd::registerConcatenateModels(DialectRegistry &registry) {
  registerModel<ConcatenateModel, stablehlo::ConcatenateOp>(registry);
  registerRange<PassThroughRange, stablehlo::ConcatenateOp>(registry);
  registerModel<ConcatenateModel, tensor::ConcatOp>(registry);
}
