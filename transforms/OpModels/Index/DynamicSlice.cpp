//===- DynamicSlice.cpp - Models of dynamic slices and updates ------------===//
//
// A slice of a sharded dimension may overlap the shards of several devices.
// Each device handles the overlap of the slice with its shard:
//
//   shard of the device          [ . . . . ]        local size L
//   slice, width w          [ . . . . . ]            `start` (may be negative)
//   window, width m = min(w, L)   [ . . . . ]        `localStart`, in the shard
//
// To read, a device takes the window, shifts it to its offset in the slice
// and fills the rest with neutral elements, so that the slices of all devices
// add up to the result. To write, it updates the elements of the window that
// the update covers. Neither accesses more of the operand than the window.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/Matchers.h"
#include "transforms/OpModels/Index/IndexComponents.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;

bool mlir::gspmd::isDynamicSlice(Operation *op) {
  return isa_and_present<stablehlo::DynamicSliceOp>(op);
}

/// Returns the start indices of a slice of `sizes` if they are constant, inside
/// of the operand; nullopt if an index is not constant.
static std::optional<SmallVector<int64_t>>
constantStarts(ValueRange starts, ArrayRef<int64_t> shape,
               ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> result;
  for (auto [start, size, extent] : llvm::zip_equal(starts, sizes, shape)) {
    DenseIntElementsAttr attr;
    if (!matchPattern(start, m_Constant(&attr)) || !attr.isSplat())
      return std::nullopt;
    APSInt value(attr.getSplatValue<APInt>(),
                 attr.getElementType().isUnsignedInteger());
    APSInt last = APSInt::get(extent - size);
    if (APSInt::compareValues(value, APSInt::get(0)) < 0)
      result.push_back(0);
    else
      result.push_back(APSInt::compareValues(value, last) > 0
                           ? extent - size
                           : value.getExtValue());
  }
  return result;
}

std::optional<StaticUpdate>
mlir::gspmd::staticDynamicUpdateSlice(Operation *op) {
  auto write = dyn_cast<stablehlo::DynamicUpdateSliceOp>(op);
  if (!write)
    return std::nullopt;
  auto starts =
      constantStarts(write.getStartIndices(), shapeOf(write.getOperand()),
                     shapeOf(write.getUpdate()));
  if (!starts)
    return std::nullopt;
  return StaticUpdate{write.getOperand(), write.getUpdate(), *starts};
}

bool mlir::gspmd::forwardDynamicSlice(Operation *op) {
  auto slice = dyn_cast<stablehlo::DynamicSliceOp>(op);
  if (!slice)
    return false;
  ArrayRef<int64_t> sizes = shapeOf(slice.getResult()),
                    shape = shapeOf(slice.getOperand());
  std::optional<SmallVector<int64_t>> starts =
      constantStarts(slice.getStartIndices(), shape, sizes);
  if (!starts)
    return false;
  Value source = slice.getOperand();
  while (Operation *producer = source.getDefiningOp()) {
    std::optional<StaticUpdate> write = staticDynamicUpdateSlice(producer);
    if (!write)
      break;
    ArrayRef<int64_t> written = shapeOf(write->update);
    if (write->starts == *starts && written == sizes) {
      slice.replaceAllUsesWith(write->update);
      slice.erase();
      return true;
    }
    bool isDisjoint = false;
    for (auto [from, size, place, width] :
         llvm::zip_equal(*starts, sizes, write->starts, written))
      isDisjoint |= from + size <= place || place + width <= from;
    if (!isDisjoint)
      break;
    source = write->source;
  }
  SmallVector<int64_t> limits;
  for (auto [start, size] : llvm::zip_equal(*starts, sizes))
    limits.push_back(start + size);
  OpBuilder builder(op);
  Value made = stablehlo::TensorOps(builder, op->getLoc())
                   .slice(source, *starts, limits);
  // Stages and shardings stay.
  if (Operation *owner = made.getDefiningOp(); made != source)
    for (NamedAttribute attr : op->getDiscardableAttrs())
      owner->setAttr(attr.getName(), attr.getValue());
  slice.replaceAllUsesWith(made);
  slice.erase();
  return true;
}

namespace {

/// `([k, j], [], [])->([_, j]) reduction={k}`: unsliced dimensions pass
/// through. Of a sharded dimension each device has a range of the slice or
/// none.
struct DynamicSliceModel : ModelDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op, 0, 1);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static double bytesRead(Operation *op, unsigned operand) {
    return operand == 0 ? sharding::tensorBytes(op->getResult(0).getType()) : 0;
  }
  static FactorRule rule(stablehlo::DynamicSliceOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op.getOperand());
    auto isUnsliced = [&](unsigned d) {
      return op.getSliceSizes()[d] == shape[d];
    };
    for (auto [d, size] : llvm::enumerate(shape))
      addDim(rule, size, {0}, {0}, d,
             isUnsliced(d) ? FactorRole()
                           : propagationOnly(FactorKind::NeedReplication,
                                             /*isBlocked=*/true));
    for (auto [d, size] : llvm::enumerate(shape))
      if (!isUnsliced(d))
        addDim(rule, size, {0}, {}, d, partitionOnly(FactorKind::Reduction));
    return rule;
  }
  static std::optional<ReductionKind>
  reductionKind(stablehlo::DynamicSliceOp op) {
    return selectionReductionKind(op.getType().getElementType());
  }
  static std::optional<PropagationDirection> direction(Operation *, int level) {
    if (level < sharding::kFirstLevelOfAllOps)
      return PropagationDirection::Forward;
    return std::nullopt;
  }
  static PartitionResult partition(stablehlo::DynamicSliceOp op,
                                   PartitionContext &ctx);
};

/// `([i, k], [_, k], [], [])->([i, k])`: the operand may be sharded along
/// updated dimensions, the update may not. Shardings propagate along updated
/// dimensions after those along others.
struct DynamicUpdateSliceModel : ModelDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op, 0, 2);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Update; }
  static double bytesRead(stablehlo::DynamicUpdateSliceOp op,
                          unsigned operand) {
    return operand == 1 ? sharding::tensorBytes(op.getUpdate().getType()) : 0;
  }
  static double bytesWritten(stablehlo::DynamicUpdateSliceOp op, unsigned) {
    return sharding::tensorBytes(op.getUpdate().getType());
  }
  static std::optional<unsigned> inPlaceOperand(Operation *, unsigned) {
    return 0;
  }
  static FactorRule rule(stablehlo::DynamicUpdateSliceOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      int64_t written = dimOf(op.getUpdate(), d);
      if (written == size) {
        addDim(rule, size, {0, 1}, {0}, d);
        continue;
      }
      addDim(rule, size, {0}, {0}, d,
             {FactorKind::PassThrough, FactorKind::Halo});
      addDim(rule, written, {1}, {}, d, propagationOnly(FactorKind::Halo));
    }
    return rule;
  }
  static std::optional<PropagationDirection> direction(Operation *op,
                                                       int level) {
    return DynamicSliceModel::direction(op, level);
  }
  static PartitionResult partition(stablehlo::DynamicUpdateSliceOp op,
                                   PartitionContext &ctx);
};

/// The slice in a sharded dimension, relative to the device's shard.
struct ShardedSlice {
  unsigned dim;
  int64_t width; ///< the size of the slice
  int64_t
      window; ///< the size of the range of its shard that the device handles
  int64_t localSize; ///< the size of its shard
  Value start;       ///< the start of the slice relative to the shard
  Value localStart;  ///< the start of the window in the shard
};

/// Start indices on a device, and its view of sharded dimensions.
class LocalStarts {
public:
  LocalStarts(LocalOps &ops, PartitionContext &ctx, unsigned firstStart)
      : ops(ops), ctx(ctx),
        starts(ArrayRef<Value>(ctx.operands).drop_front(firstStart)) {}

  /// Computes the dimensions that are sharded and sliced; `widths` are the
  /// slice sizes of the global program.
  void resolve(ArrayRef<int64_t> widths);

  LocalOps &ops;
  PartitionContext &ctx;
  SmallVector<Value> starts;
  SmallVector<ShardedSlice> shardedSlices;
};

} // namespace

void LocalStarts::resolve(ArrayRef<int64_t> widths) {
  ArrayRef<int64_t> shape = shapeOf(ctx.op->getOperand(0));
  for (auto [d, width] : llvm::enumerate(widths)) {
    ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(d);
    if (axes.empty() || width == shape[d])
      continue;
    // Clamping uses the global size, so it precedes the offset.
    Value start = toSignedIndex(ops, starts[d]);
    auto type = cast<RankedTensorType>(start.getType());
    start = ops.maximum(start, ops.constant(type, 0));
    start = ops.minimum(start, ops.constant(type, shape[d] - width));
    int64_t localSize = dimOf(ctx.operands[0], d);
    start =
        ops.subtract(start, ops.offset(axes, localSize, type.getElementType()));
    int64_t window = std::min(width, localSize);
    Value localStart = ops.maximum(start, ops.constant(type, 0));
    localStart =
        ops.minimum(localStart, ops.constant(type, localSize - window));
    shardedSlices.push_back(
        {unsigned(d), width, window, localSize, start, localStart});
    starts[d] = localStart;
  }
  if (shardedSlices.empty())
    return;
  // All start indices of one op have one type.
  for (Value &start : starts)
    start = toSignedIndex(ops, start);
}

/// Returns the `size` elements of `value` along `dim` from index `start` (a
/// scalar) on; `fill` out of bounds.
static Value shifted(LocalOps &ops, Value value, unsigned dim, Value start,
                     int64_t size, Value fill) {
  Value padded = ops.pad(value, fill, dim, size, size);
  auto type = cast<RankedTensorType>(start.getType());
  SmallVector<Value> starts(shapeOf(value).size(), ops.constant(type, 0));
  starts[dim] = ops.add(start, ops.constant(type, size));
  SmallVector<int64_t> sizes(shapeOf(value));
  sizes[dim] = size;
  return ops.dynamicSlice(padded, starts, sizes);
}

/// Returns 0 <= value < size.
static Value isWithin(LocalOps &ops, Value value, int64_t size) {
  auto type = cast<RankedTensorType>(value.getType());
  return ops.logicalAnd(ops.greaterEqual(value, ops.constant(type, 0)),
                        ops.less(value, ops.constant(type, size)));
}

//===----------------------------------------------------------------------===//
// dynamic_slice
//===----------------------------------------------------------------------===//

PartitionResult DynamicSliceModel::partition(stablehlo::DynamicSliceOp op,
                                             PartitionContext &ctx) {
  LocalOps ops(ctx);
  LocalStarts local(ops, ctx, /*firstStart=*/1);
  local.resolve(op.getSliceSizes());
  SmallVector<int64_t> sizes(op.getSliceSizes());
  for (unsigned d = 0; d < sizes.size(); ++d)
    if (sizes[d] == dimOf(op.getOperand(), d))
      sizes[d] = dimOf(ctx.operands[0], d);
  for (const ShardedSlice &sliced : local.shardedSlices)
    sizes[sliced.dim] = sliced.window;
  Value result = ops.dynamicSlice(ctx.operands[0], local.starts, sizes);
  Type element = op.getType().getElementType();
  for (const ShardedSlice &sliced : local.shardedSlices) {
    Value absent = ctx.selectionNeutralElement(element);
    if (sliced.width == 1) {
      Value isOwn = isWithin(ops, sliced.start, sliced.localSize);
      auto type = cast<RankedTensorType>(result.getType());
      result = ops.select(isOwn, result, ops.splat(absent, type));
      continue;
    }
    result = shifted(ops, result, sliced.dim,
                     ops.subtract(sliced.start, sliced.localStart),
                     sliced.width, absent);
  }
  return SmallVector<Value>{result};
}

//===----------------------------------------------------------------------===//
// dynamic_update_slice
//===----------------------------------------------------------------------===//

/// Returns a mask of `type`'s shape of the window indices along `sliced` that
/// the update covers.
static Value isUpdated(LocalOps &ops, const ShardedSlice &sliced,
                       RankedTensorType type) {
  Value first = ops.subtract(sliced.localStart, sliced.start);
  auto scalar = cast<RankedTensorType>(first.getType());
  auto line = RankedTensorType::get({sliced.window}, scalar.getElementType());
  Value position = ops.add(ops.iota(line, 0), ops.splat(first, line));
  Value inside = isWithin(ops, position, sliced.width);
  auto i1 = cast<RankedTensorType>(inside.getType()).getElementType();
  return ops.broadcast(inside, type.clone(i1), int64_t(sliced.dim));
}

PartitionResult
DynamicUpdateSliceModel::partition(stablehlo::DynamicUpdateSliceOp op,
                                   PartitionContext &ctx) {
  LocalOps ops(ctx);
  LocalStarts local(ops, ctx, /*firstStart=*/2);
  local.resolve(shapeOf(op.getUpdate()));
  if (local.shardedSlices.empty())
    return sharding::partitionGenerically(op, ctx);
  Value update = ctx.operands[1];
  Type element = op.getType().getElementType();
  for (const ShardedSlice &sliced : local.shardedSlices)
    if (sliced.width != 1)
      update = shifted(ops, update, sliced.dim,
                       ops.subtract(sliced.localStart, sliced.start),
                       sliced.window, ops.scalar(element, 0));
  Value present =
      ops.dynamicSlice(ctx.operands[0], local.starts, shapeOf(update));
  auto type = cast<RankedTensorType>(update.getType());
  Value covered;
  for (const ShardedSlice &sliced : local.shardedSlices) {
    Value inside = isUpdated(ops, sliced, type);
    covered = covered ? ops.logicalAnd(covered, inside) : inside;
  }
  return SmallVector<Value>{ops.dynamicUpdateSlice(
      ctx.operands[0], ops.select(covered, update, present), local.starts)};
}

void mlir::gspmd::registerDynamicSliceModels(DialectRegistry &registry) {
  registerModel<DynamicSliceModel, stablehlo::DynamicSliceOp>(registry);
  registerModel<DynamicUpdateSliceModel, stablehlo::DynamicUpdateSliceOp>(
      registry);
}
