//===- CollectivePartition.cpp - Users' collectives on a mesh -------------===//
//
// The user names devices by number; what comes out names axes of the mesh. A
// program has one replica here, so replicas exchange with nobody but
// themselves.
//
//===----------------------------------------------------------------------===//

#include "transforms/OpModels/Collective/CollectivePartition.h"
#include "dialect/Algebra/DeviceGroups.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/ExchangeScope.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::DeviceList;
using stablehlo::ExchangeScope;

static sharding::AxesAttr axesAttr(PartitionContext &ctx,
                                   ArrayRef<AxisRef> axes) {
  return sharding::AxesAttr::get(ctx.builder.getContext(), ctx.meshName,
                                 ctx.mesh, axes);
}

//===----------------------------------------------------------------------===//
// Who exchanges
//===----------------------------------------------------------------------===//

/// The axes along which each device computes a value of its own.
static AxisList manualAxesAround(Operation *op, PartitionContext &ctx) {
  AxisList manual;
  for (auto around = op->getParentOfType<sharding::ManualComputationOp>();
       around;
       around = around->getParentOfType<sharding::ManualComputationOp>())
    llvm::append_range(manual, around.getManualAxes().toAxes(ctx.mesh));
  return manual;
}

/// The op may exchange along `axes` if these are manual.
static LogicalResult checkManual(Operation *op, PartitionContext &ctx,
                                 ArrayRef<AxisRef> axes) {
  AxisList manual = manualAxesAround(op, ctx);
  AxisList others = ::gspmd::difference(axes, manual);
  if (others.empty())
    return success();
  if (manual.empty())
    return op->emitOpError()
           << "exchanges between devices outside of a manual computation, "
              "where a tensor is one whole";
  return op->emitOpError() << "exchanges along " << ctx.mesh.toString(others)
                           << ", which is not manual here ("
                           << ctx.mesh.toString(manual) << " is)";
}

/// Replica 0 is the only one.
static LogicalResult checkReplicas(Operation *op,
                                   ArrayRef<SmallVector<int64_t>> rows) {
  for (ArrayRef<int64_t> row : rows)
    for (int64_t id : row)
      if (id != 0)
        return op->emitOpError() << "exchanges with replica " << id
                                 << "; a program has one replica here";
  return success();
}

static LogicalResult checkDevices(Operation *op, PartitionContext &ctx,
                                  ArrayRef<SmallVector<int64_t>> rows) {
  for (ArrayRef<int64_t> row : rows)
    for (int64_t id : row)
      if (id < 0 || id >= ctx.mesh.numDevices())
        return op->emitOpError()
               << "names device " << id << "; mesh " << ctx.meshName << " has "
               << ctx.mesh.numDevices();
  return success();
}

/// The axes along which the op's groups lie.
static FailureOr<AxisList> groupAxes(Operation *op, PartitionContext &ctx) {
  SmallVector<DeviceList> rows = stablehlo::getExchangeRows(op);
  ExchangeScope scope = stablehlo::getExchangeScope(op);
  if (scope == ExchangeScope::Replicas ||
      scope == ExchangeScope::ReplicasAndPartitions) {
    if (failed(checkReplicas(op, rows)))
      return failure();
    if (scope == ExchangeScope::Replicas)
      return AxisList();
  }
  if (scope == ExchangeScope::ReplicasAndPartitions || rows.empty()) {
    rows = {DeviceList()};
    for (int64_t i = 0; i < ctx.mesh.numDevices(); ++i)
      rows.front().push_back(i);
  }
  if (failed(checkDevices(op, ctx, rows)))
    return failure();
  // The order within a group does not matter to a reduction of everything.
  if (isa<stablehlo::AllReduceOp>(op))
    for (DeviceList &row : rows)
      llvm::sort(row, [&](int64_t a, int64_t b) {
        const ::gspmd::DeviceOrder &order = ctx.mesh.deviceOrder();
        return order.positionOf(a) < order.positionOf(b);
      });
  std::optional<AxisList> axes = ::gspmd::axesOfGroups(ctx.mesh, rows);
  if (!axes)
    return op->emitOpError()
           << "replica_groups are not the groups of axes of mesh "
           << ctx.meshName << " in their order";
  if (failed(checkManual(op, ctx, *axes)))
    return failure();
  return *axes;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static FailureOr<ReductionKind> kindOf(Operation *op, Region &region) {
  if (std::optional<ReductionKind> kind = reducerKind(region))
    return *kind;
  return op->emitOpError("combines by a region that is none of add, mul, max, "
                         "min, and, or, xor");
}

PartitionResult mlir::gspmd::partitionAllReduce(stablehlo::AllReduceOp op,
                                                PartitionContext &ctx) {
  FailureOr<AxisList> axes = groupAxes(op, ctx);
  FailureOr<ReductionKind> kind = kindOf(op, op.getComputation());
  if (failed(axes) || failed(kind))
    return failure();
  LocalOps ops(ctx);
  SmallVector<Value> results;
  for (auto [operand, result] : llvm::zip_equal(ctx.operands, op.getResults()))
    results.push_back(ctx.allReduce(
        ops.convert(operand, getElementTypeOrSelf(result.getType())), *axes,
        *kind));
  return results;
}

PartitionResult
mlir::gspmd::partitionCrossReplicaSum(stablehlo::CrossReplicaSumOp op,
                                      PartitionContext &ctx) {
  if (failed(groupAxes(op, ctx)))
    return failure();
  return SmallVector<Value>{ctx.operands[0]};
}

PartitionResult
mlir::gspmd::partitionReduceScatter(stablehlo::ReduceScatterOp op,
                                    PartitionContext &ctx) {
  FailureOr<AxisList> axes = groupAxes(op, ctx);
  FailureOr<ReductionKind> kind = kindOf(op, op.getComputation());
  if (failed(axes) || failed(kind))
    return failure();
  RankedTensorType type = ctx.localResultType(0);
  Value value = LocalOps(ctx).convert(ctx.operands[0], type.getElementType());
  if (axes->empty())
    return SmallVector<Value>{value};
  return SmallVector<Value>{
      spmd::ReduceScatterOp::create(ctx.builder, op.getLoc(), type, *kind,
                                    value, int64_t(op.getScatterDimension()),
                                    axesAttr(ctx, *axes))
          .getResult()};
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

PartitionResult mlir::gspmd::partitionAllGather(stablehlo::AllGatherOp op,
                                                PartitionContext &ctx) {
  FailureOr<AxisList> axes = groupAxes(op, ctx);
  if (failed(axes))
    return failure();
  SmallVector<Value> results;
  for (Value operand : ctx.operands)
    results.push_back(ctx.allGather(operand, op.getAllGatherDim(), *axes));
  return results;
}

PartitionResult mlir::gspmd::partitionAllToAll(stablehlo::AllToAllOp op,
                                               PartitionContext &ctx) {
  FailureOr<AxisList> axes = groupAxes(op, ctx);
  if (failed(axes))
    return failure();
  int64_t size = ::gspmd::axisListSize(*axes);
  if (size != int64_t(op.getSplitCount()))
    return op->emitOpError() << "splits in " << op.getSplitCount()
                             << " parts for a group of " << size << " devices";
  if (axes->empty())
    return ctx.operands;
  SmallVector<Value> results;
  for (auto [i, operand] : llvm::enumerate(ctx.operands))
    results.push_back(spmd::AllToAllOp::create(
        ctx.builder, op.getLoc(), ctx.localResultType(i), operand,
        op.getSplitDimension(), op.getConcatDimension(), axesAttr(ctx, *axes)));
  return results;
}

static Value zeros(PartitionContext &ctx, Value like) {
  Value zero = ctx.neutralElement(getElementTypeOrSelf(like.getType()),
                                  ReductionKind::Add);
  return LocalOps(ctx).splat(zero, cast<RankedTensorType>(like.getType()));
}

/// `value` sent by `pairs` of indices along `axes`, in the shortest form.
static Value sendPairs(PartitionContext &ctx, Value value,
                       const ::gspmd::AxisPairs &along) {
  int64_t size = ::gspmd::axisListSize(along.axes);
  auto regular = ::gspmd::regularPairs(size, along.pairs);
  if (regular && regular->wraps && !regular->mirrors && !regular->distance)
    return value;
  sharding::AxesAttr axes = axesAttr(ctx, along.axes);
  Location loc = ctx.op->getLoc();
  if (regular)
    return spmd::ShiftOp::create(ctx.builder, loc, value.getType(), value,
                                 regular->distance, regular->wraps,
                                 regular->mirrors, axes);
  SmallVector<int64_t> flat;
  for (auto [source, target] : along.pairs)
    flat.append({source, target});
  return spmd::PermutePairsOp::create(ctx.builder, loc, value.getType(), value,
                                      flat, axes);
}

PartitionResult mlir::gspmd::partitionPermute(stablehlo::CollectivePermuteOp op,
                                              PartitionContext &ctx) {
  SmallVector<DeviceList> rows = stablehlo::getExchangeRows(op);
  Value value = ctx.operands[0];
  if (rows.empty())
    return SmallVector<Value>{zeros(ctx, value)};
  if (stablehlo::getExchangeScope(op) == ExchangeScope::Replicas) {
    if (failed(checkReplicas(op, rows)))
      return failure();
    return SmallVector<Value>{value}; // (0, 0)
  }
  if (failed(checkDevices(op, ctx, rows)))
    return failure();
  SmallVector<std::pair<int64_t, int64_t>> devices;
  for (const DeviceList &row : rows)
    devices.push_back({row[0], row[1]});
  ::gspmd::AxisPairs along =
      ::gspmd::axisPairs(ctx.mesh, devices, manualAxesAround(op, ctx));
  if (failed(checkManual(op, ctx, along.axes)))
    return failure();
  return SmallVector<Value>{sendPairs(ctx, value, along)};
}

/// Everybody but the sender contributes zero bits. (Numbers would not do: the
/// sum of -0 and 0 is 0.)
static Value broadcastBits(PartitionContext &ctx, Value value, Value isSender,
                           ArrayRef<AxisRef> axes) {
  auto type = cast<RankedTensorType>(value.getType());
  Type element = type.getElementType();
  OpBuilder &b = ctx.builder;
  Location loc = ctx.op->getLoc();
  if (auto complex = dyn_cast<ComplexType>(element)) {
    RankedTensorType part = type.clone(complex.getElementType());
    Value real = stablehlo::RealOp::create(b, loc, part, value);
    Value imag = stablehlo::ImagOp::create(b, loc, part, value);
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
  FailureOr<AxisList> axes = groupAxes(op, ctx);
  if (failed(axes))
    return failure();
  if (axes->empty())
    return SmallVector<Value>{ctx.operands[0]};
  LocalOps ops(ctx);
  Value index = ctx.axisIndex(*axes);
  Value isSender = ops.equal(index, ops.scalar(ctx.builder.getI32Type(), 0));
  return SmallVector<Value>{
      broadcastBits(ctx, ctx.operands[0], isSender, *axes)};
}
