//===- TensorIndex.cpp - Models of tensor index ops -----------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "transforms/OpModels/Index/IndexComponents.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/HaloWindow.h"
#include "transforms/OpModels/Support/NeutralElements.h"
#include "transforms/OpModels/Upstream/UnevenShards.h"

using namespace mlir;
using namespace mlir::gspmd;

//===----------------------------------------------------------------------===//
// gather, scatter
//===----------------------------------------------------------------------===//

/// Maps each dimension of the indexed tensor to that of the slices, which
/// follow `batchRank` dimensions of the indices: nullopt for an indexed
/// dimension that they drop.
static SmallVector<std::optional<unsigned>>
sliceDimsOf(int64_t operandRank, int64_t slicesRank, int64_t batchRank,
            ArrayRef<int64_t> indexed) {
  bool keepsUnits = slicesRank == batchRank + operandRank;
  SmallVector<std::optional<unsigned>> dims;
  unsigned next = batchRank;
  for (int64_t d = 0; d < operandRank; ++d)
    dims.push_back(keepsUnits || !llvm::is_contained(indexed, d)
                       ? std::optional<unsigned>(next++)
                       : std::nullopt);
  return dims;
}

namespace {

/// A read elsewhere yields zero, so that the reads of all devices add up.
struct TensorGatherModel : ModelDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op, 0, 1);
  }
  static FactorRule rule(tensor::GatherOp op) {
    FactorRule rule = emptyRule(op);
    unsigned batch = shapeOf(op.getIndices()).size() - 1;
    for (unsigned d = 0; d < batch; ++d)
      rule.addFactor(dimOf(op.getIndices(), d), {{1, d}}, {{0, d}});
    addDim(rule, dimOf(op.getIndices(), batch), {1}, {}, batch,
           FactorKind::NeedReplication);
    auto slices =
        sliceDimsOf(shapeOf(op.getSource()).size(),
                    shapeOf(op.getResult()).size(), batch, op.getGatherDims());
    for (auto [d, slice] : llvm::enumerate(slices)) {
      unsigned dim = d;
      int64_t size = dimOf(op.getSource(), d);
      if (!llvm::is_contained(op.getGatherDims(), int64_t(d))) {
        rule.addFactor(size, {{0, dim}}, {{0, *slice}});
        continue;
      }
      addDim(rule, size, {0}, {}, d, FactorKind::Reduction);
      if (slice)
        addDim(rule, 1, {}, {0}, *slice, FactorKind::NeedReplication);
    }
    return rule;
  }
  static std::optional<ReductionKind> reductionKind(tensor::GatherOp op) {
    return selectionReductionKind(tensorType(op.getResult()).getElementType());
  }
  static PartitionResult partition(tensor::GatherOp op, PartitionContext &ctx);
};

/// A later update of an index may prevail, so all updates are replicated.
struct TensorScatterModel : ModelDefaults {
  static FactorRule rule(tensor::ScatterOp op) {
    FactorRule rule = emptyRule(op);
    unsigned batch = shapeOf(op.getIndices()).size() - 1;
    for (unsigned d = 0; d < batch; ++d)
      addDim(rule, dimOf(op.getIndices(), d), {0, 2}, {}, d,
             FactorKind::NeedReplication);
    addDim(rule, dimOf(op.getIndices(), batch), {2}, {}, batch,
           FactorKind::NeedReplication);
    auto slices =
        sliceDimsOf(shapeOf(op.getDest()).size(),
                    shapeOf(op.getSource()).size(), batch, op.getScatterDims());
    for (auto [d, slice] : llvm::enumerate(slices)) {
      unsigned dim = d;
      int64_t size = dimOf(op.getDest(), d);
      if (!llvm::is_contained(op.getScatterDims(), int64_t(d))) {
        rule.addFactor(size, {{1, dim}, {0, *slice}}, {{0, dim}});
        continue;
      }
      addDim(rule, size, {1}, {0}, d, FactorKind::NeedReplication);
      if (slice)
        addDim(rule, 1, {0}, {}, *slice, FactorKind::NeedReplication);
    }
    return rule;
  }
};

} // namespace

PartitionResult TensorGatherModel::partition(tensor::GatherOp op,
                                             PartitionContext &ctx) {
  LocalOps ops(ctx);
  OpBuilder &b = ctx.builder;
  int64_t batch = shapeOf(op.getIndices()).size() - 1;
  zeroPaddedIndices(ctx, 1);
  Value indices = ctx.operands[1];
  RankedTensorType indexType = tensorType(indices);
  auto isSharded = [&](int64_t dim) {
    return ctx.operandShardings[0].numShards(dim) > 1;
  };
  if (llvm::none_of(op.getGatherDims(), isSharded))
    return sharding::cloneLocally(ctx);
  if (indexType.getElementType().isIndex())
    indices = arith::IndexCastOp::create(
        b, op.getLoc(), indexType.clone(b.getI64Type()), indices);
  IndexComponents components(ops, indices, batch);
  Value isOwn;
  for (auto [component, dim] : llvm::enumerate(op.getGatherDims())) {
    if (!isSharded(dim))
      continue;
    int64_t localSize = dimOf(ctx.operands[0], dim);
    components.subtractOffset(component, ctx.operandShardings[0].axesOf(dim),
                              localSize);
    Value inRange = components.isWithin(component, localSize);
    isOwn = isOwn ? ops.logicalAnd(isOwn, inRange) : inRange;
    // Indices elsewhere are clamped and masked.
    components.clamp(component, localSize - 1);
  }
  ctx.operands[1] = components.join();
  Value read = sharding::cloneLocally(ctx).front();
  RankedTensorType type = tensorType(read);
  Value mask = ops.broadcast(isOwn, type.clone(b.getI1Type()),
                             llvm::to_vector(llvm::seq<int64_t>(0, batch)));
  Value absent =
      ops.splat(ctx.selectionNeutralElement(type.getElementType()), type);
  return SmallVector<Value>{ops.select(mask, read, absent)};
}

//===----------------------------------------------------------------------===//
// generate
//===----------------------------------------------------------------------===//

namespace {

/// Indices are global.
struct GenerateModel : ModelDefaults {
  static FactorRule rule(tensor::GenerateOp op) {
    FactorRule rule = emptyRule(op);
    rule.addPointwise(shapeOf(op.getResult()));
    return rule;
  }
  static bool canShard(tensor::GenerateOp op, const FactorMap &map,
                       unsigned factor, bool uneven) {
    return sharding::canShardFactorGenerically(op, map, factor, uneven) &&
           !(uneven && needsEvenShards(op));
  }
  static WorkKind workKind(Operation *) { return WorkKind::Pointwise; }
  static PartitionResult partition(tensor::GenerateOp op,
                                   PartitionContext &ctx) {
    OpBuilder &b = ctx.builder;
    SmallVector<std::pair<unsigned, Value>> offsets;
    for (unsigned d = 0; d < shapeOf(op.getResult()).size(); ++d) {
      ArrayRef<AxisRef> axes = ctx.resultShardings[0].axesOf(d);
      if (axes.empty())
        continue;
      Value offset =
          offsetValue(ctx, axes, {ctx.localResultType(0).getDimSize(d)});
      Value number =
          tensor::ExtractOp::create(b, op.getLoc(), offset, ValueRange());
      offsets.push_back({d, arith::IndexCastOp::create(
                                b, op.getLoc(), b.getIndexType(), number)});
    }
    SmallVector<Value> results = sharding::cloneLocally(ctx);
    Block &body = results.front().getDefiningOp()->getRegion(0).front();
    auto inside = OpBuilder::atBlockBegin(&body);
    for (auto [d, offset] : offsets) {
      Value local = body.getArgument(d);
      auto global = arith::AddIOp::create(inside, op.getLoc(), local, offset);
      local.replaceAllUsesExcept(global, global);
    }
    return results;
  }
};

} // namespace

void mlir::gspmd::registerTensorIndexModels(DialectRegistry &registry) {
  registerModel<TensorGatherModel, tensor::GatherOp>(registry);
  registerModel<TensorScatterModel, tensor::ScatterOp>(registry);
  registerModel<GenerateModel, tensor::GenerateOp>(registry);
}
