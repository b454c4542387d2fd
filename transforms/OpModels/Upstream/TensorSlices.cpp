//===- TensorSlices.cpp - Models of tensor slices -------------------------===//
//
// extract_slice is partitioned as StableHLO's slice. insert_slice has the
// sharding of its destination; each device selects the indices of its shard
// from the source, which is unsharded along dimensions that it does not fill.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns the offsets, by dimension of the larger tensor.
template <typename OpT>
static SliceDims positionsOf(OpT op, Value larger) {
  SliceDims dims;
  llvm::SmallBitVector dropped = op.getDroppedDims();
  unsigned next = 0;
  bool isStatic = true;
  for (auto [d, size] : llvm::enumerate(shapeOf(larger))) {
    auto start = getConstantIntValue(op.getMixedOffsets()[d]);
    auto stride = getConstantIntValue(op.getMixedStrides()[d]);
    auto length = getConstantIntValue(op.getMixedSizes()[d]);
    bool fills = length == size;
    dims.inSizes.push_back(size);
    dims.outSizes.push_back(length.value_or(1));
    dims.starts.push_back(fills ? 0 : start.value_or(0));
    dims.strides.push_back(fills ? 1 : stride.value_or(1));
    dims.isUnknown.push_back(!length || (!fills && (!start || !stride)));
    dims.resultDim.push_back(dropped[d] ? std::nullopt
                                        : std::optional<unsigned>(next++));
    isStatic &= length.has_value() && stride.has_value();
  }
  // Computed sizes and strides are unsupported.
  if (!isStatic)
    dims.isUnknown.set();
  return dims;
}

//===----------------------------------------------------------------------===//
// extract_slice
//===----------------------------------------------------------------------===//

namespace {
struct ExtractSliceModel : HaloDefaults {
  static SliceDims dimsOf(tensor::ExtractSliceOp op) {
    return positionsOf(op, op.getSource());
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static double bytesRead(Operation *op, unsigned operand) {
    return sharding::tensorBytes(
        (operand == 0 ? op->getResult(0) : op->getOperand(operand)).getType());
  }
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return linearIn(op, {0});
  }
  static FactorRule rule(tensor::ExtractSliceOp op, bool conservative = false) {
    return sliceRule(op, dimsOf(op), conservative);
  }
  static std::optional<ReductionKind> reductionKind(tensor::ExtractSliceOp op) {
    return selectionReductionKind(op.getType().getElementType());
  }
  static double communicated(tensor::ExtractSliceOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return sliceCommunicated(op, dimsOf(op), map, axes);
  }
  static PartitionResult partition(tensor::ExtractSliceOp op,
                                   PartitionContext &ctx);
};
} // namespace

/// Computed offsets are unchanged: their dimensions are unsharded.
PartitionResult ExtractSliceModel::partition(tensor::ExtractSliceOp op,
                                             PartitionContext &ctx) {
  SliceDims dims = dimsOf(op);
  if (dims.isUnknown.all())
    return sharding::cloneLocally(ctx);
  LocalSlice slice = exchangeSliceHalos(
      ctx, dims, [](Operation *other) -> std::optional<SliceDims> {
        if (auto slice = dyn_cast<tensor::ExtractSliceOp>(other))
          return dimsOf(slice);
        return std::nullopt;
      });
  OpBuilder &b = ctx.builder;
  SmallVector<OpFoldResult> offsets, sizes, strides = op.getMixedStrides();
  unsigned next = 1; // of the offset operands
  for (unsigned d = 0; d < dims.rank(); ++d) {
    bool isComputed = isa<Value>(op.getMixedOffsets()[d]);
    Value computed = isComputed ? ctx.operands[next++] : Value();
    if (dims.isUnknown[d] && isComputed)
      offsets.push_back(computed);
    else
      offsets.push_back(b.getIndexAttr(slice.starts[d]));
    int64_t span = slice.limits[d] - slice.starts[d];
    sizes.push_back(b.getIndexAttr(
        dims.isUnknown[d] ? dims.outSizes[d]
                          : llvm::divideCeil(span, slice.strides[d])));
    strides[d] = b.getIndexAttr(slice.strides[d]);
  }
  RankedTensorType type = ctx.localResultType(0);
  // The verifier rejects empty slices.
  if (type.getNumElements() == 0)
    return SmallVector<Value>{tensor::EmptyOp::create(
        b, op.getLoc(), type.getShape(), type.getElementType())};
  if (ctx.operands[0].getType() == type)
    if (llvm::all_of(slice.strides, [](int64_t s) { return s == 1; }) &&
        dims.isUnknown.none())
      return SmallVector<Value>{ctx.operands[0]};
  return SmallVector<Value>{
      tensor::ExtractSliceOp::create(b, op.getLoc(), type, ctx.operands[0],
                                     offsets, sizes, strides)
          .getResult()};
}

//===----------------------------------------------------------------------===//
// insert_slice
//===----------------------------------------------------------------------===//

namespace {
struct InsertSliceModel : HaloDefaults {
  static SliceDims dimsOf(tensor::InsertSliceOp op) {
    return positionsOf(op, op.getDest());
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static FactorRule rule(tensor::InsertSliceOp op);
  static PartitionResult partition(tensor::InsertSliceOp op,
                                   PartitionContext &ctx);
  static Value insertShards(tensor::InsertSliceOp op, PartitionContext &ctx,
                            const SliceDims &dims, Value inserted);
};
} // namespace

FactorRule InsertSliceModel::rule(tensor::InsertSliceOp op) {
  FactorRule rule = emptyRule(op);
  SliceDims dims = dimsOf(op);
  bool isIndex = op.getType().getElementType().isIndex();
  for (unsigned d = 0; d < dims.rank(); ++d) {
    SmallVector<TensorDim> source;
    if (dims.resultDim[d])
      source.push_back({0, *dims.resultDim[d]});
    SmallVector<TensorDim> operands{{1, d}};
    bool fills = dims.isUnsliced(d);
    // Shards are masked by StableHLO ops, which have no index elements.
    bool isUnsharded = dims.isUnknown[d] || (!fills && isIndex);
    if (fills)
      llvm::append_range(operands, source);
    rule.addFactor(dims.inSizes[d], operands, {{0, d}},
                   isUnsharded ? FactorKind::NeedReplication
                               : FactorKind::PassThrough);
    if (!fills && !source.empty())
      rule.addFactor(dims.outSizes[d], source, {}, FactorKind::NeedReplication);
  }
  return rule;
}

PartitionResult InsertSliceModel::partition(tensor::InsertSliceOp op,
                                            PartitionContext &ctx) {
  SliceDims dims = dimsOf(op);
  if (dims.isUnknown.all())
    return sharding::cloneLocally(ctx);
  const TensorSharding &sharding = ctx.operandShardings[1];
  auto isMoved = [&](unsigned d) {
    return sharding.numShards(d) > 1 && !dims.isUnsliced(d);
  };
  OpBuilder &b = ctx.builder;
  Value dest = ctx.operands[1];
  if (llvm::is_contained(dims.outSizes, 0))
    return SmallVector<Value>{dest};
  RankedTensorType type = tensorType(dest);
  // The shape of the source with all dimensions of the destination.
  SmallVector<int64_t> shape;
  for (unsigned d = 0; d < dims.rank(); ++d)
    shape.push_back(dims.isUnsliced(d) ? type.getDimSize(d) : dims.outSizes[d]);
  if (llvm::none_of(llvm::seq(dims.rank()), isMoved)) {
    SmallVector<OpFoldResult> sizes =
        getAsIndexOpFoldResult(b.getContext(), shape);
    SmallVector<OpFoldResult> offsets = op.getMixedOffsets();
    unsigned next = 2;
    for (OpFoldResult &offset : offsets)
      if (isa<Value>(offset))
        offset = ctx.operands[next++];
    return SmallVector<Value>{
        tensor::InsertSliceOp::create(
            b, op.getLoc(), ctx.operands[0], dest, offsets, sizes,
            getAsIndexOpFoldResult(b.getContext(), dims.strides))
            .getResult()};
  }
  Value inserted = LocalOps(ctx).reshape(ctx.operands[0], shape);
  return SmallVector<Value>{insertShards(op, ctx, dims, inserted)};
}

/// Inserts `inserted` at its offset relative to this device's shard of the
/// destination.
Value InsertSliceModel::insertShards(tensor::InsertSliceOp op,
                                     PartitionContext &ctx,
                                     const SliceDims &dims, Value inserted) {
  const TensorSharding &sharding = ctx.operandShardings[1];
  OpBuilder &b = ctx.builder;
  Value dest = ctx.operands[1];
  RankedTensorType type = tensorType(dest);
  LocalOps ops(ctx);
  Value zero = ops.scalar(type.getElementType(), 0);
  Value isInside;
  unsigned next = 2; // of the offset operands
  for (unsigned d = 0; d < dims.rank(); ++d) {
    bool isComputed = isa<Value>(op.getMixedOffsets()[d]);
    Value computed = isComputed ? ctx.operands[next++] : Value();
    if (dims.isUnsliced(d))
      continue;
    AxisList axes(sharding.axesOf(d));
    int64_t size = type.getDimSize(d), start = dims.starts[d],
            stride = dims.strides[d];
    int64_t span = (dims.outSizes[d] - 1) * stride + 1;
    // Padding of a full shard on both sides keeps every device's window in
    // bounds.
    inserted = ops.pad(inserted, zero, d, size, size, stride - 1);
    ShardOffset toStart{size};
    toStart.offset = size - start;
    Type i32 = b.getI32Type();
    // For a computed position, dims.starts has 0.
    auto fromStart = [&](Value position) -> Value {
      if (!dims.isUnknown[d])
        return position;
      Value number = arith::IndexCastOp::create(b, op.getLoc(), i32, computed);
      Value scalar = tensor::FromElementsOp::create(
          b, op.getLoc(), RankedTensorType::get({}, i32), number);
      return ops.subtract(position, scalar);
    };
    Value from = fromStart(offsetValue(ctx, axes, toStart));
    from = ops.maximum(from, ops.scalar(i32, 0));
    from = ops.minimum(from, ops.scalar(i32, span + size));
    inserted = ops.dynamicSlice(inserted, d, from, size);
    auto line = RankedTensorType::get({size}, i32);
    ShardOffset inSlice{size};
    inSlice.offset = -start;
    Value position =
        ops.add(ops.iota(line, 0),
                ops.splat(fromStart(offsetValue(ctx, axes, inSlice)), line));
    Value inside =
        ops.logicalAnd(ops.greaterEqual(position, ops.constant(line, 0)),
                       ops.less(position, ops.constant(line, span)));
    if (stride > 1) {
      Value gap = ops.remainder(position, ops.constant(line, stride));
      inside = ops.logicalAnd(inside, ops.equal(gap, ops.constant(line, 0)));
    }
    inside = ops.broadcast(inside, type.clone(b.getI1Type()), {int64_t(d)});
    isInside = isInside ? ops.logicalAnd(isInside, inside) : inside;
  }
  return ops.select(isInside, inserted, dest);
}

void mlir::gspmd::registerTensorSlicesModels(DialectRegistry &registry) {
  registerModel<ExtractSliceModel, tensor::ExtractSliceOp>(registry);
  registerModel<InsertSliceModel, tensor::InsertSliceOp>(registry);
}
