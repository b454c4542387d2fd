//===- HaloWindow.cpp - Window reads across shards ------------------------===//

#include "transforms/OpModels/Support/HaloWindow.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

bool mlir::gspmd::canShardWithHalo(Operation *op, const FactorMap &map,
                                   unsigned factor, bool uneven) {
  if (map.factor(factor).partitionKind != FactorKind::Halo)
    return sharding::canShardFactorGenerically(op, map, factor, uneven);
  // Empty dimensions have no elements, so padding cannot be distinguished.
  for (unsigned t = 0; t < map.numTensors(); ++t)
    if (auto position = map.findFactor(t, factor)) {
      unsigned numOperands = op->getNumOperands();
      Value value =
          t < numOperands ? op->getOperand(t) : op->getResult(t - numOperands);
      if (dimOf(value, position->first) == 0)
        return false;
    }
  return true;
}

//===----------------------------------------------------------------------===//
// Costs of reads
//===----------------------------------------------------------------------===//

double mlir::gspmd::lineBytes(Value global, const TensorSharding &sharding,
                              unsigned dim) {
  RankedTensorType type = tensorType(global);
  double bytes = sharding::elementBytes(type);
  for (auto [d, size] : llvm::enumerate(sharding.localShape(type.getShape())))
    if (d != dim)
      bytes *= size;
  return bytes;
}

double mlir::gspmd::windowBytes(Value global, const TensorSharding &sharding,
                                unsigned dim, ArrayRef<WindowRead> reads) {
  ShardedDim shardedDim{dimOf(global, dim), sharding.numShards(dim)};
  return planWindows(shardedDim, reads, WindowFill::None).received *
         lineBytes(global, sharding, dim);
}

double mlir::gspmd::windowBytesOf(
    Operation *op, const FactorMap &map, ArrayRef<AxisList> axes,
    function_ref<std::optional<WindowRead>(unsigned, int64_t)> readOf) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  double bytes = 0;
  for (unsigned d = 0; d < sharding.rank(); ++d)
    if (sharding.numShards(d) > 1)
      if (auto read = readOf(d, sharding.numShards(d)))
        bytes += windowBytes(op->getOperand(0), sharding, d, *read);
  return bytes;
}

DilatedRead mlir::gspmd::paddedRead(int64_t out, int64_t low, int64_t interior,
                                    int64_t shards) {
  ShardedDim shardedDim{out, shards};
  return dilatedRead({shardedDim.shard(), -low}, shardedDim.shard(),
                     interior + 1, shards,
                     [=](int64_t p) { return shardedDim.valid(p); });
}

//===----------------------------------------------------------------------===//
// Offsets
//===----------------------------------------------------------------------===//

Value mlir::gspmd::offsetValue(PartitionContext &ctx, ArrayRef<AxisRef> axes,
                               const ShardOffset &offset) {
  LocalOps ops(ctx);
  Type i32 = ctx.builder.getI32Type();
  auto constant = [&](int64_t value) { return ops.scalar(i32, value); };
  if (axes.empty())
    return constant(offset.at(0));
  auto times = [&](Value value, int64_t by) {
    return by == 1 ? value : ops.multiply(value, constant(by));
  };
  auto plus = [&](Value value, int64_t by) {
    return by == 0 ? value : ops.add(value, constant(by));
  };
  Value index = ops.convert(ctx.axisIndex(axes), i32);
  if (offset.divisor == 1)
    return plus(times(index, offset.step * offset.scale),
                offset.bias * offset.scale + offset.offset);
  ShardOffset lifted = offset.withoutNegativeDividends(axisListSize(axes));
  Value dividend = plus(times(index, lifted.step), lifted.bias);
  Value quotient = ops.divide(dividend, constant(lifted.divisor));
  return plus(times(quotient, lifted.scale), lifted.offset);
}

Value mlir::gspmd::valueOfDevice(PartitionContext &ctx, ArrayRef<AxisRef> axes,
                                 ArrayRef<int32_t> table) {
  LocalOps ops(ctx);
  Value values = ops.table(table);
  return ops.reshape(
      ops.dynamicSlice(values, 0, offsetValue(ctx, axes, {1}), 1), {});
}

Value mlir::gspmd::phaseValue(PartitionContext &ctx, ArrayRef<AxisRef> axes,
                              const DilatedRead &read) {
  LocalOps ops(ctx);
  ShardOffset start = read.start, first = read.window.start;
  start.offset += read.padLow;
  first.scale *= read.dilation;
  first.offset *= read.dilation;
  return ops.subtract(offsetValue(ctx, axes, start),
                      offsetValue(ctx, axes, first));
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

static bool isZero(Value scalar) {
  Attribute attr;
  if (!scalar || !matchPattern(scalar, m_Constant(&attr)))
    return false;
  auto elements = dyn_cast<DenseElementsAttr>(attr);
  if (!elements || !elements.isSplat())
    return false;
  Type element = elements.getElementType();
  if (isa<FloatType>(element))
    return elements.getSplatValue<APFloat>().isPosZero();
  return isa<IntegerType>(element) && elements.getSplatValue<APInt>().isZero();
}

/// Gathers segments of other shards and of the device's own shard,
/// concatenated.
static Value fetchSegments(PartitionContext &ctx, const LocalDim &local,
                           const SegmentedHalo &segments) {
  LocalOps ops(ctx);
  SmallVector<Value> buffer;
  for (const HaloMessage &message : segments.messages) {
    SmallVector<Value> ranges;
    for (const ShardRange &range : message.ranges)
      ranges.push_back(
          ops.slice(local.value, local.dim, range.begin, range.end));
    Value segment = ops.concatenate(ranges, local.dim);
    if (int64_t reach = message.hop * message.size())
      segment = ctx.haloExchange(segment, local.dim, -reach, reach, /*ring=*/0,
                                 local.axes);
    buffer.push_back(segment);
  }
  return ops.concatenate(buffer, local.dim);
}

/// Returns the dimension extended by the data of other shards, as the plan
/// specifies.
static Value fetch(PartitionContext &ctx, const LocalDim &local,
                   const WindowPlan &plan) {
  if (local.axes.empty())
    return local.value;
  if (Value gathered = ctx.globalTensorOf(local.value, local.dim, local.axes))
    return gathered;
  if (plan.gathers)
    return ctx.allGather(local.value, local.dim, local.axes);
  if (plan.segments)
    return fetchSegments(ctx, local, *plan.segments);
  if (plan.left <= 0 && plan.right <= 0)
    return LocalOps(ctx).slice(local.value, local.dim, -plan.left,
                               dimOf(local.value, local.dim) + plan.right);
  return ctx.haloExchange(local.value, local.dim, plan.left, plan.right,
                          /*ring=*/0, local.axes);
}

/// Returns `window` at positions in bounds, `fill` elsewhere.
static Value maskEnds(PartitionContext &ctx, const LocalDim &local,
                      const WindowRead &read, const WindowPlan &plan,
                      Value window, Value fill) {
  if (!plan.masksLow && !plan.masksHigh)
    return window;
  LocalOps ops(ctx);
  Type i32 = ctx.builder.getI32Type();
  auto line = RankedTensorType::get({read.size}, i32);
  Value position =
      ops.add(ops.iota(line, 0),
              ops.splat(offsetValue(ctx, local.axes, read.start), line));
  Value inside;
  if (plan.masksLow)
    inside = ops.greaterEqual(position, ops.constant(line, 0));
  if (plan.masksHigh) {
    Value below = ops.less(position, ops.constant(line, local.globalSize));
    inside = inside ? ops.logicalAnd(inside, below) : below;
  }
  RankedTensorType type = typeOf(window);
  inside = ops.broadcast(inside, type.clone(ctx.builder.getI1Type()),
                         {int64_t(local.dim)});
  return ops.select(inside, window, ops.splat(fill, type));
}

/// Returns the begin of this device's window in the padded buffer.
static Value offsetInBuffer(PartitionContext &ctx, const LocalDim &local,
                            const WindowRead &read, const WindowPlan &plan) {
  if (plan.segments) {
    SmallVector<int32_t> table(plan.segments->offsets.begin(),
                               plan.segments->offsets.end());
    return valueOfDevice(ctx, local.axes, table);
  }
  ShardOffset buffer = plan.bufferStart(local.shardedDim());
  if (std::optional<ShardOffset> offset = read.start.minus(buffer))
    return offsetValue(ctx, local.axes, *offset);
  return LocalOps(ctx).subtract(offsetValue(ctx, local.axes, read.start),
                                offsetValue(ctx, local.axes, buffer));
}

static Value readAsPlanned(PartitionContext &ctx, const LocalDim &local,
                           const WindowRead &read, const WindowPlan &plan,
                           Value fill) {
  LocalOps ops(ctx);
  Value padding =
      fill ? fill : ops.scalar(typeOf(local.value).getElementType(), 0);
  if (plan.isEmpty) {
    SmallVector<int64_t> shape(shapeOf(local.value));
    shape[local.dim] = read.size;
    return ops.splat(padding, typeOf(local.value).clone(shape));
  }
  Value buffer = ops.pad(fetch(ctx, local, plan), padding, local.dim,
                         plan.padLow, plan.padHigh);
  Value window =
      plan.constantOffset
          ? ops.slice(buffer, local.dim, *plan.constantOffset,
                      *plan.constantOffset + read.size)
          : ops.dynamicSlice(buffer, local.dim,
                             offsetInBuffer(ctx, local, read, plan), read.size);
  return maskEnds(ctx, local, read, plan, window, fill);
}

SmallVector<Value> mlir::gspmd::readWindows(PartitionContext &ctx,
                                            const LocalDim &local,
                                            ArrayRef<WindowRead> reads,
                                            Value fill) {
  WindowFill fillMode = !fill          ? WindowFill::None
                        : isZero(fill) ? WindowFill::Zero
                                       : WindowFill::Other;
  bool isThere = bool(ctx.globalTensorOf(local.value, local.dim, local.axes));
  WindowPlans plans = planWindows(local.shardedDim(), reads, fillMode, isThere);
  SmallVector<Value> windows;
  for (auto [read, plan] : llvm::zip_equal(reads, plans.plans))
    windows.push_back(readAsPlanned(ctx, local, read, plan, fill));
  return windows;
}

Value mlir::gspmd::readWindow(PartitionContext &ctx, const LocalDim &local,
                              const WindowRead &read, Value fill) {
  return readWindows(ctx, local, read, fill).front();
}

Value mlir::gspmd::readDilated(PartitionContext &ctx, const LocalDim &local,
                               const DilatedRead &read, Value fill) {
  Value window = readWindow(ctx, local, read.window, fill);
  if (read.dilation == 1)
    return window;
  Value gathered = LocalOps(ctx).pad(window, fill, local.dim, read.padLow,
                                     read.padHigh(), read.dilation - 1);
  if (read.isPhaseConstant)
    return LocalOps(ctx).slice(gathered, local.dim, 0, read.size);
  return LocalOps(ctx).dynamicSlice(
      gathered, local.dim, phaseValue(ctx, local.axes, read), read.size);
}
