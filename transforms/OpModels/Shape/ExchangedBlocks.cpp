//===- ExchangedBlocks.cpp - Local ops of a block exchange ----------------===//

#include "transforms/OpModels/Shape/ExchangedBlocks.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "transforms/OpModels/Collective/CollectiveUtils.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns `size` elements of `dim` from block `blocks[p]` on device p.
static Value takeBlocks(PartitionContext &ctx, Value value, unsigned dim,
                        ArrayRef<AxisRef> axes, ArrayRef<int32_t> blocks,
                        int64_t blockSize, int64_t size) {
  LocalOps ops(ctx);
  if (llvm::all_equal(blocks))
    return ops.slice(value, dim, blocks.front() * blockSize,
                     blocks.front() * blockSize + size);
  SmallVector<int32_t> starts;
  for (int32_t block : blocks)
    starts.push_back(block * blockSize);
  return ops.dynamicSlice(value, dim, valueOfDevice(ctx, axes, starts), size);
}

Value mlir::gspmd::exchangeBlocks(PartitionContext &ctx,
                                  const BlockExchange &exchange,
                                  ValueRange locals, unsigned dim,
                                  ArrayRef<AxisRef> axes, unsigned index) {
  LocalOps ops(ctx);
  int64_t size = exchange.blockSize();
  Value own = ops.concatenate(locals, dim);
  SmallVector<Value> blocks{own};
  for (const BlockPermute &permute : exchange.permutes()) {
    Value sent = takeBlocks(ctx, own, dim, axes, permute.sent, size, size);
    blocks.push_back(spmd::PermutePairsOp::create(
        ctx.builder, ctx.op->getLoc(), sent.getType(), sent, permute.pairs,
        axesAttr(ctx, axes)));
  }
  Value buffer = ops.concatenate(blocks, dim);
  // Blocks that follow each other on every device are one slice.
  auto places = exchange.places(index);
  SmallVector<Value> runs;
  for (unsigned begin = 0, end; begin < places.size(); begin = end) {
    auto follows = [&](unsigned next) {
      return llvm::all_of(
          llvm::zip_equal(places[next - 1], places[next]),
          [](auto pair) { return std::get<0>(pair) + 1 == std::get<1>(pair); });
    };
    for (end = begin + 1; end < places.size() && follows(end);)
      ++end;
    runs.push_back(takeBlocks(ctx, buffer, dim, axes, places[begin], size,
                              (end - begin) * size));
  }
  return ops.concatenate(runs, dim);
}
