//===- ShapePartition.cpp - Ops that move elements, cut -------------------===//

#include "transforms/OpModels/ShapePartition.h"
#include "transforms/OpModels/HaloWindow.h"
#include "transforms/OpModels/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::TensorSharding;

static AxisList axesOf(const TensorSharding &sharding, unsigned dim) {
  return AxisList(sharding.axesOf(dim));
}

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

/// The part of the operand that the result's part is taken from.
static WindowRead readOf(stablehlo::SliceOp op, unsigned dim, int64_t shards) {
  int64_t stride = op.getStrides()[dim];
  DimCut out{dimOf(op.getResult(), dim), shards};
  return {{out.shard() * stride, op.getStartIndices()[dim]},
          (out.shard() - 1) * stride + 1,
          [=](int64_t p) { return (out.valid(p) - 1) * stride + 1; }};
}

static bool isTakenWhole(stablehlo::SliceOp op, unsigned dim) {
  return dimOf(op.getOperand(), dim) == dimOf(op.getResult(), dim);
}

static bool isOnePosition(stablehlo::SliceOp op, unsigned dim) {
  return dimOf(op.getResult(), dim) == 1 && !isTakenWhole(op, dim);
}

/// The one position of `dim` that is taken, on the device that has it; what
/// adds nothing on the others.
static Value onOwnerOnly(stablehlo::SliceOp op, PartitionContext &ctx,
                         Value local, unsigned dim, ArrayRef<AxisRef> axes) {
  LocalOps ops(ctx);
  int64_t shard = dimOf(local, dim), start = op.getStartIndices()[dim];
  Value row = sliceDim(ctx, local, dim, start % shard, start % shard + 1);
  Value isOwner =
      ops.equal(offsetValue(ctx, axes, {1}),
                ops.scalar(ctx.builder.getI32Type(), start / shard));
  RankedTensorType type = tensorType(row);
  return ops.select(ops.splat(isOwner, type.clone(ctx.builder.getI1Type())),
                    row,
                    ops.splat(ctx.absentElement(type.getElementType()), type));
}

PartitionResult mlir::gspmd::partitionMoved(stablehlo::SliceOp op,
                                            PartitionContext &ctx) {
  SmallVector<int64_t> starts(op.getStartIndices());
  SmallVector<int64_t> limits(op.getLimitIndices());
  Value local = ctx.operands[0];
  for (unsigned d = 0; d < limits.size(); ++d) {
    AxisList axes = axesOf(ctx.operandShardings[0], d);
    if (isTakenWhole(op, d)) {
      limits[d] = dimOf(local, d);
    } else if (!axes.empty() && isOnePosition(op, d)) {
      local = onOwnerOnly(op, ctx, local, d, axes);
      starts[d] = 0;
      limits[d] = 1;
    } else if (!axes.empty()) {
      local = readWindow(ctx, {local, d, dimOf(op.getOperand(), d), axes},
                         readOf(op, d, ::gspmd::axisListSize(axes)), Value());
      starts[d] = 0;
      limits[d] = dimOf(local, d);
    }
  }
  RankedTensorType type = ctx.localResultType(0);
  if (local.getType() != type)
    local = stablehlo::SliceOp::create(ctx.builder, op.getLoc(), type, local,
                                       starts, limits, op.getStrides());
  return SmallVector<Value>{local};
}

double mlir::gspmd::movedBytes(stablehlo::SliceOp op, const FactorMap &map,
                               ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  double bytes = 0;
  for (unsigned d = 0; d < sharding.rank(); ++d)
    if (sharding.numShards(d) > 1 && !isTakenWhole(op, d) &&
        !isOnePosition(op, d))
      bytes += windowBytes(op.getOperand(), sharding, d,
                           readOf(op, d, sharding.numShards(d)));
  return bytes;
}

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

static DilatedRead readOf(stablehlo::PadOp op, unsigned dim, int64_t shards) {
  DimCut out{dimOf(op.getResult(), dim), shards};
  return dilatedRead({out.shard(), -op.getEdgePaddingLow()[dim]}, out.shard(),
                     op.getInteriorPadding()[dim] + 1, shards,
                     [=](int64_t p) { return out.valid(p); });
}

bool mlir::gspmd::isPadded(stablehlo::PadOp op, unsigned dim) {
  return op.getEdgePaddingLow()[dim] || op.getEdgePaddingHigh()[dim] ||
         op.getInteriorPadding()[dim];
}

PartitionResult mlir::gspmd::partitionMoved(stablehlo::PadOp op,
                                            PartitionContext &ctx) {
  SmallVector<int64_t> low(op.getEdgePaddingLow());
  SmallVector<int64_t> high(op.getEdgePaddingHigh());
  SmallVector<int64_t> interior(op.getInteriorPadding());
  Value local = ctx.operands[0], fill = ctx.operands[1];
  for (unsigned d = 0; d < low.size(); ++d) {
    AxisList axes = axesOf(ctx.operandShardings[0], d);
    if (axes.empty() || !isPadded(op, d))
      continue;
    local = readDilated(ctx, {local, d, dimOf(op.getOperand(), d), axes},
                        readOf(op, d, ::gspmd::axisListSize(axes)), fill);
    low[d] = high[d] = interior[d] = 0;
  }
  auto isZero = [](int64_t amount) { return amount == 0; };
  if (!llvm::all_of(low, isZero) || !llvm::all_of(high, isZero) ||
      !llvm::all_of(interior, isZero))
    local = stablehlo::PadOp::create(ctx.builder, op.getLoc(),
                                     ctx.localResultType(0), local, fill, low,
                                     high, interior);
  return SmallVector<Value>{local};
}

double mlir::gspmd::movedBytes(stablehlo::PadOp op, const FactorMap &map,
                               ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  double bytes = 0;
  for (unsigned d = 0; d < sharding.rank(); ++d)
    if (sharding.numShards(d) > 1 && isPadded(op, d))
      bytes += windowBytes(op.getOperand(), sharding, d,
                           readOf(op, d, sharding.numShards(d)).window);
  return bytes;
}

//===----------------------------------------------------------------------===//
// Concatenate
//===----------------------------------------------------------------------===//

/// What the result's part would take of an operand that begins at `begin`.
static WindowRead readOf(stablehlo::ConcatenateOp op, int64_t begin,
                         int64_t shards) {
  DimCut out{dimOf(op.getResult(), op.getDimension()), shards};
  return {{out.shard(), -begin}, out.shard(), [=](int64_t p) {
            return out.valid(p);
          }};
}

/// Each operand's window, with the last operand that has begun at a position.
PartitionResult mlir::gspmd::partitionMoved(stablehlo::ConcatenateOp op,
                                            PartitionContext &ctx) {
  unsigned dim = op.getDimension();
  AxisList axes = axesOf(ctx.resultShardings[0], dim);
  if (axes.empty() || op->getNumOperands() == 1)
    return sharding::partitionGenerically(op, ctx);
  LocalOps ops(ctx);
  RankedTensorType type = ctx.localResultType(0);
  auto line =
      RankedTensorType::get({type.getDimSize(dim)}, ctx.builder.getI32Type());
  Value position =
      ops.add(ops.iota(line, 0),
              ops.splat(offsetValue(ctx, axes, {type.getDimSize(dim)}), line));
  int64_t begin = 0;
  Value result;
  for (auto [operand, local] : llvm::zip_equal(op.getInputs(), ctx.operands)) {
    int64_t size = dimOf(operand, dim);
    if (size == 0)
      continue;
    Value window =
        readWindow(ctx, {local, dim, size, axes},
                   readOf(op, begin, ::gspmd::axisListSize(axes)), Value());
    if (result) {
      Value hasBegun =
          ops.broadcast(ops.greaterEqual(position, ops.constant(line, begin)),
                        type.clone(ctx.builder.getI1Type()), {int64_t(dim)});
      result = ops.select(hasBegun, window, result);
    } else {
      result = window;
    }
    begin += size;
  }
  return SmallVector<Value>{result};
}

double mlir::gspmd::movedBytes(stablehlo::ConcatenateOp op,
                               const FactorMap &map, ArrayRef<AxisList> axes) {
  unsigned dim = op.getDimension();
  double bytes = 0;
  int64_t begin = 0;
  for (auto [i, operand] : llvm::enumerate(op.getInputs())) {
    TensorSharding sharding = shardingFromFactors(map, i, axes);
    if (sharding.numShards(dim) > 1 && dimOf(operand, dim) > 0)
      bytes += windowBytes(operand, sharding, dim,
                           readOf(op, begin, sharding.numShards(dim)));
    begin += dimOf(operand, dim);
  }
  return bytes;
}

//===----------------------------------------------------------------------===//
// Reverse
//===----------------------------------------------------------------------===//

/// The padding at the end of the last parts would come first. So parts are
/// taken `padding` positions earlier: by whole parts when they are sent to the
/// mirrored device, the rest from the neighbour.
PartitionResult mlir::gspmd::partitionMoved(stablehlo::ReverseOp op,
                                            PartitionContext &ctx) {
  Value local = ctx.operands[0];
  for (int64_t d : op.getDimensions()) {
    AxisList axes = axesOf(ctx.resultShardings[0], d);
    if (axes.empty())
      continue;
    DimCut cut{dimOf(op.getOperand(), d), ::gspmd::axisListSize(axes)};
    int64_t padding = cut.shards * cut.shard() - cut.size;
    int64_t rest = padding % cut.shard();
    if (rest > 0)
      local = ctx.haloExchange(local, d, rest, -rest, /*wrap=*/false, axes);
    local = ctx.mirror(local, padding / cut.shard(), axes);
  }
  return SmallVector<Value>{stablehlo::ReverseOp::create(
      ctx.builder, op.getLoc(), local.getType(), local, op.getDimensions())};
}

double mlir::gspmd::movedBytes(stablehlo::ReverseOp op, const FactorMap &map,
                               ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  ArrayRef<int64_t> shape = shapeOf(op.getOperand());
  double bytes = 0;
  for (int64_t d : op.getDimensions()) {
    DimCut cut{shape[d], sharding.numShards(d)};
    if (cut.shards == 1)
      continue;
    int64_t rest = (cut.shards * cut.shard() - cut.size) % cut.shard();
    bytes += (cut.shard() + rest) * lineBytes(op.getOperand(), sharding, d);
  }
  return bytes;
}
