//===- Index.cpp - Reads and writes at computed positions -----------------===//
//
// An index says a global position. Where the indexed dimension is cut, a device
// subtracts where its part begins and does what falls into its part:
// a read elsewhere counts as zero, which makes the reads of all devices add up;
// a write elsewhere does nothing.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/IndexParts.h"
#include "transforms/OpModels/LocalOps.h"
#include "transforms/OpModels/OpModels.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Dimensions taken whole pass through. Of others a slice of a moving position
/// is taken, which no cut of the result corresponds to.
struct DynamicSliceModel : ModelDefaults {
  static FactorMap rule(stablehlo::DynamicSliceOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand())))
      addDim(builder, size, {0}, {0}, d,
             op.getSliceSizes()[d] == size ? FactorKind::PassThrough
                                           : FactorKind::Blocked);
    return std::move(builder).build();
  }
  static std::optional<PropagationDirection> direction(Operation *, int level) {
    if (level == 0)
      return PropagationDirection::Forward;
    return std::nullopt;
  }
  static PartitionResult partition(stablehlo::DynamicSliceOp op,
                                   PartitionContext &ctx) {
    Builder &b = ctx.builder;
    ArrayRef<int64_t> sizes = ctx.localResultType(0).getShape();
    return partitionWithAttrs(
        op, ctx,
        b.getNamedAttr("slice_sizes", b.getDenseI64ArrayAttr(sizes)));
  }
};

/// `([i, k], [j, k], [], [])->([i, k]) need_replication={j}`: the operand may
/// be cut where it is updated, the update not.
struct DynamicUpdateSliceModel : ModelDefaults {
  static FactorMap rule(stablehlo::DynamicUpdateSliceOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      int64_t updateSize = dimOf(op.getUpdate(), d);
      if (updateSize == size) {
        addDim(builder, size, {0, 1}, {0}, d);
        continue;
      }
      addDim(builder, size, {0}, {0}, d);
      addDim(builder, updateSize, {1}, {}, d, FactorKind::NeedReplication);
    }
    return std::move(builder).build();
  }
  static std::optional<PropagationDirection> direction(Operation *op,
                                                       int level) {
    return DynamicSliceModel::direction(op, level);
  }
  static PartitionResult partition(stablehlo::DynamicUpdateSliceOp op,
                                   PartitionContext &ctx);
};

struct GatherModel : ModelDefaults {
  static FactorMap rule(stablehlo::GatherOp op);
  static std::optional<ReductionKind> reductionKind(stablehlo::GatherOp op) {
    Type element = op.getType().getElementType();
    return element.isInteger(1) ? ReductionKind::Or : ReductionKind::Add;
  }
  static PartitionResult partition(stablehlo::GatherOp op,
                                   PartitionContext &ctx);
};

} // namespace

//===----------------------------------------------------------------------===//
// dynamic_update_slice
//===----------------------------------------------------------------------===//

/// Writes an update that fits into one position of each cut dimension: a device
/// writes the update where the position is its own, and what is there already
/// where it is not. Only an update's worth of data is touched.
static Value updateOwnPosition(LocalOps &ops, Value local, Value update,
                               ArrayRef<Value> starts,
                               ArrayRef<unsigned> cutDims) {
  SmallVector<Value> clamped(starts);
  Value isOwn;
  for (unsigned d : cutDims) {
    auto type = cast<RankedTensorType>(starts[d].getType());
    Value zero = ops.constant(type, 0);
    Value last = ops.constant(type, dimOf(local, d) - 1);
    Value inRange = ops.logicalAnd(ops.greaterEqual(starts[d], zero),
                                   ops.greaterEqual(last, starts[d]));
    isOwn = isOwn ? ops.logicalAnd(isOwn, inRange) : inRange;
    clamped[d] = ops.minimum(ops.maximum(starts[d], zero), last);
  }
  Value present = ops.dynamicSlice(local, clamped, shapeOf(update));
  return ops.dynamicUpdateSlice(local, ops.select(isOwn, update, present),
                                clamped);
}

/// Writes any update: into the local part with margins as wide as the update, so
/// that what falls beside the part falls into a margin.
static Value updateWithMargins(LocalOps &ops, Value local, Value update,
                               SmallVector<Value> starts,
                               ArrayRef<unsigned> cutDims) {
  Type element = cast<RankedTensorType>(local.getType()).getElementType();
  Value fill = ops.scalar(element, 0);
  Value extended = local;
  for (unsigned d : cutDims) {
    int64_t margin = dimOf(update, d);
    extended = ops.padBothSides(extended, fill, d, margin);
    auto type = cast<RankedTensorType>(starts[d].getType());
    starts[d] = ops.add(starts[d], ops.constant(type, margin));
  }
  // A start outside of the margins is moved to the nearest place by the op's
  // own clamping, which is a margin.
  Value updated = ops.dynamicUpdateSlice(extended, update, starts);
  for (unsigned d : cutDims)
    updated = ops.slice(updated, d, dimOf(update, d), dimOf(local, d));
  return updated;
}

PartitionResult
DynamicUpdateSliceModel::partition(stablehlo::DynamicUpdateSliceOp op,
                                   PartitionContext &ctx) {
  LocalOps ops(ctx);
  SmallVector<unsigned> cutDims;
  SmallVector<Value> starts;
  for (auto [d, start] : llvm::enumerate(op.getStartIndices())) {
    Value local = ctx.operands[2 + d];
    ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(d);
    int64_t size = dimOf(op.getOperand(), d);
    int64_t updateSize = dimOf(op.getUpdate(), d);
    if (!axes.empty() && updateSize != size) {
      cutDims.push_back(d);
      // Clamping is by the global size, so it comes before the offset.
      local = toSignedIndex(ops, local);
      auto type = cast<RankedTensorType>(local.getType());
      local = ops.maximum(local, ops.constant(type, 0));
      local = ops.minimum(local, ops.constant(type, size - updateSize));
      local = ops.subtract(local,
                           ops.offset(axes, dimOf(ctx.operands[0], d),
                                      type.getElementType()));
    }
    starts.push_back(local);
  }
  if (cutDims.empty())
    return sharding::partitionGenerically(op, ctx);
  // All start indices of one op are of one type.
  for (Value &start : starts)
    start = toSignedIndex(ops, start);
  bool isOnePosition = llvm::all_of(
      cutDims, [&](unsigned d) { return dimOf(op.getUpdate(), d) == 1; });
  Value local = ctx.operands[0], update = ctx.operands[1];
  Value result =
      isOnePosition ? updateOwnPosition(ops, local, update, starts, cutDims)
                    : updateWithMargins(ops, local, update, starts, cutDims);
  return SmallVector<Value>{result};
}

//===----------------------------------------------------------------------===//
// gather
//===----------------------------------------------------------------------===//

/// Factors by result dimension (batch ones run through the indices, offset ones
/// through the operand), then the operand's collapsed dimensions, then the
/// dimension that holds index vectors.
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
  for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult()))) {
    unsigned dim = d;
    if (llvm::is_contained(dims.getOffsetDims(), int64_t(d))) {
      unsigned from = windowDims[nextWindow++];
      builder.addFactor(operandShape[from], {{0, from}}, {{0, dim}},
                        operandShape[from] == size ? FactorKind::PassThrough
                                                   : FactorKind::Blocked);
      continue;
    }
    unsigned from = batchDims[nextBatch++];
    SmallVector<Place> operands{{1, from}};
    if (auto batch = counterpart(from, dims.getStartIndicesBatchingDims(),
                                 dims.getOperandBatchingDims()))
      operands.push_back({0, *batch});
    builder.addFactor(size, operands, {{0, dim}});
  }
  for (int64_t d : dims.getCollapsedSliceDims()) {
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

PartitionResult GatherModel::partition(stablehlo::GatherOp op,
                                       PartitionContext &ctx) {
  auto dims = op.getDimensionNumbers();
  LocalOps ops(ctx);
  IndexParts parts(ops, ctx.operands[1], dims.getIndexVectorDim());
  Value isOwn;
  for (auto [component, dim] : llvm::enumerate(dims.getStartIndexMap())) {
    ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(dim);
    if (axes.empty() ||
        !llvm::is_contained(dims.getCollapsedSliceDims(), dim))
      continue;
    int64_t localSize = dimOf(ctx.operands[0], dim);
    parts.clamp(component, dimOf(op.getOperand(), dim) - 1);
    parts.subtractOffset(component, axes, localSize);
    Value inRange = parts.isWithin(component, localSize);
    isOwn = isOwn ? ops.logicalAnd(isOwn, inRange) : inRange;
  }
  if (isOwn)
    ctx.operands[1] = parts.join();
  Builder &b = ctx.builder;
  PartitionResult results = partitionWithAttrs(
      op, ctx,
      b.getNamedAttr("slice_sizes",
                     b.getDenseI64ArrayAttr(localSliceSizes(op, ctx))));
  if (failed(results) || !isOwn)
    return results;
  RankedTensorType type = ctx.localResultType(0);
  SmallVector<int64_t> batchDims;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (!llvm::is_contained(dims.getOffsetDims(), d))
      batchDims.push_back(d);
  Value mask = ops.broadcast(isOwn, type.clone(b.getI1Type()), batchDims);
  Value zero = ops.splat(
      ctx.neutralElement(type.getElementType(), *reductionKind(op)), type);
  return SmallVector<Value>{ops.select(mask, results->front(), zero)};
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
           FactorKind::NeedReplication);
    return std::move(builder).build();
  }
};

} // namespace

static void attach(MLIRContext *context, stablehlo::StablehloDialect *) {
  using namespace stablehlo;
  attachModel<DynamicSliceModel, DynamicSliceOp>(context);
  attachModel<DynamicUpdateSliceModel, DynamicUpdateSliceOp>(context);
  attachModel<GatherModel, GatherOp>(context);
  attachModel<TorchIndexSelectModel, TorchIndexSelectOp>(context);
}

void mlir::gspmd::registerIndexModels(DialectRegistry &registry) {
  registry.addExtension(attach);
}
