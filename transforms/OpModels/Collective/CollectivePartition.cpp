//===- CollectivePartition.cpp - Partition of user-written collectives ----===//
//
// User-written collectives name devices by id; the partitioned form names axes
// of the mesh, or pairs of devices if no axes form the groups
// (IrregularGroups.h). A program has one replica here, so a collective over
// replicas has groups of one.
//
//===----------------------------------------------------------------------===//

#include "transforms/OpModels/Collective/CollectivePartition.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "transforms/OpModels/Collective/CollectiveGroups.h"
#include "transforms/OpModels/Collective/CollectiveUtils.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::ProcessGrouping;

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static FailureOr<ReductionKind> kindOf(Operation *op, Region &region) {
  if (std::optional<ReductionKind> kind = reducerKind(region))
    return *kind;
  return op->emitOpError("has a reduction region that is none of add, mul, "
                         "max, min, and, or, xor");
}

PartitionResult mlir::gspmd::partitionAllReduce(stablehlo::AllReduceOp op,
                                                PartitionContext &ctx) {
  FailureOr<CollectiveGroups> groups = collectiveGroupsOf(op, ctx);
  FailureOr<ReductionKind> kind = kindOf(op, op.getComputation());
  if (failed(groups) || failed(kind))
    return failure();
  SmallVector<Value> results;
  for (auto [operand, result] :
       llvm::zip_equal(ctx.operands, op.getResults())) {
    Value value =
        LocalOps(ctx).convert(operand, getElementTypeOrSelf(result.getType()));
    if (groups->members) {
      auto members = groups->members->gather(value);
      if (failed(members))
        return failure();
      results.push_back(groups->members->reduce(*members, *kind));
    } else {
      results.push_back(ctx.allReduce(value, groups->axes, *kind));
    }
  }
  return results;
}

PartitionResult
mlir::gspmd::partitionCrossReplicaSum(stablehlo::CrossReplicaSumOp op,
                                      PartitionContext &ctx) {
  if (failed(collectiveGroupsOf(op, ctx)))
    return failure();
  return SmallVector<Value>{ctx.operands[0]};
}

/// Slices `dim` of `value` evenly and returns the chunk at this device's
/// position in its group.
static Value ownChunk(PartitionContext &ctx, IrregularGroups &members,
                      Value value, int64_t dim) {
  LocalOps ops(ctx);
  int64_t size = stablehlo::typeOf(value).getDimSize(dim) / members.size();
  Value start = ops.multiply(members.position(),
                             ops.scalar(ctx.builder.getI32Type(), size));
  return ops.dynamicSlice(value, dim, start, size);
}

PartitionResult
mlir::gspmd::partitionReduceScatter(stablehlo::ReduceScatterOp op,
                                    PartitionContext &ctx) {
  FailureOr<CollectiveGroups> groups = collectiveGroupsOf(op, ctx);
  FailureOr<ReductionKind> kind = kindOf(op, op.getComputation());
  if (failed(groups) || failed(kind))
    return failure();
  RankedTensorType type = ctx.localResultType(0);
  Value value = LocalOps(ctx).convert(ctx.operands[0], type.getElementType());
  auto dim = int64_t(op.getScatterDimension());
  if (groups->members) {
    auto members = groups->members->gather(value);
    if (failed(members))
      return failure();
    Value sum = groups->members->reduce(*members, *kind);
    return SmallVector<Value>{ownChunk(ctx, *groups->members, sum, dim)};
  }
  if (groups->axes.empty())
    return SmallVector<Value>{value};
  return SmallVector<Value>{
      spmd::ReduceScatterOp::create(ctx.builder, op.getLoc(), type, *kind,
                                    value, dim, axesAttr(ctx, groups->axes))
          .getResult()};
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

PartitionResult mlir::gspmd::partitionAllGather(stablehlo::AllGatherOp op,
                                                PartitionContext &ctx) {
  FailureOr<CollectiveGroups> groups = collectiveGroupsOf(op, ctx);
  if (failed(groups))
    return failure();
  auto dim = int64_t(op.getAllGatherDim());
  SmallVector<Value> results;
  for (Value operand : ctx.operands) {
    if (!groups->members) {
      results.push_back(ctx.allGather(operand, dim, groups->axes));
      continue;
    }
    auto members = groups->members->gather(operand);
    if (failed(members))
      return failure();
    results.push_back(LocalOps(ctx).concatenate(*members, dim));
  }
  return results;
}

/// Returns the chunk for this device of what each member of the group holds.
static FailureOr<Value> exchangeChunks(stablehlo::AllToAllOp op,
                                       PartitionContext &ctx,
                                       IrregularGroups &members,
                                       Value operand) {
  FailureOr<SmallVector<Value>> chunks = members.gather(operand);
  if (failed(chunks))
    return failure();
  for (Value &chunk : *chunks)
    chunk = ownChunk(ctx, members, chunk, int64_t(op.getSplitDimension()));
  return LocalOps(ctx).concatenate(*chunks, int64_t(op.getConcatDimension()));
}

PartitionResult mlir::gspmd::partitionAllToAll(stablehlo::AllToAllOp op,
                                               PartitionContext &ctx) {
  FailureOr<CollectiveGroups> groups = collectiveGroupsOf(op, ctx);
  if (failed(groups))
    return failure();
  std::optional<IrregularGroups> &members = groups->members;
  int64_t size = members ? members->size() : axisListSize(groups->axes);
  if (size != int64_t(op.getSplitCount()))
    return op->emitOpError()
           << "has split_count " << op.getSplitCount() << "; expected " << size
           << ", the number of devices in a group";
  if (size == 1)
    return ctx.operands;
  SmallVector<Value> results;
  for (auto [i, operand] : llvm::enumerate(ctx.operands)) {
    if (members) {
      FailureOr<Value> result = exchangeChunks(op, ctx, *members, operand);
      if (failed(result))
        return failure();
      results.push_back(*result);
      continue;
    }
    results.push_back(spmd::AllToAllOp::create(
        ctx.builder, op.getLoc(), ctx.localResultType(i), operand,
        op.getSplitDimension(), op.getConcatDimension(),
        axesAttr(ctx, groups->axes)));
  }
  return results;
}

PartitionResult mlir::gspmd::partitionPermute(stablehlo::CollectivePermuteOp op,
                                              PartitionContext &ctx) {
  SmallVector<DeviceList> rows = stablehlo::getProcessGroups(op);
  Value value = ctx.operands[0];
  if (rows.empty())
    return SmallVector<Value>{zeros(ctx, value)};
  if (stablehlo::getProcessGrouping(op) == ProcessGrouping::CrossReplica) {
    if (failed(checkReplicas(op, rows)))
      return failure();
    return SmallVector<Value>{value}; // the pair (0, 0)
  }
  if (failed(checkDevices(op, ctx, rows)))
    return failure();
  SmallVector<std::pair<int64_t, int64_t>> devices;
  for (const DeviceList &row : rows)
    devices.push_back({row[0], row[1]});
  FailureOr<Value> sent = sendPairs(ctx, value, devices);
  if (failed(sent))
    return failure();
  return SmallVector<Value>{*sent};
}

/// All devices but the sender contribute zero bits. (Floats would not do: the
/// sum of -0 and 0 is 0.)
static Value broadcastBits(PartitionContext &ctx, Value value, Value isSender,
                           ArrayRef<AxisRef> axes) {
  auto type = cast<RankedTensorType>(value.getType());
  Type element = type.getElementType();
  OpBuilder &b = ctx.builder;
  Location loc = ctx.op->getLoc();
  if (auto complex = dyn_cast<ComplexType>(element)) {
    RankedTensorType chunk = type.clone(complex.getElementType());
    Value real = stablehlo::RealOp::create(b, loc, chunk, value);
    Value imag = stablehlo::ImagOp::create(b, loc, chunk, value);
    return stablehlo::ComplexOp::create(
        b, loc, type, broadcastBits(ctx, real, isSender, axes),
        broadcastBits(ctx, imag, isSender, axes));
  }
  RankedTensorType bits = type;
  if (isa<FloatType>(element)) {
    bits = type.clone(b.getIntegerType(element.getIntOrFloatBitWidth()));
    value = stablehlo::BitcastConvertOp::create(b, loc, bits, value);
  }
  LocalOps ops(ctx);
  Value sent = ops.select(ops.splat(isSender, bits.clone(b.getI1Type())), value,
                          zeros(ctx, value));
  Value result = ctx.allReduce(sent, axes, ReductionKind::Or);
  return bits == type
             ? result
             : stablehlo::BitcastConvertOp::create(b, loc, type, result);
}

PartitionResult
mlir::gspmd::partitionBroadcast(stablehlo::CollectiveBroadcastOp op,
                                PartitionContext &ctx) {
  FailureOr<CollectiveGroups> groups = collectiveGroupsOf(op, ctx);
  if (failed(groups))
    return failure();
  if (groups->members) {
    auto members = groups->members->gather(ctx.operands[0]);
    if (failed(members))
      return failure();
    return SmallVector<Value>{members->front()};
  }
  if (groups->axes.empty())
    return SmallVector<Value>{ctx.operands[0]};
  LocalOps ops(ctx);
  Value index = ctx.axisIndex(groups->axes);
  Value isSender = ops.equal(index, ops.scalar(ctx.builder.getI32Type(), 0));
  return SmallVector<Value>{
      broadcastBits(ctx, ctx.operands[0], isSender, groups->axes)};
}
