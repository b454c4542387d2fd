//===- PointwiseModel.h - Element-wise ops with broadcasts ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_POINTWISEMODEL_H
#define GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_POINTWISEMODEL_H

#include "transforms/OpModels/Support/Model.h"
#include "transforms/OpModels/Upstream/UnevenShards.h"

namespace mlir::gspmd {

/// Models element-wise ops whose operands broadcast (tosa). Broadcast
/// dimensions and operands of another rank have factors that need replication.
struct UpstreamPointwiseModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op->getResult(0));
    auto results = llvm::to_vector(llvm::seq(op->getNumResults()));
    for (auto [d, size] : llvm::enumerate(shape)) {
      SmallVector<unsigned> same, repeated;
      for (auto [i, operand] : llvm::enumerate(op->getOperands()))
        if (shapeOf(operand).size() == shape.size())
          (shapeOf(operand)[d] == size ? same : repeated).push_back(i);
      addDim(rule, size, same, results, d);
      for (unsigned i : repeated)
        addDim(rule, dimOf(op->getOperand(i), d), {i}, {}, d,
               FactorKind::NeedReplication);
    }
    addOtherRanks(rule, op, shape.size());
    return rule;
  }
  static bool canShard(Operation *op, const FactorMap &map, unsigned factor,
                       bool uneven) {
    return sharding::canShardFactorGenerically(op, map, factor, uneven) &&
           !(uneven && needsEvenShards(op));
  }
  static int priority(Operation *) { return 0; }
  static double flops(Operation *op) { return elementsOf(op->getResult(0)); }
  static WorkKind workKind(Operation *) { return WorkKind::Pointwise; }

  static void addOtherRanks(FactorRule &rule, Operation *op, size_t rank) {
    for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
      unsigned index = i;
      if (shapeOf(operand).size() == rank)
        continue;
      for (auto [d, size] : llvm::enumerate(shapeOf(operand)))
        addDim(rule, size, {index}, {}, d, FactorKind::NeedReplication);
    }
  }
};

/// Models ops without operands, which can be created in any sharding.
struct AnyShardingModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    rule.addPointwise(shapeOf(op->getResult(0)));
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::Source; }
};

/// Partitions a constant with the attribute `attr`. A splat is created with its
/// local shape. Other constants, also in resources, are created with their
/// global shape, and each device slices out its shard.
inline PartitionResult partitionConstant(Operation *op, StringRef attr,
                                         PartitionContext &ctx) {
  auto elements = op->getAttrOfType<ElementsAttr>(attr);
  if (!elements || !tensorType(op->getResult(0)))
    return SmallVector<Value>{ctx.builder.clone(*op)->getResult(0)};
  if (auto dense = dyn_cast<DenseElementsAttr>(elements);
      dense && dense.isSplat())
    return sharding::cloneLocally(
        ctx, ctx.builder.getNamedAttr(
                 attr, dense.resizeSplat(ctx.localResultType(0))));
  RankedTensorType type = tensorType(op->getResult(0));
  Value global = sharding::cloneLocally(ctx, {}, type).front();
  return SmallVector<Value>{ctx.reshard(
      global, type.getShape(), TensorSharding::replicated(type.getRank()),
      ctx.resultShardings[0])};
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_UPSTREAM_POINTWISEMODEL_H
