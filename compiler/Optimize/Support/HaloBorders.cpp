//===- HaloBorders.cpp - Halos of adjacent devices ------------------------===//

#include "compiler/Optimize/Support/HaloBorders.h"

#include "dialect/StableHLO/Types/TensorTypes.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::TensorOps;
using stablehlo::typeOf;

std::optional<HaloBorders> HaloBorders::get(spmd::HaloExchangeOp op) {
  int64_t shardSize = typeOf(op.getInput()).getDimSize(op.getDim());
  int64_t begin = -op.getLeft(), end = shardSize + op.getRight();
  if (begin < -shardSize || end > 2 * shardSize || begin >= end)
    return std::nullopt;
  // Returns the part of the halo's range in the shard that begins at `start`.
  auto intersectShard = [&](int64_t start) {
    int64_t first = std::max(begin, start) - start;
    int64_t last = std::min(end, start + shardSize) - start;
    return first < last ? ShardRange{first, last} : ShardRange{0, 0};
  };
  return HaloBorders{op, intersectShard(-shardSize), intersectShard(0),
                     intersectShard(shardSize)};
}

Value HaloBorders::sliceShard(TensorOps &ops, const ShardRange &range) const {
  spmd::HaloExchangeOp halo = op;
  return ops.slice(halo.getInput(), halo.getDim(), range.begin, range.end);
}

Value mlir::gspmd::exchangeBorders(OpBuilder &builder,
                                   spmd::HaloExchangeOp original, Value buffer,
                                   int64_t dim, int64_t numForPrevious,
                                   int64_t numForNext) {
  auto exchange = cast<spmd::HaloExchangeOp>(builder.clone(*original));
  exchange.getInputMutable().assign(buffer);
  exchange.setDim(dim);
  // The result has no elements of the device's own buffer. If nothing comes
  // from one side, a negative halo width there drops them.
  int64_t left = numForNext > 0 ? numForNext : -numForPrevious;
  int64_t right = numForPrevious > 0 ? numForPrevious : -numForNext;
  exchange.setLeft(left);
  exchange.setRight(right);
  int64_t size = typeOf(buffer).getDimSize(dim) + left + right;
  exchange.getResult().setType(stablehlo::withDim(typeOf(buffer), dim, size));
  return exchange.getResult();
}
