//===- SliceDims.cpp - Slices at static offsets ---------------------------===//

#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/OpModels/Shape/ExchangedBlocks.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;

SliceDims mlir::gspmd::sliceDims(ArrayRef<int64_t> inShape,
                                 ArrayRef<int64_t> outShape,
                                 ArrayRef<int64_t> starts,
                                 ArrayRef<int64_t> strides) {
  SliceDims dims;
  dims.inSizes.assign(inShape.begin(), inShape.end());
  dims.outSizes.assign(outShape.begin(), outShape.end());
  dims.starts.assign(starts.begin(), starts.end());
  dims.strides.assign(strides.begin(), strides.end());
  dims.isUnknown.resize(dims.rank());
  for (unsigned d = 0; d < dims.rank(); ++d)
    dims.resultDim.push_back(d);
  return dims;
}

FactorRule mlir::gspmd::sliceRule(Operation *op, const SliceDims &dims,
                                  bool conservative) {
  FactorRule rule = emptyRule(op);
  for (unsigned d = 0; d < dims.rank(); ++d) {
    int64_t size = dims.inSizes[d], left = dims.outSizes[d];
    SmallVector<TensorDim> results;
    if (dims.resultDim[d])
      results.push_back({0, *dims.resultDim[d]});
    if (dims.isUnknown[d]) {
      rule.addFactor(size, {{0, d}}, {}, FactorKind::NeedReplication);
      if (!results.empty())
        rule.addFactor(left, {}, results, FactorKind::NeedReplication);
      continue;
    }
    FactorRole moved(FactorKind::Halo, /*isBlocked=*/conservative);
    if (left != 1 || size == 1) {
      rule.addFactor(size, {{0, d}}, results,
                     left == size ? FactorRole() : moved);
      continue;
    }
    moved.partitionKind = FactorKind::None;
    if (!results.empty())
      rule.addFactor(size, {{0, d}}, results, moved);
    rule.addFactor(size, {{0, d}}, {}, partitionOnly(FactorKind::Reduction));
    if (!results.empty())
      rule.addFactor(1, {}, results,
                     partitionOnly(FactorKind::NeedReplication));
  }
  return rule;
}

/// Returns the range of the operand that the result's shard is selected from.
static WindowRead readOf(const SliceDims &dims, unsigned dim, int64_t shards) {
  int64_t stride = dims.strides[dim];
  ShardedDim out{dims.outSizes[dim], shards};
  return {{out.shard() * stride, dims.starts[dim]},
          (out.shard() - 1) * stride + 1,
          [=](int64_t p) { return (out.valid(p) - 1) * stride + 1; }};
}

/// Returns the single selected index of `dim` on the device that has it, and
/// neutral elements on the others.
static Value onOwnerOnly(PartitionContext &ctx, Value local, int64_t start,
                         unsigned dim, ArrayRef<AxisRef> axes) {
  LocalOps ops(ctx);
  int64_t shard = dimOf(local, dim);
  Value row = LocalOps(ctx).slice(local, dim, start % shard, start % shard + 1);
  Value isOwner =
      ops.equal(offsetValue(ctx, axes, {1}),
                ops.scalar(ctx.builder.getI32Type(), start / shard));
  RankedTensorType type = tensorType(row);
  return ops.select(
      ops.splat(isOwner, type.clone(ctx.builder.getI1Type())), row,
      ops.splat(ctx.selectionNeutralElement(type.getElementType()), type));
}

/// Returns true if a sharded dimension receives elements of other devices, and
/// the exchange serves this slice only.
static bool exchangesAlone(PartitionContext &ctx, const SliceDims &dims) {
  if (!ctx.op->getOperand(0).hasOneUse())
    return false;
  bool exchanges = false;
  for (unsigned d = 0; d < dims.rank(); ++d) {
    AxisList axes(ctx.operandShardings[0].axesOf(d));
    if (axes.empty() || dims.isUnsliced(d) || dims.isSinglePosition(d))
      continue;
    if (ctx.globalTensorOf(ctx.operands[0], d, axes))
      return false;
    exchanges = true;
  }
  return exchanges;
}

/// Slices the unsharded dimensions of `ctx.operands[0]`.
static void narrow(PartitionContext &ctx, const SliceDims &dims,
                   LocalSlice &slice) {
  Value &local = ctx.operands[0];
  for (unsigned d = 0; d < dims.rank(); ++d) {
    if (dims.isUnsliced(d) || dims.isUnknown[d] || dims.outSizes[d] == 0 ||
        !ctx.operandShardings[0].axesOf(d).empty())
      continue;
    local = LocalOps(ctx).slice(local, d, slice.starts[d], slice.limits[d],
                                slice.strides[d]);
    slice.starts[d] = 0;
    slice.limits[d] = dims.outSizes[d];
    slice.strides[d] = 1;
  }
}

/// Returns the only dimension along which a slice with these shardings reads a
/// range of other devices' elements without gaps; nullopt if there is none, or
/// if the result is sharded otherwise.
static std::optional<unsigned> exchangedDim(const SliceDims &dims,
                                            const TensorSharding &operand,
                                            const TensorSharding &result) {
  std::optional<unsigned> found;
  for (unsigned d = 0; d < dims.rank(); ++d) {
    ArrayRef<AxisRef> axes = operand.axesOf(d);
    if (axes.empty() || dims.isUnsliced(d))
      continue;
    if (found || dims.isUnknown[d] || dims.isSinglePosition(d) ||
        dims.strides[d] != 1 || !dims.resultDim[d] ||
        ArrayRef<AxisRef>(result.axesOf(*dims.resultDim[d])) != axes)
      return std::nullopt;
    found = d;
  }
  return found;
}

/// Returns the device's shard of the slice by one exchange for all slices of
/// the operand along `dim`; null if windows receive less.
static Value
sliceByBlocks(PartitionContext &ctx, const SliceDims &dims, unsigned dim,
              function_ref<std::optional<SliceDims>(Operation *)> dimsOf) {
  Value source = ctx.op->getOperand(0);
  AxisList axes(ctx.operandShardings[0].axesOf(dim));
  // Each slice visits the others.
  if (source.hasNUsesOrMore(2 * BlockExchange::kMaxBlocks) ||
      ctx.globalTensorOf(ctx.operands[0], dim, axes))
    return {};
  ShardedDim shardedDim{dims.inSizes[dim], axisListSize(axes)};
  auto receivedBy = [&](const SliceDims &slice) {
    return planWindow(shardedDim, readOf(slice, dim, shardedDim.shards),
                      WindowFill::None)
        .received(shardedDim);
  };
  if (receivedBy(dims) == 0)
    return {};
  SmallVector<ShardedRange> ranges;
  int64_t received = 0;
  for (Operation *user : source.getUsers()) {
    std::optional<SliceDims> other = dimsOf(user);
    if (!other || user->getOperand(0) != source ||
        exchangedDim(*other, ctx.operandShardings[0],
                     ctx.shardingOf(user->getResult(0))) != dim)
      continue;
    ShardedRange range{other->starts[dim], other->outSizes[dim]};
    if (llvm::is_contained(ranges, range))
      continue;
    ranges.push_back(range);
    received += receivedBy(*other);
  }
  llvm::sort(ranges, [](const ShardedRange &a, const ShardedRange &b) {
    return std::pair(a.begin, a.size) < std::pair(b.begin, b.size);
  });
  ShardedRange own{dims.starts[dim], dims.outSizes[dim]};
  auto *position = llvm::find(ranges, own);
  if (position == ranges.end())
    return {};
  std::optional<BlockExchange> exchange = BlockExchange::plan(
      ShardedRange{0, shardedDim.size}, ranges, shardedDim.shards);
  if (!exchange || exchange->received() >= received)
    return {};
  exchange->schedule();
  return exchangeBlocks(ctx, *exchange, ctx.operands[0], dim, axes,
                        position - ranges.begin());
}

LocalSlice mlir::gspmd::exchangeSliceHalos(
    PartitionContext &ctx, const SliceDims &dims,
    function_ref<std::optional<SliceDims>(Operation *)> dimsOf) {
  LocalSlice slice{dims.starts, {}, dims.strides};
  for (unsigned d = 0; d < dims.rank(); ++d) {
    // For an empty slice the first and last index are equal.
    int64_t last = (dims.outSizes[d] - 1) * dims.strides[d];
    slice.limits.push_back(dims.starts[d] +
                           (dims.outSizes[d] == 0 ? 0 : last + 1));
  }
  if (exchangesAlone(ctx, dims))
    narrow(ctx, dims, slice);
  Value &local = ctx.operands[0];
  std::optional<unsigned> exchanged =
      exchangedDim(dims, ctx.operandShardings[0], ctx.resultShardings[0]);
  for (unsigned d = 0; d < dims.rank(); ++d) {
    AxisList axes(ctx.operandShardings[0].axesOf(d));
    if (dims.isUnsliced(d)) {
      slice.limits[d] = dimOf(local, d);
    } else if (!axes.empty() && dims.isSinglePosition(d)) {
      local = onOwnerOnly(ctx, local, dims.starts[d], d, axes);
      slice.starts[d] = 0;
      slice.limits[d] = 1;
    } else if (!axes.empty()) {
      Value byBlocks =
          exchanged == d ? sliceByBlocks(ctx, dims, d, dimsOf) : Value();
      local = byBlocks
                  ? byBlocks
                  : readWindow(ctx, {local, d, dims.inSizes[d], axes},
                               readOf(dims, d, axisListSize(axes)), Value());
      slice.starts[d] = 0;
      slice.limits[d] = dimOf(local, d);
    }
  }
  return slice;
}

double mlir::gspmd::sliceCommunicated(Operation *op, const SliceDims &dims,
                                      const FactorMap &map,
                                      ArrayRef<AxisList> axes) {
  return windowBytesOf(
      op, map, axes,
      [&](unsigned d, int64_t shards) -> std::optional<WindowRead> {
        if (dims.isUnsliced(d) || dims.isSinglePosition(d) || dims.isUnknown[d])
          return std::nullopt;
        return readOf(dims, d, shards);
      });
}
