//===- Index.cpp - Reads at positions from a tensor of indices ------------===//
//
// An index says a global position. Where the indexed dimension is cut, a device
// subtracts where its part begins and reads what falls into its part; a read
// elsewhere counts as zero, which makes the reads of all devices add up.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/IndexParts.h"
#include "transforms/OpModels/LocalOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/PropagationRules.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct GatherModel : ModelDefaults {
  static FactorMap rule(stablehlo::GatherOp op);
  static std::optional<FactorMap> propagationRule(stablehlo::GatherOp op,
                                                  bool conservative) {
    return propagationRuleOf(op);
  }
  static std::optional<ReductionKind> reductionKind(stablehlo::GatherOp op) {
    return readKind(op.getType().getElementType());
  }
  static PartitionResult partition(stablehlo::GatherOp op,
                                   PartitionContext &ctx);
  /// With one index it is a dynamic_slice.
  static WorkKind workKind(stablehlo::GatherOp op) {
    return countIndices(op.getStartIndices(),
                        op.getDimensionNumbers().getIndexVectorDim()) == 1
               ? WorkKind::Move
               : WorkKind::Opaque;
  }
  static double bytesRead(Operation *op, unsigned operand) {
    Value read = operand == 0 ? op->getResult(0) : op->getOperand(operand);
    return sharding::tensorBytes(read.getType());
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// gather
//===----------------------------------------------------------------------===//

/// Factors by result dimension (batch ones run through the indices, offset ones
/// through the operand), then the operand's indexed dimensions (collapsed, or
/// with a window on part of them), then the dimension that holds index vectors.
FactorMap GatherModel::rule(stablehlo::GatherOp op) {
  FactorMapBuilder builder = ruleBuilder(op);
  auto dims = op.getDimensionNumbers();
  ArrayRef<int64_t> operandShape = shapeOf(op.getOperand());
  SmallVector<unsigned> windowDims =
      dimsNotIn(operandShape.size(), dims.getCollapsedSliceDims(),
                dims.getOperandBatchingDims());
  SmallVector<unsigned> batchDims = dimsNotIn(
      shapeOf(op.getStartIndices()).size(), dims.getIndexVectorDim(), {});
  unsigned nextWindow = 0, nextBatch = 0;
  SmallVector<int64_t> positionDims(dims.getCollapsedSliceDims());
  for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult()))) {
    unsigned dim = d;
    if (llvm::is_contained(dims.getOffsetDims(), int64_t(d))) {
      unsigned from = windowDims[nextWindow++];
      if (operandShape[from] == size)
        builder.addFactor(size, {{0, from}}, {{0, dim}});
      else
        positionDims.push_back(from);
      continue;
    }
    unsigned from = batchDims[nextBatch++];
    SmallVector<Place> operands{{1, from}};
    if (auto batch = counterpart(from, dims.getStartIndicesBatchingDims(),
                                 dims.getOperandBatchingDims()))
      operands.push_back({0, *batch});
    builder.addFactor(size, operands, {{0, dim}});
  }
  for (int64_t d : positionDims) {
    bool isIndexed = llvm::is_contained(dims.getStartIndexMap(), d);
    addDim(builder, operandShape[d], {0}, {}, d,
           isIndexed && operandShape[d] > 1 ? FactorKind::Reduction
                                            : FactorKind::NeedReplication);
  }
  unsigned vectorDim = dims.getIndexVectorDim();
  if (vectorDim < shapeOf(op.getStartIndices()).size())
    addDim(builder, dimOf(op.getStartIndices(), vectorDim), {1}, {}, vectorDim,
           FactorKind::NeedReplication);
  return std::move(builder).build();
}

/// Slices of dimensions that pass through are as large as the local operand.
static SmallVector<int64_t> localSliceSizes(stablehlo::GatherOp op,
                                            PartitionContext &ctx) {
  SmallVector<int64_t> sizes(op.getSliceSizes());
  for (unsigned d = 0; d < sizes.size(); ++d)
    if (sizes[d] == dimOf(op.getOperand(), d))
      sizes[d] = dimOf(ctx.operands[0], d);
  return sizes;
}

/// Makes the positions in cut dimensions relative to this device's part. Sets
/// `isOwn` (null: all are) to which single positions are in the part. Windows
/// may reach beyond it: the operand gets margins that count as read nowhere.
static void localizeReads(stablehlo::GatherOp op, PartitionContext &ctx,
                          LocalOps &ops, Value &isOwn) {
  auto dims = op.getDimensionNumbers();
  IndexParts parts(ops, ctx.operands[1], dims.getIndexVectorDim());
  bool isMoved = false;
  for (auto [component, dim] : llvm::enumerate(dims.getStartIndexMap())) {
    ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(dim);
    int64_t size = dimOf(op.getOperand(), dim), width = op.getSliceSizes()[dim];
    if (axes.empty() || width == size)
      continue;
    isMoved = true;
    int64_t localSize = dimOf(ctx.operands[0], dim);
    parts.clamp(component, size - width);
    parts.subtractOffset(component, axes, localSize);
    if (width == 1) {
      Value inRange = parts.isWithin(component, localSize);
      isOwn = isOwn ? ops.logicalAnd(isOwn, inRange) : inRange;
      continue;
    }
    parts.add(component, width);
    Value absent = absentRead(ops, ctx, op.getType().getElementType());
    ctx.operands[0] =
        ops.padBothSides(ctx.operands[0], absent, dim, width);
  }
  if (isMoved)
    ctx.operands[1] = parts.join();
}

PartitionResult GatherModel::partition(stablehlo::GatherOp op,
                                       PartitionContext &ctx) {
  auto dims = op.getDimensionNumbers();
  LocalOps ops(ctx);
  Builder &b = ctx.builder;
  NamedAttribute sizes = b.getNamedAttr(
      "slice_sizes", b.getDenseI64ArrayAttr(localSliceSizes(op, ctx)));
  Value isOwn;
  localizeReads(op, ctx, ops, isOwn);
  SmallVector<Value> results = sharding::cloneLocally(op, ctx, sizes);
  if (!isOwn)
    return results;
  RankedTensorType type = ctx.localResultType(0);
  SmallVector<int64_t> batchDims;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (!llvm::is_contained(dims.getOffsetDims(), d))
      batchDims.push_back(d);
  Value mask = ops.broadcast(isOwn, type.clone(b.getI1Type()), batchDims);
  Value absent =
      ops.splat(absentRead(ops, ctx, type.getElementType()), type);
  return SmallVector<Value>{ops.select(mask, results.front(), absent)};
}

//===----------------------------------------------------------------------===//
// torch_index_select
//===----------------------------------------------------------------------===//

namespace {

/// result = operand[: dim] + index[batch_dims :] + operand[dim + 1 :]
struct TorchIndexSelectModel : ModelDefaults {
  static FactorMap rule(stablehlo::TorchIndexSelectOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    unsigned dim = op.getDim(), batch = op.getBatchDims();
    unsigned resultDim = 0;
    for (; resultDim < dim; ++resultDim) {
      SmallVector<unsigned> operands{0};
      if (resultDim < batch)
        operands.push_back(1);
      addDim(builder, dimOf(op.getOperand(), resultDim), operands, {0},
             resultDim);
    }
    for (unsigned d = batch; d < shapeOf(op.getIndex()).size(); ++d)
      builder.addFactor(dimOf(op.getIndex(), d), {{1, d}}, {{0, resultDim++}});
    for (unsigned d = dim + 1; d < shapeOf(op.getOperand()).size(); ++d)
      builder.addFactor(dimOf(op.getOperand(), d), {{0, d}},
                        {{0, resultDim++}});
    addDim(builder, dimOf(op.getOperand(), dim), {0}, {}, dim,
           FactorKind::Reduction);
    return std::move(builder).build();
  }
  static std::optional<ReductionKind>
  reductionKind(stablehlo::TorchIndexSelectOp op) {
    return readKind(op.getType().getElementType());
  }
  static PartitionResult partition(stablehlo::TorchIndexSelectOp op,
                                   PartitionContext &ctx);
};

} // namespace

PartitionResult
TorchIndexSelectModel::partition(stablehlo::TorchIndexSelectOp op,
                                 PartitionContext &ctx) {
  int64_t dim = op.getDim(), batch = op.getBatchDims();
  ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(dim);
  if (axes.empty())
    return sharding::cloneLocally(op, ctx);
  LocalOps ops(ctx);
  int64_t indexRank = shapeOf(op.getIndex()).size();
  IndexParts parts(ops, ctx.operands[1], /*vectorDim=*/indexRank);
  parts.clamp(0, dimOf(op.getOperand(), dim) - 1);
  parts.subtractOffset(0, axes, dimOf(ctx.operands[0], dim));
  Value isOwn = parts.isWithin(0, dimOf(ctx.operands[0], dim));
  ctx.operands[1] = parts.join();
  Value read = sharding::cloneLocally(op, ctx).front();
  auto type = cast<RankedTensorType>(read.getType());
  SmallVector<int64_t> indexDims;
  for (int64_t d = 0; d < indexRank; ++d)
    indexDims.push_back(d < batch ? d : dim + d - batch);
  Value mask =
      ops.broadcast(isOwn, type.clone(ctx.builder.getI1Type()), indexDims);
  Value absent = ops.splat(absentRead(ops, ctx, type.getElementType()), type);
  return SmallVector<Value>{ops.select(mask, read, absent)};
}

static void attach(MLIRContext *context, stablehlo::StablehloDialect *) {
  using namespace stablehlo;
  attachModel<GatherModel, GatherOp>(context);
  attachModel<TorchIndexSelectModel, TorchIndexSelectOp>(context);
}

void mlir::gspmd::registerIndexModels(DialectRegistry &registry) {
  registry.addExtension(attach);
}
