//===- Collective.cpp - Collectives written by the user -------------------===//
//
// They stand in manual computations, whose free axes may still cut them. The
// devices that a group names stay the same when a tensor is cut, and so does
// what they do position by position; dimensions that are gathered or scattered
// stay whole.
//
//===----------------------------------------------------------------------===//

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Collective/CollectivePartition.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::gspmd;

/// The operands from `first` on whose dimension `dim` corresponds to that of
/// operand `first`: of tensors of one rank it is of one size.
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

/// Dimension `dim` of operand `t` and of its result stay as they are. Shardings
/// move between the corresponding dimensions of all operands, which are cut
/// each for itself: what happens to one does not depend on the others.
static void addKept(FactorRule &rule, Operation *op, unsigned t, unsigned dim,
                    SmallVector<llvm::SmallBitVector> &isRelated) {
  int64_t size = dimOf(op->getOperand(t), dim);
  SmallVector<unsigned> related = corresponding(op, t, dim);
  if (!isRelated[t].test(dim) && related.size() == 1)
    return addDim(rule, size, {t}, {t}, dim);
  if (!isRelated[t].test(dim))
    addDim(rule, size, related, related, dim,
           ::gspmd::onlyMoves(FactorKind::PassThrough));
  for (unsigned other : related)
    isRelated[other].set(dim);
  addDim(rule, size, {t}, {t}, dim, ::gspmd::onlyCut(FactorKind::PassThrough));
}

/// Operand i is result i; the dimensions in `moved` have factors of their own
/// on either side.
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
      addDim(rule, dimOf(op->getOperand(t), d), {t}, {}, d, FactorKind::Whole);
      addDim(rule, dimOf(op->getResult(t), d), {}, {t}, d, FactorKind::Whole);
    }
  }
  return rule;
}

namespace {

struct ExchangeModel : ModelDefaults {
  static FactorRule rule(Operation *op) { return exchangeRule(op, {}); }
};

struct AllReduceModel : ExchangeModel {
  static double flops(stablehlo::AllReduceOp op) {
    double sum = 0;
    for (Value result : op->getResults())
      sum += elementsOf(result);
    return sum;
  }
  static PartitionResult partition(stablehlo::AllReduceOp op,
                                   PartitionContext &ctx) {
    return partitionAllReduce(op, ctx);
  }
};

struct CrossReplicaSumModel : ExchangeModel {
  static PartitionResult partition(stablehlo::CrossReplicaSumOp op,
                                   PartitionContext &ctx) {
    return partitionCrossReplicaSum(op, ctx);
  }
};

struct PermuteModel : ExchangeModel {
  static PartitionResult partition(stablehlo::CollectivePermuteOp op,
                                   PartitionContext &ctx) {
    return partitionPermute(op, ctx);
  }
};

struct BroadcastModel : ExchangeModel {
  static PartitionResult partition(stablehlo::CollectiveBroadcastOp op,
                                   PartitionContext &ctx) {
    return partitionBroadcast(op, ctx);
  }
};

struct AllGatherModel : ModelDefaults {
  static FactorRule rule(stablehlo::AllGatherOp op) {
    return exchangeRule(op, int64_t(op.getAllGatherDim()));
  }
  static PartitionResult partition(stablehlo::AllGatherOp op,
                                   PartitionContext &ctx) {
    return partitionAllGather(op, ctx);
  }
};

struct ReduceScatterModel : ModelDefaults {
  static FactorRule rule(stablehlo::ReduceScatterOp op) {
    return exchangeRule(op, int64_t(op.getScatterDimension()));
  }
  static PartitionResult partition(stablehlo::ReduceScatterOp op,
                                   PartitionContext &ctx) {
    return partitionReduceScatter(op, ctx);
  }
};

struct AllToAllModel : ModelDefaults {
  static FactorRule rule(stablehlo::AllToAllOp op) {
    return exchangeRule(op, {int64_t(op.getSplitDimension()),
                             int64_t(op.getConcatDimension())});
  }
  static PartitionResult partition(stablehlo::AllToAllOp op,
                                   PartitionContext &ctx) {
    return partitionAllToAll(op, ctx);
  }
};

/// The numbers of a process: scalars that differ between devices.
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
}
