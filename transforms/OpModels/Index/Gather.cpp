//===- Gather.cpp - Models of gathers -------------------------------------===//
//
// Indices are global. If the indexed dimension is sharded, a device
// subtracts the offset of its shard and reads the indices within its shard; a
// read elsewhere yields zero, so that the reads of all devices add up.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Index/IndexComponents.h"
#include "transforms/OpModels/Index/IndexRule.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct GatherModel : ModelDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op, 0, 1);
  }
  static FactorRule rule(stablehlo::GatherOp op) {
    auto numbers = op.getDimensionNumbers();
    IndexedOp dims;
    dims.operand = {shapeOf(op.getOperand()), {0}, {}};
    dims.indices = {shapeOf(op.getStartIndices()), {1}, {}};
    dims.slices = {shapeOf(op.getResult()), {}, {0}};
    dims.vectorDim = numbers.getIndexVectorDim();
    dims.windowDims = numbers.getOffsetDims();
    dims.collapsed = numbers.getCollapsedSliceDims();
    dims.batching = numbers.getOperandBatchingDims();
    dims.indexed = numbers.getStartIndexMap();
    dims.indexBatching = numbers.getStartIndicesBatchingDims();
    dims.isScatter = false;
    return indexedRule(op, dims);
  }
  static std::optional<ReductionKind> reductionKind(stablehlo::GatherOp op) {
    return selectionReductionKind(op.getType().getElementType());
  }
  static PartitionResult partition(stablehlo::GatherOp op,
                                   PartitionContext &ctx);
  /// With one index vector it is a dynamic_slice.
  static WorkKind workKind(stablehlo::GatherOp op) {
    return countIndexVectors(op.getStartIndices(),
                             op.getDimensionNumbers().getIndexVectorDim()) == 1
               ? WorkKind::Move
               : WorkKind::Opaque;
  }
  static double bytesRead(stablehlo::GatherOp op, unsigned operand) {
    if (operand != 0)
      return sharding::tensorBytes(op->getOperand(operand).getType());
    double row = readsSeparateRows(op) ? bytesOfRow(op) : 0;
    return stridedTrafficBytes(op.getType(), row);
  }
  /// Returns true if several slices are read, each from its own index.
  static bool readsSeparateRows(stablehlo::GatherOp op) {
    return workKind(op) == WorkKind::Opaque;
  }
  /// Returns the size of the contiguous runs of a slice: up to the innermost
  /// dimension that it does not cover completely.
  static double bytesOfRow(stablehlo::GatherOp op) {
    double row = sharding::elementBytes(op.getType());
    for (unsigned d = op.getSliceSizes().size(); d-- > 0;) {
      row *= op.getSliceSizes()[d];
      if (op.getSliceSizes()[d] != dimOf(op.getOperand(), d))
        break;
    }
    return row;
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// gather
//===----------------------------------------------------------------------===//

/// Slice sizes of dimensions that pass through are those of the local operand.
static SmallVector<int64_t> localSliceSizes(stablehlo::GatherOp op,
                                            PartitionContext &ctx) {
  SmallVector<int64_t> sizes(op.getSliceSizes());
  for (unsigned d = 0; d < sizes.size(); ++d)
    if (sizes[d] == dimOf(op.getOperand(), d))
      sizes[d] = dimOf(ctx.operands[0], d);
  return sizes;
}

/// Subtracts the offset of this device's shard from the indices in sharded
/// dimensions. Sets `isOwn` to which single indices are in the shard (null:
/// all are). Windows may extend out of the shard: the operand gets margins that
/// are read as neutral elements.
static void localizeReads(stablehlo::GatherOp op, PartitionContext &ctx,
                          LocalOps &ops, Value &isOwn) {
  auto dims = op.getDimensionNumbers();
  IndexComponents components(ops, ctx.operands[1], dims.getIndexVectorDim());
  bool isMoved = false;
  for (auto [component, dim] : llvm::enumerate(dims.getStartIndexMap())) {
    ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(dim);
    int64_t size = dimOf(op.getOperand(), dim), width = op.getSliceSizes()[dim];
    if (axes.empty() || width == size)
      continue;
    isMoved = true;
    int64_t localSize = dimOf(ctx.operands[0], dim);
    components.clamp(component, size - width);
    components.subtractOffset(component, axes, localSize);
    if (width == 1) {
      Value inRange = components.isWithin(component, localSize);
      isOwn = isOwn ? ops.logicalAnd(isOwn, inRange) : inRange;
      continue;
    }
    components.add(component, width);
    Value absent = ctx.selectionNeutralElement(op.getType().getElementType());
    ctx.operands[0] = ops.pad(ctx.operands[0], absent, dim, width, width);
  }
  if (isMoved)
    ctx.operands[1] = components.join();
}

PartitionResult GatherModel::partition(stablehlo::GatherOp op,
                                       PartitionContext &ctx) {
  auto dims = op.getDimensionNumbers();
  LocalOps ops(ctx);
  Builder &b = ctx.builder;
  SmallVector<NamedAttribute> attributes = {b.getNamedAttr(
      "slice_sizes", b.getDenseI64ArrayAttr(localSliceSizes(op, ctx)))};
  Value isOwn, global = ctx.operands[1];
  localizeReads(op, ctx, ops, isOwn);
  // Vectors whose first components become equal need not be sorted by the
  // others.
  if (ctx.operands[1] != global && dims.getStartIndexMap().size() > 1)
    attributes.push_back(
        b.getNamedAttr(op.getIndicesAreSortedAttrName(), b.getBoolAttr(false)));
  SmallVector<Value> results = sharding::cloneLocally(ctx, attributes);
  if (!isOwn)
    return results;
  RankedTensorType type = ctx.localResultType(0);
  SmallVector<int64_t> batchDims;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (!llvm::is_contained(dims.getOffsetDims(), d))
      batchDims.push_back(d);
  Value mask = ops.broadcast(isOwn, type.clone(b.getI1Type()), batchDims);
  Value absent =
      ops.splat(ctx.selectionNeutralElement(type.getElementType()), type);
  return SmallVector<Value>{ops.select(mask, results.front(), absent)};
}

//===----------------------------------------------------------------------===//
// torch_index_select
//===----------------------------------------------------------------------===//

namespace {

/// The result's dimensions are operand[: dim] + index[batch_dims :] +
/// operand[dim + 1 :].
struct TorchIndexSelectModel : ModelDefaults {
  static FactorRule rule(stablehlo::TorchIndexSelectOp op) {
    FactorRule rule = emptyRule(op);
    unsigned dim = op.getDim(), batch = op.getBatchDims();
    unsigned resultDim = 0;
    for (; resultDim < dim; ++resultDim) {
      SmallVector<unsigned> operands{0};
      if (resultDim < batch)
        operands.push_back(1);
      addDim(rule, dimOf(op.getOperand(), resultDim), operands, {0}, resultDim);
    }
    for (unsigned d = batch; d < shapeOf(op.getIndex()).size(); ++d)
      rule.addFactor(dimOf(op.getIndex(), d), {{1, d}}, {{0, resultDim++}});
    for (unsigned d = dim + 1; d < shapeOf(op.getOperand()).size(); ++d)
      rule.addFactor(dimOf(op.getOperand(), d), {{0, d}}, {{0, resultDim++}});
    addDim(rule, dimOf(op.getOperand(), dim), {0}, {}, dim,
           FactorKind::Reduction);
    return rule;
  }
  static std::optional<ReductionKind>
  reductionKind(stablehlo::TorchIndexSelectOp op) {
    return selectionReductionKind(op.getType().getElementType());
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
    return sharding::cloneLocally(ctx);
  LocalOps ops(ctx);
  int64_t indexRank = shapeOf(op.getIndex()).size();
  IndexComponents components(ops, ctx.operands[1], /*vectorDim=*/indexRank);
  components.clamp(0, dimOf(op.getOperand(), dim) - 1);
  components.subtractOffset(0, axes, dimOf(ctx.operands[0], dim));
  Value isOwn = components.isWithin(0, dimOf(ctx.operands[0], dim));
  ctx.operands[1] = components.join();
  Value read = sharding::cloneLocally(ctx).front();
  auto type = cast<RankedTensorType>(read.getType());
  SmallVector<int64_t> indexDims;
  for (int64_t d = 0; d < indexRank; ++d)
    indexDims.push_back(d < batch ? d : dim + d - batch);
  Value mask =
      ops.broadcast(isOwn, type.clone(ctx.builder.getI1Type()), indexDims);
  Value absent =
      ops.splat(ctx.selectionNeutralElement(type.getElementType()), type);
  return SmallVector<Value>{ops.select(mask, read, absent)};
}

void mlir::gspmd::registerGatherModels(DialectRegistry &registry) {
  registerModel<GatherModel, stablehlo::GatherOp>(registry);
  registerModel<TorchIndexSelectModel, stablehlo::TorchIndexSelectOp>(registry);
}
