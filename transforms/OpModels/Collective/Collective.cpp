//===- Collective.cpp - Models of user-written collectives ----------------===//
//
// These collectives are in manual computations, whose free axes may still shard
// their tensors. Sharding a tensor does not change the devices in a group, nor
// what the op does position by position; dimensions that are gathered or
// scattered are unsharded.
//
//===----------------------------------------------------------------------===//

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Collective/CollectivePartition.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::gspmd;

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
      if (operand.get().getDefiningOp<stablehlo::PadOp>() ||
          operand.get().getDefiningOp<stablehlo::ConcatenateOp>())
        operand.set(stablehlo::OptimizationBarrierOp::create(
                        rewriter, op.getLoc(),
                        TypeRange(operand.get().getType()),
                        ValueRange(operand.get()))
                        ->getResult(0));
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
