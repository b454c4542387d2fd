//===- PartitionRules.cpp - Rules of ops with and without a model ---------===//

#include "dialect/Sharding/Interfaces/PartitionRules.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

bool mlir::gspmd::sharding::isSelfContained(Operation *op) {
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return captured.empty();
}

bool mlir::gspmd::sharding::hasPartitionRule(Operation *op) {
  return isa<ShardingRuleOpInterface>(op) ||
         (annotatedRule(op) && isSelfContained(op));
}

/// Returns true if some operand and all results have factor `f`, so that shards
/// of the operands along it yield shards of the results.
static bool isShared(const FactorMap &map, unsigned f) {
  auto has = [&](ArrayRef<TensorFactors> tensors, bool all) {
    auto hasFactor = [&](const TensorFactors &dims) {
      return llvm::any_of(
          dims, [&](const auto &dim) { return llvm::is_contained(dim, f); });
    };
    return all ? llvm::all_of(tensors, hasFactor)
               : llvm::any_of(tensors, hasFactor);
  };
  return has(map.operands(), /*all=*/false) && has(map.results(), /*all=*/true);
}

FactorMap
mlir::gspmd::sharding::restrictToSharedFactors(const FactorMap &annotated) {
  SmallVector<Factor, 4> factors(annotated.factors());
  for (auto [f, factor] : llvm::enumerate(factors))
    if (factor.partitionKind == FactorKind::PassThrough &&
        !isShared(annotated, f))
      factor.partitionKind = FactorKind::NeedReplication;
  return FactorMap(factors, annotated.operands(), annotated.results());
}

FactorMap mlir::gspmd::sharding::partitionRuleOf(Operation *op) {
  if (auto model = dyn_cast<ShardingRuleOpInterface>(op))
    return model.getPartitionRule();
  return restrictToSharedFactors(*annotatedRule(op));
}

std::optional<ReductionKind>
mlir::gspmd::sharding::reductionKindOf(Operation *op) {
  if (auto model = dyn_cast<ShardingRuleOpInterface>(op))
    return model.getReductionKind();
  return ReductionKind::Add;
}

SmallVector<llvm::SmallBitVector>
mlir::gspmd::sharding::linearOperandsOf(Operation *op, ReductionKind kind) {
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  return model ? model.getLinearOperands(kind)
               : SmallVector<llvm::SmallBitVector>();
}

bool mlir::gspmd::sharding::canShardFactorOf(Operation *op,
                                             const FactorMap &map,
                                             unsigned factor, bool uneven) {
  // A rule may need replication where the model could shard: of quantized
  // tensors, also of ops that reduce without an all-reduce.
  if (map.factor(factor).partitionKind == FactorKind::NeedReplication)
    return false;
  if (auto model = dyn_cast<PartitionOpInterface>(op))
    return model.canShardFactor(map, factor, uneven);
  return !isa<ShardingRuleOpInterface>(op) &&
         canShardFactorGenerically(op, map, factor, uneven);
}

double mlir::gspmd::sharding::communicatedBytesOf(Operation *op,
                                                  const FactorMap &map,
                                                  ArrayRef<AxisList> axes) {
  auto model = dyn_cast<PartitionOpInterface>(op);
  return model ? model.getCommunicatedBytes(map, axes) : 0;
}

FailureOr<SmallVector<Value>>
mlir::gspmd::sharding::partitionOf(Operation *op, PartitionContext &ctx) {
  if (auto model = dyn_cast<PartitionOpInterface>(op))
    return model.partition(ctx);
  return partitionGenerically(op, ctx);
}
