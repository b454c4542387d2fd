//===- StablehloCounterpart.cpp - Equivalent StableHLO ops ----------------===//

#include "transforms/OpModels/Tosa/StablehloCounterpart.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;

Value StablehloCounterpart::argument(unsigned i, RankedTensorType type) {
  for (auto [known, operand] :
       llvm::zip_equal(arguments.getArguments(), operands))
    if (original->getOperand(operand) == original->getOperand(i) &&
        known.getType() == type)
      return known;
  operands.push_back(i);
  return arguments.addArgument(type, original->getLoc());
}

Value StablehloCounterpart::operand(unsigned i) {
  return argument(i, tensorType(original->getOperand(i)));
}

Value StablehloCounterpart::scalar(unsigned i) {
  RankedTensorType type = tensorType(original->getOperand(i));
  return argument(i, RankedTensorType::get({}, type.getElementType()));
}

void StablehloCounterpart::setResult(Value result) {
  if (isa<BlockArgument>(result))
    result = stablehlo::TensorOps(builder, original->getLoc()).negate(result);
  setOp(result.getDefiningOp());
}

/// Returns the operand of the original that an operand of the counterpart
/// stands for.
static unsigned originalOf(Value operand, ArrayRef<unsigned> operands) {
  return operands[cast<BlockArgument>(operand).getArgNumber()];
}

FactorMap StablehloCounterpart::mapToOriginal(const FactorMap &map) {
  SmallVector<Factor> factors(map.factors());
  SmallVector<TensorFactors> all(original->getNumOperands());
  for (auto [operand, dims] :
       llvm::zip_equal(op->getOperands(), map.operands()))
    if (tensorType(operand).getRank() != 0)
      all[originalOf(operand, operands)] = dims;
  // If one tensor is an operand twice, it has one argument.
  for (unsigned i = 0; i < all.size(); ++i)
    for (unsigned k = 0; k < i && all[i].empty(); ++k)
      if (original->getOperand(i) == original->getOperand(k))
        all[i] = all[k];
  for (auto [operand, dims] : llvm::zip_equal(original->getOperands(), all))
    for (unsigned d = dims.size(); d < shapeOf(operand).size(); ++d) {
      dims.push_back({unsigned(factors.size())});
      factors.push_back({dimOf(operand, d), FactorKind::NeedReplication});
    }
  return FactorMap(factors, all, map.results());
}

FactorMap StablehloCounterpart::mapToCounterpart(const FactorMap &map) {
  SmallVector<TensorFactors> operandFactors;
  for (Value operand : op->getOperands()) {
    operandFactors.emplace_back();
    if (tensorType(operand).getRank() != 0)
      operandFactors.back() = map.operands()[originalOf(operand, operands)];
  }
  return FactorMap(map.factors(), operandFactors, map.results());
}

FactorRule StablehloCounterpart::rule(bool conservative) {
  auto model = cast<sharding::ShardingRuleOpInterface>(op);
  return FactorRule::merge(
      FactorRule(mapToOriginal(model.getShardingRule(conservative))),
      FactorRule(mapToOriginal(model.getPartitionRule())));
}

double StablehloCounterpart::communicatedBytes(const FactorMap &map,
                                               ArrayRef<AxisList> axes) {
  return cast<sharding::PartitionOpInterface>(op).getCommunicatedBytes(
      mapToCounterpart(map), axes);
}

bool StablehloCounterpart::canShard(const FactorMap &map, unsigned factor,
                                    bool uneven) {
  return cast<sharding::PartitionOpInterface>(op).canShardFactor(
      mapToCounterpart(map), factor, uneven);
}

std::optional<ReductionKind> StablehloCounterpart::reductionKind() {
  return cast<sharding::ShardingRuleOpInterface>(op).getReductionKind();
}

LinearOperands StablehloCounterpart::linearOperands(ReductionKind kind) {
  LinearOperands sets;
  for (const llvm::SmallBitVector &set : sharding::linearOperandsOf(op, kind)) {
    llvm::SmallBitVector &all = sets.emplace_back(original->getNumOperands());
    for (unsigned i : set.set_bits()) {
      // If one tensor is an operand twice, it has one argument.
      Value operand =
          original->getOperand(originalOf(op->getOperand(i), operands));
      for (unsigned k = 0; k < all.size(); ++k)
        if (original->getOperand(k) == operand)
          all.set(k);
    }
  }
  return sets;
}

/// The context refers to the counterpart while its model is used.
PartitionResult StablehloCounterpart::partition(PartitionContext &ctx) {
  SmallVector<Value> values = ctx.operands;
  sharding::ShardingRefs shardings = ctx.operandShardings;
  LocalOps ops(ctx);
  TensorSharding scalar = TensorSharding::replicated(0);
  ctx.operands.clear();
  ctx.operandShardings = {};
  for (Value operand : op->getOperands()) {
    unsigned i = originalOf(operand, operands);
    bool isScalar = tensorType(operand).getRank() == 0;
    ctx.operands.push_back(isScalar ? ops.reshape(values[i], {}) : values[i]);
    ctx.operandShardings.push_back(isScalar ? scalar : shardings[i]);
  }
  ctx.op = op;
  PartitionResult results =
      cast<sharding::PartitionOpInterface>(op).partition(ctx);
  ctx.op = original;
  ctx.operands = values;
  ctx.operandShardings = shardings;
  return results;
}

bool mlir::gspmd::needsRemoteElements(Operation *op, PartitionContext &ctx) {
  FactorMap map = sharding::partitionRuleOf(op);
  for (unsigned f = 0; f < map.numFactors(); ++f)
    if (map.factor(f).partitionKind != FactorKind::PassThrough &&
        !axesOfFactor(ctx, map, f).empty())
      return true;
  return false;
}
