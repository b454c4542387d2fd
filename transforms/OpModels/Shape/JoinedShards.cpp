//===- JoinedShards.cpp - Concatenation of many shards --------------------===//

#include "transforms/OpModels/Shape/JoinedShards.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "lib/Algebra/Halo/HaloPlan.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

JoinedShards::JoinedShards(ArrayRef<int64_t> sizes, int64_t shards)
    : sizes(sizes), shards(shards) {
  int64_t total = 0, locals = 0;
  for (int64_t size : sizes) {
    total += size;
    locals += ShardedDim{size, shards}.shard();
  }
  int64_t shard = ShardedDim{total, shards}.shard();
  SmallVector<int64_t> first(shards * shards, locals), last(shards * shards, 0);
  for (int64_t from = 0; from < shards; ++from) {
    int64_t begin = 0, local = 0;
    for (int64_t size : sizes) {
      ShardedDim operand{size, shards};
      int64_t offset = begin + from * operand.shard();
      int64_t end = offset + operand.valid(from);
      for (int64_t position = offset; position < end;) {
        int64_t to = position / shard;
        int64_t until = std::min(end, (to + 1) * shard);
        int64_t range = from * shards + to;
        first[range] = std::min(first[range], local + position - offset);
        last[range] = local + until - offset;
        longest = std::max(longest, last[range] - first[range]);
        position = until;
      }
      begin += size;
      local += operand.shard();
    }
  }
  // Ranges of one size may begin earlier, to end within the shards.
  for (int64_t start : first)
    starts.push_back(std::min(start, locals - longest));
}

/// Returns `value` at `indices` along `dim`: indices of i32.
static Value takeAlong(PartitionContext &ctx, Value value, Value indices,
                       int64_t dim, int64_t size, bool keepsDim) {
  RankedTensorType type = typeOf(value);
  SmallVector<int64_t> sizes(type.getShape()), shape(type.getShape()), offsets;
  sizes[dim] = size;
  int64_t count = dimOf(indices, 0);
  if (keepsDim) {
    // Ranges of `size` elements, as a new dimension 0.
    shape[dim] = size;
    shape.insert(shape.begin(), count);
    llvm::append_range(offsets, llvm::seq<int64_t>(1, shape.size()));
  } else {
    shape[dim] = count;
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (d != dim)
        offsets.push_back(d);
  }
  auto numbers = stablehlo::GatherDimensionNumbersAttr::get(
      ctx.builder.getContext(), offsets,
      /*collapsedSliceDims=*/
      keepsDim ? ArrayRef<int64_t>() : ArrayRef<int64_t>(dim),
      /*operandBatchingDims=*/{}, /*startIndicesBatchingDims=*/{},
      /*startIndexMap=*/dim, /*indexVectorDim=*/1);
  return LocalOps(ctx).gather(value, indices, type.clone(shape), numbers,
                              sizes);
}

/// Returns the starts of the ranges that a device sends, by receiver, or that
/// it receives, by sender.
Value JoinedShards::rowOf(PartitionContext &ctx, Value index,
                          bool isReceived) const {
  SmallVector<int32_t> table(starts);
  if (isReceived)
    for (int64_t from = 0; from < shards; ++from)
      for (int64_t to = 0; to < shards; ++to)
        table[to * shards + from] = starts[from * shards + to];
  LocalOps ops(ctx);
  Value begin =
      ops.multiply(index, ops.scalar(ctx.builder.getI32Type(), shards));
  return ops.dynamicSlice(ops.table(table), 0, begin, shards);
}

/// Returns for each element of the device's shard of the result its index in
/// the received ranges.
Value JoinedShards::sources(PartitionContext &ctx, int64_t localSize,
                            ArrayRef<AxisRef> axes) const {
  LocalOps ops(ctx);
  auto line = RankedTensorType::get({localSize}, ctx.builder.getI32Type());
  Value position = ops.add(
      ops.iota(line, 0), ops.splat(offsetValue(ctx, axes, {localSize}), line));
  // The operand of each element: the last one that begins at or before it.
  SmallVector<int32_t> begins, locals, shardSizes;
  int32_t begin = 0, local = 0;
  for (int64_t size : sizes) {
    int32_t shard = ShardedDim{size, shards}.shard();
    begins.push_back(begin);
    locals.push_back(local);
    shardSizes.push_back(shard);
    begin += size;
    local += shard;
  }
  auto entriesAt = [&](Value table, Value indices) {
    return takeAlong(ctx, table, indices, 0, 1, /*keepsDim=*/false);
  };
  auto splat = [&](int64_t value) { return ops.constant(line, value); };
  Value operand = splat(0);
  Value beginTable = ops.table(begins);
  int64_t count = sizes.size();
  if (llvm::all_equal(sizes)) {
    operand = ops.minimum(ops.divide(position, splat(sizes.front())),
                          splat(count - 1));
  } else {
    for (int64_t step = llvm::PowerOf2Ceil(count) / 2; step > 0; step /= 2) {
      Value next = ops.add(operand, splat(step));
      Value inRange = ops.minimum(next, splat(count - 1));
      Value hasBegun = ops.logicalAnd(
          ops.less(next, splat(count)),
          ops.greaterEqual(position, entriesAt(beginTable, inRange)));
      operand = ops.select(hasBegun, next, operand);
    }
  }
  Value within = ops.subtract(position, entriesAt(beginTable, operand));
  Value shardSize = entriesAt(ops.table(shardSizes), operand);
  // Padding of the result has indices out of bounds, which a gather clamps.
  Value from = ops.minimum(ops.divide(within, shardSize), splat(shards - 1));
  Value starts = rowOf(ctx, offsetValue(ctx, axes, {1}), /*isReceived=*/true);
  Value inShard = ops.subtract(within, ops.multiply(from, shardSize));
  Value inRange =
      ops.subtract(ops.add(entriesAt(ops.table(locals), operand), inShard),
                   entriesAt(starts, from));
  return ops.add(ops.multiply(from, splat(longest)), inRange);
}

Value JoinedShards::join(PartitionContext &ctx, ValueRange locals, unsigned dim,
                         ArrayRef<AxisRef> axes) const {
  LocalOps ops(ctx);
  Value joined = ops.concatenate(locals, dim);
  Value starts = rowOf(ctx, offsetValue(ctx, axes, {1}), /*isReceived=*/false);
  Value ranges =
      takeAlong(ctx, joined, starts, dim, longest, /*keepsDim=*/true);
  // The ranges, as a global tensor: by sender along `dim`, by receiver along
  // the new dimension 0.
  ArrayRef<int64_t> resultShape = shapeOf(ctx.op->getResult(0));
  SmallVector<int64_t> shape(resultShape);
  shape[dim] = shards * longest;
  shape.insert(shape.begin(), shards);
  SmallVector<AxisList> bySender(1), byReceiver{AxisList(axes)};
  for (unsigned d = 0; d < resultShape.size(); ++d) {
    AxisList own(ctx.resultShardings[0].axesOf(d));
    bySender.push_back(own);
    byReceiver.push_back(d == dim ? AxisList() : own);
  }
  Value received = ctx.reshard(ranges, shape, TensorSharding::tiled(bySender),
                               TensorSharding::tiled(byReceiver));
  SmallVector<int64_t> flat(shapeOf(received).drop_front());
  received = ops.reshape(received, flat);
  Value indices = sources(ctx, ctx.localResultType(0).getDimSize(dim), axes);
  return takeAlong(ctx, received, indices, dim, 1, /*keepsDim=*/false);
}
