//===- Scatter.cpp - Model of scatter -------------------------------------===//
//
// `([l, k], [i, m], [i, k])->([l, k]) reduction={i} need_replication={m}`:
//   i  parallel updates: each device applies its own to its copy of the
//      operand; the copies are combined, so only one may hold the operand
//   k  a window dimension of the operand's full size: passes through
//   l  an indexed dimension: a device applies the updates within its shard (the
//      others are out of bounds, which has no effect; bounds are checked
//      element by element, so windows may overlap several shards)
//   m  holds index vectors
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Index/IndexComponents.h"
#include "transforms/OpModels/Index/IndexRule.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct ScatterModel : ModelDefaults {
  /// Inputs and updates together, if the updates replace or if they are
  /// combined by the reduction kind of the partial results.
  static LinearOperands linearOperands(stablehlo::ScatterOp op,
                                       ReductionKind kind) {
    Region &body = op.getUpdateComputation();
    if (reducerKind(body) != kind && !returnsSecondArguments(body))
      return {};
    LinearOperands all = movedOperands(op);
    all.front().reset(op.getInputs().size());
    return all;
  }
  static FactorRule rule(stablehlo::ScatterOp op);
  static std::optional<ReductionKind> reductionKind(stablehlo::ScatterOp op) {
    return reducerKind(op.getUpdateComputation());
  }
  static bool canShard(stablehlo::ScatterOp op, const FactorMap &map,
                       unsigned factor, bool uneven);
  static PartitionResult partition(stablehlo::ScatterOp op,
                                   PartitionContext &ctx);
  /// Counts one evaluation of the body for each update.
  static double flops(stablehlo::ScatterOp op) {
    return elementsOf(op.getUpdates().front()) *
           bodyFlops(op.getUpdateComputation());
  }
  /// With one index vector it is a dynamic_update_slice.
  static WorkKind workKind(stablehlo::ScatterOp op) {
    return op.getInputs().size() == 1 &&
                   countIndexVectors(
                       op.getScatterIndices(),
                       op.getScatterDimensionNumbers().getIndexVectorDim()) == 1
               ? WorkKind::Update
               : WorkKind::Opaque;
  }
  /// Operands are the inputs, the indices, the updates. Of an input, the
  /// elements that the updates are combined with are read.
  static double bytesRead(stablehlo::ScatterOp op, unsigned operand) {
    if (operand < op.getInputs().size())
      return bytesWritten(op, operand);
    return sharding::tensorBytes(op->getOperand(operand).getType());
  }
  static double bytesWritten(stablehlo::ScatterOp op, unsigned result) {
    double row = workKind(op) == WorkKind::Opaque ? bytesOfRow(op) : 0;
    return stridedTrafficBytes(op.getUpdates()[result].getType(), row);
  }
  /// Returns the size of the contiguous runs of an update in the input.
  static double bytesOfRow(stablehlo::ScatterOp op) {
    auto numbers = op.getScatterDimensionNumbers();
    Value input = op.getInputs().front(), update = op.getUpdates().front();
    ArrayRef<int64_t> windows = numbers.getUpdateWindowDims();
    double row = sharding::elementBytes(input.getType());
    for (int64_t d = shapeOf(input).size(), w = windows.size(); d-- > 0;) {
      bool isOne = llvm::is_contained(numbers.getInsertedWindowDims(), d) ||
                   llvm::is_contained(numbers.getInputBatchingDims(), d);
      int64_t size = isOne ? 1 : dimOf(update, windows[--w]);
      row *= size;
      if (size != dimOf(input, d))
        break;
    }
    return row;
  }
  static std::optional<unsigned> inPlaceOperand(Operation *, unsigned result) {
    return result;
  }
};

/// Returns true if indices address the operand's dimension `dim`.
bool isIndexed(stablehlo::ScatterOp op, int64_t dim) {
  return llvm::is_contained(
      op.getScatterDimensionNumbers().getScatterDimsToOperandDims(), dim);
}

} // namespace

/// Operands are the inputs, the indices, the updates.
FactorRule ScatterModel::rule(stablehlo::ScatterOp op) {
  auto numbers = op.getScatterDimensionNumbers();
  unsigned n = op.getInputs().size();
  auto inputs = llvm::to_vector(llvm::seq(n));
  IndexedOp dims;
  dims.operand = {shapeOf(op.getInputs().front()), inputs, inputs};
  dims.indices = {shapeOf(op.getScatterIndices()), {n}, {}};
  dims.slices = {shapeOf(op.getUpdates().front()),
                 llvm::to_vector(llvm::seq(n + 1, 2 * n + 1)),
                 {}};
  dims.vectorDim = numbers.getIndexVectorDim();
  dims.windowDims = numbers.getUpdateWindowDims();
  dims.collapsed = numbers.getInsertedWindowDims();
  dims.batching = numbers.getInputBatchingDims();
  dims.indexed = numbers.getScatterDimsToOperandDims();
  dims.indexBatching = numbers.getScatterIndicesBatchingDims();
  dims.isScatter = true;
  dims.parallel =
      reductionKind(op) ? FactorKind::Reduction : FactorKind::NeedReplication;
  return indexedRule(op, dims);
}

/// A window smaller than a dimension that is not indexed is at index 0,
/// which only the first devices have.
bool ScatterModel::canShard(stablehlo::ScatterOp op, const FactorMap &map,
                            unsigned factor, bool uneven) {
  if (auto position = map.findFactor(/*tensor=*/0, factor)) {
    unsigned indices = op.getInputs().size();
    bool passesThrough = map.tensorHasFactor(indices, factor) ||
                         map.tensorHasFactor(indices + 1, factor);
    if (!passesThrough && !isIndexed(op, position->first))
      return false;
  }
  // Updates in the padding are dropped by an out-of-bounds index, so an indexed
  // dimension must exist.
  if (uneven && map.factor(factor).partitionKind == FactorKind::Reduction &&
      op.getScatterDimensionNumbers().getScatterDimsToOperandDims().empty())
    return false;
  return sharding::canShardFactorGenerically(op, map, factor, uneven);
}

/// Subtracts the offset of this device's shard from the indices in sharded
/// dimensions.
static void localizeWrites(stablehlo::ScatterOp op, PartitionContext &ctx,
                           LocalOps &ops) {
  auto dims = op.getScatterDimensionNumbers();
  Value &indices = ctx.operands[op.getInputs().size()];
  IndexComponents components(ops, indices, dims.getIndexVectorDim());
  bool isMoved = false;
  for (auto [component, dim] :
       llvm::enumerate(dims.getScatterDimsToOperandDims())) {
    ArrayRef<AxisRef> axes = ctx.operandShardings[0].axesOf(dim);
    if (axes.empty())
      continue;
    components.subtractOffset(component, axes, dimOf(ctx.operands[0], dim));
    isMoved = true;
  }
  if (isMoved)
    indices = components.join();
}

/// An index that is out of bounds for every tensor, and fits in 32 bits.
static constexpr int64_t kFarOutside = -(int64_t(1) << 30);

/// If parallel updates do not divide evenly, those in the padding must have no
/// effect: their indices are moved so far out of bounds that no window overlaps
/// the operand. Returns true if there are such indices, which are neither
/// sorted nor unique.
static bool dropPaddedUpdates(stablehlo::ScatterOp op, PartitionContext &ctx,
                              LocalOps &ops, const FactorMap &map) {
  bool isMasked = false;
  unsigned t = op.getInputs().size();
  auto type = cast<RankedTensorType>(op.getScatterIndices().getType());
  for (unsigned d = 0; d < type.getRank(); ++d) {
    bool isParallel = llvm::any_of(map.operands()[t][d], [&](unsigned f) {
      return map.factor(f).partitionKind == FactorKind::Reduction;
    });
    if (!isParallel ||
        type.getDimSize(d) % ctx.operandShardings[t].numShards(d) == 0)
      continue;
    Value indices = toSignedIndex(ops, ctx.operands[t]);
    Type element = cast<RankedTensorType>(indices.getType()).getElementType();
    ctx.operands[t] =
        ctx.maskPadding(indices, type.getShape(), ctx.operandShardings[t], d,
                        ops.scalar(element, kFarOutside));
    isMasked = true;
  }
  return isMasked;
}

/// Returns the sizes that the local operands need for the windows to fit.
static SmallVector<int64_t> sizesForWindows(stablehlo::ScatterOp op,
                                            PartitionContext &ctx) {
  auto dims = op.getScatterDimensionNumbers();
  SmallVector<int64_t> sizes(shapeOf(ctx.operands.front()));
  ArrayRef<int64_t> updates = shapeOf(ctx.operands.back());
  auto inputDims = dimsNotIn(sizes.size(), dims.getInsertedWindowDims(),
                             dims.getInputBatchingDims());
  for (auto [updateDim, inputDim] :
       llvm::zip_equal(dims.getUpdateWindowDims(), inputDims))
    sizes[inputDim] = std::max(sizes[inputDim], updates[updateDim]);
  return sizes;
}

/// Builds the op on local operands. Its windows must not be larger than the
/// operand, which gets a margin at the end if necessary. `attributes` replace
/// those of the same names.
static SmallVector<Value> scatterLocally(stablehlo::ScatterOp op,
                                         PartitionContext &ctx, LocalOps &ops,
                                         ArrayRef<NamedAttribute> attributes) {
  SmallVector<int64_t> sizes = sizesForWindows(op, ctx);
  SmallVector<int64_t> localShape(shapeOf(ctx.operands.front()));
  if (sizes == localShape)
    return sharding::cloneLocally(ctx, attributes);
  SmallVector<int64_t> none(localShape.size(), 0), high(sizes);
  for (auto [size, localSize] : llvm::zip_equal(high, localShape))
    size -= localSize;
  SmallVector<Type> types;
  for (unsigned i = 0; i < op.getInputs().size(); ++i) {
    Value &local = ctx.operands[i];
    Value fill = ctx.neutralElement(tensorType(local).getElementType(),
                                    ReductionKind::Add);
    local = ops.pad(local, fill, none, high, none);
    types.push_back(local.getType());
  }
  SmallVector<Value> results =
      sharding::cloneLocally(ctx, ctx.operands, types, attributes);
  for (Value &result : results)
    for (unsigned d = 0; d < localShape.size(); ++d)
      result = ops.slice(result, d, 0, localShape[d]);
  return results;
}

PartitionResult ScatterModel::partition(stablehlo::ScatterOp op,
                                        PartitionContext &ctx) {
  LocalOps ops(ctx);
  FactorMap map = rule(op).forPartition();
  Builder &b = ctx.builder;
  SmallVector<NamedAttribute> attributes;
  if (dropPaddedUpdates(op, ctx, ops, map))
    for (StringAttr name :
         {op.getIndicesAreSortedAttrName(), op.getUniqueIndicesAttrName()})
      attributes.push_back(b.getNamedAttr(name, b.getBoolAttr(false)));
  localizeWrites(op, ctx, ops);
  AxisList axes = reductionAxes(ctx, map);
  std::optional<ReductionKind> kind = reductionKind(op);
  if (!axes.empty() && kind && !sharding::isIdempotent(*kind))
    for (unsigned i = 0; i < op.getInputs().size(); ++i) {
      auto type = cast<RankedTensorType>(ctx.operands[i].getType());
      ctx.operands[i] =
          ops.onFirstOnly(axes, ctx.operands[i],
                          ctx.neutralElement(type.getElementType(), *kind));
    }
  return scatterLocally(op, ctx, ops, attributes);
}

void mlir::gspmd::registerScatterModels(DialectRegistry &registry) {
  registerModel<ScatterModel, stablehlo::ScatterOp>(registry);
}
