//===- Collective.cpp - Models of user-written collectives ----------------===//
//
// These collectives are in manual computations, whose free axes may still shard
// their tensors. Sharding a tensor does not change the devices in a group, nor
// what the op does index by index; dimensions that are gathered or
// scattered are unsharded.
//
// They name devices by id; the partitioned form names axes of the mesh, or
// pairs of devices if no axes form the groups (IrregularGroups.h). A program
// has one replica here, so a collective over replicas has groups of one.
//
//===----------------------------------------------------------------------===//

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Collective/CollectiveGroups.h"
#include "transforms/OpModels/Collective/CollectiveUtils.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/Reducers.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::ProcessGrouping;

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

/// Returns the operands from `first` on whose dimension `dim` corresponds to
/// that of operand `first`: it has the same size and the tensors have the same
/// rank.
static SmallVector<unsigned> corresponding(Operation *op, unsigned first,
                                           unsigned dim) {
  ArrayRef<int64_t> shape = shapeOf(op->getOperand(first));
  SmallVector<unsigned> operands;
  for (unsigned t = first; t < op->getNumOperands(); ++t) {
    ArrayRef<int64_t> other = shapeOf(op->getOperand(t));
    if (other.size() == shape.size() && other[dim] == shape[dim])
      operands.push_back(t);
  }
  return operands;
}

/// Adds a factor for dimension `dim` of operand `t` and of its result, which
/// the op does not change. Shardings propagate between the corresponding
/// dimensions of all operands, which are sharded independently because the op
/// treats its operands independently.
static void addKept(FactorRule &rule, Operation *op, unsigned t, unsigned dim,
                    SmallVector<llvm::SmallBitVector> &isRelated) {
  int64_t size = dimOf(op->getOperand(t), dim);
  SmallVector<unsigned> related = corresponding(op, t, dim);
  if (!isRelated[t].test(dim) && related.size() == 1)
    return addDim(rule, size, {t}, {t}, dim);
  if (!isRelated[t].test(dim))
    addDim(rule, size, related, related, dim,
           propagationOnly(FactorKind::PassThrough));
  for (unsigned other : related)
    isRelated[other].set(dim);
  addDim(rule, size, {t}, {t}, dim, partitionOnly(FactorKind::PassThrough));
}

/// Operand i corresponds to result i; the dimensions in `moved` have separate
/// factors in operand and result.
static FactorRule exchangeRule(Operation *op, ArrayRef<int64_t> moved) {
  FactorRule rule = emptyRule(op);
  SmallVector<int64_t> dims(moved);
  llvm::sort(dims);
  dims.erase(llvm::unique(dims), dims.end());
  SmallVector<llvm::SmallBitVector> isRelated;
  for (Value operand : op->getOperands())
    isRelated.emplace_back(shapeOf(operand).size());
  for (unsigned t = 0; t < op->getNumOperands(); ++t) {
    for (unsigned d = 0; d < shapeOf(op->getOperand(t)).size(); ++d)
      if (!llvm::is_contained(dims, int64_t(d)))
        addKept(rule, op, t, d, isRelated);
    for (int64_t d : dims) {
      addDim(rule, dimOf(op->getOperand(t), d), {t}, {}, d,
             FactorKind::NeedReplication);
      addDim(rule, dimOf(op->getResult(t), d), {}, {t}, d,
             FactorKind::NeedReplication);
    }
  }
  return rule;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static FailureOr<ReductionKind> kindOf(Operation *op, Region &region) {
  if (std::optional<ReductionKind> kind = reducerKind(region))
    return *kind;
  return op->emitOpError(
      "has an unsupported reduction region; expected one of add, mul, "
      "max, min, and, or, xor");
}

static PartitionResult partitionAllReduce(stablehlo::AllReduceOp op,
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

static PartitionResult partitionCrossReplicaSum(stablehlo::CrossReplicaSumOp op,
                                                PartitionContext &ctx) {
  if (failed(collectiveGroupsOf(op, ctx)))
    return failure();
  return SmallVector<Value>{ctx.operands[0]};
}

/// Slices `dim` of `value` evenly and returns the chunk at this device's
/// index in its group.
static Value ownChunk(PartitionContext &ctx, IrregularGroups &members,
                      Value value, int64_t dim) {
  LocalOps ops(ctx);
  int64_t size = stablehlo::typeOf(value).getDimSize(dim) / members.size();
  Value start = ops.multiply(members.position(),
                             ops.scalar(ctx.builder.getI32Type(), size));
  return ops.dynamicSlice(value, dim, start, size);
}

static PartitionResult partitionReduceScatter(stablehlo::ReduceScatterOp op,
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

static PartitionResult partitionAllGather(stablehlo::AllGatherOp op,
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

static PartitionResult partitionAllToAll(stablehlo::AllToAllOp op,
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

/// Partitions a collective that sends its operand: `send` implements it for the
/// rows of its process groups, which list devices. A device that receives
/// nothing has zeros.
static PartitionResult
partitionSend(Operation *op, PartitionContext &ctx, ArrayRef<DeviceList> rows,
              ProcessGrouping grouping,
              function_ref<FailureOr<Value>(Value)> send) {
  Value value = ctx.operands[0];
  if (rows.empty())
    return SmallVector<Value>{zeros(ctx, value)};
  if (grouping == ProcessGrouping::CrossReplica) {
    if (failed(checkReplicas(op, rows)))
      return failure();
    return SmallVector<Value>{value}; // the only replica sends to itself
  }
  if (failed(checkDevices(op, ctx, rows)))
    return failure();
  FailureOr<Value> sent = send(value);
  if (failed(sent))
    return failure();
  return SmallVector<Value>{*sent};
}

static PartitionResult partitionPermute(stablehlo::CollectivePermuteOp op,
                                        PartitionContext &ctx) {
  SmallVector<DeviceList> rows = stablehlo::getProcessGroups(op);
  return partitionSend(op, ctx, rows, stablehlo::getProcessGrouping(op),
                       [&](Value value) {
                         SmallVector<std::pair<int64_t, int64_t>> devices;
                         for (const DeviceList &row : rows)
                           devices.push_back({row[0], row[1]});
                         return sendPairs(ctx, value, devices);
                       });
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

/// Returns true if each of `numDevices` devices is in a row. Precondition: no
/// device is listed twice.
static bool containEachDevice(ArrayRef<DeviceList> rows, int64_t numDevices) {
  int64_t count = 0;
  for (const DeviceList &row : rows)
    count += static_cast<int64_t>(row.size());
  return count == numDevices;
}

/// Sends `value` from the first device of each of `rows` to the others.
static FailureOr<Value> sendFromFirst(stablehlo::CollectiveBroadcastOp op,
                                      PartitionContext &ctx, Value value,
                                      ArrayRef<DeviceList> rows) {
  std::optional<AxisList> axes;
  if (containEachDevice(rows, ctx.mesh.numDevices()))
    axes = axesOfReplicaGroups(ctx.mesh, rows);
  if (!axes)
    return broadcastFromFirst(ctx, value, rows);
  if (failed(checkManual(op, ctx, *axes)))
    return failure();
  if (axes->empty())
    return value;
  LocalOps ops(ctx);
  Value index = ctx.axisIndex(*axes);
  Value isSender = ops.equal(index, ops.scalar(ctx.builder.getI32Type(), 0));
  return broadcastBits(ctx, value, isSender, *axes);
}

static PartitionResult partitionBroadcast(stablehlo::CollectiveBroadcastOp op,
                                          PartitionContext &ctx) {
  SmallVector<DeviceList> rows = stablehlo::getProcessGroups(op);
  return partitionSend(
      op, ctx, rows, stablehlo::getProcessGrouping(op),
      [&](Value value) { return sendFromFirst(op, ctx, value, rows); });
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

namespace {

/// The model of the collective `Op`, which is partitioned by `partitionOp`;
/// `moved` returns the dimensions that are gathered or scattered.
template <typename Op, PartitionResult (*partitionOp)(Op, PartitionContext &),
          auto... moved>
struct ExchangeModel : ModelDefaults {
  static FactorRule rule(Op op) {
    return exchangeRule(op, SmallVector<int64_t>{int64_t((op.*moved)())...});
  }
  static PartitionResult partition(Op op, PartitionContext &ctx) {
    return partitionOp(op, ctx);
  }
};

struct AllReduceModel
    : ExchangeModel<stablehlo::AllReduceOp, partitionAllReduce> {
  static double flops(stablehlo::AllReduceOp op) {
    double sum = 0;
    for (Value result : op->getResults())
      sum += elementsOf(result);
    return sum;
  }
};
using CrossReplicaSumModel =
    ExchangeModel<stablehlo::CrossReplicaSumOp, partitionCrossReplicaSum>;
using PermuteModel =
    ExchangeModel<stablehlo::CollectivePermuteOp, partitionPermute>;
using BroadcastModel =
    ExchangeModel<stablehlo::CollectiveBroadcastOp, partitionBroadcast>;
using AllGatherModel = ExchangeModel<stablehlo::AllGatherOp, partitionAllGather,
                                     &stablehlo::AllGatherOp::getAllGatherDim>;
using ReduceScatterModel =
    ExchangeModel<stablehlo::ReduceScatterOp, partitionReduceScatter,
                  &stablehlo::ReduceScatterOp::getScatterDimension>;
using AllToAllModel = ExchangeModel<stablehlo::AllToAllOp, partitionAllToAll,
                                    &stablehlo::AllToAllOp::getSplitDimension,
                                    &stablehlo::AllToAllOp::getConcatDimension>;

/// Process ids: scalars that differ between devices.
struct ProcessIdModel : ModelDefaults {
  static FactorRule rule(Operation *op) { return emptyRule(op); }
};

struct PartitionIdModel : ProcessIdModel {
  static PartitionResult partition(stablehlo::PartitionIdOp op,
                                   PartitionContext &ctx) {
    auto type = RankedTensorType::get({}, ctx.builder.getI32Type());
    Value id = spmd::PartitionIdOp::create(ctx.builder, op.getLoc(), type);
    return SmallVector<Value>{
        LocalOps(ctx).convert(id, ctx.localResultType(0).getElementType())};
  }
};

/// A program has one replica here.
struct ReplicaIdModel : ProcessIdModel {
  static PartitionResult partition(stablehlo::ReplicaIdOp,
                                   PartitionContext &ctx) {
    return SmallVector<Value>{
        LocalOps(ctx).constant(ctx.localResultType(0), 0)};
  }
};

/// XLA for CPUs sends one slice of the operand to each device. If the operand
/// is a concatenation, it slices the concatenated tensors, whose layouts may
/// differ, which its verifier rejects.
struct AllToAllForXla {
  static LogicalResult write(stablehlo::AllToAllOp op, RewriterBase &rewriter) {
    for (OpOperand &operand : op->getOpOperands())
      if (Operation *source = operand.get().getDefiningOp();
          source && source->hasTrait<stablehlo::JoinsOperands>())
        operand.set(stablehlo::createOptimizationBarrier(rewriter, op.getLoc(),
                                                         operand.get()));
    return success();
  }
};

} // namespace

void mlir::gspmd::registerCollectiveModels(DialectRegistry &registry) {
  registerModel<BroadcastModel, stablehlo::CollectiveBroadcastOp>(registry);
  registerModel<PermuteModel, stablehlo::CollectivePermuteOp>(registry);
  registerModel<CrossReplicaSumModel, stablehlo::CrossReplicaSumOp>(registry);
  registerModel<PartitionIdModel, stablehlo::PartitionIdOp>(registry);
  registerModel<ReplicaIdModel, stablehlo::ReplicaIdOp>(registry);
  registerModel<AllReduceModel, stablehlo::AllReduceOp>(registry);
  registerModel<AllGatherModel, stablehlo::AllGatherOp>(registry);
  registerModel<ReduceScatterModel, stablehlo::ReduceScatterOp>(registry);
  registerModel<AllToAllModel, stablehlo::AllToAllOp>(registry);
  registerXlaForm<AllToAllForXla, stablehlo::AllToAllOp>(registry);
}
