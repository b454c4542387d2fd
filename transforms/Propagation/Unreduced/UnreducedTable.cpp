//===- UnreducedTable.cpp - Unreduced axes of tensors ---------------------===//

#include "transforms/Propagation/Unreduced/UnreducedTable.h"

#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "lib/Algebra/Factors/FactorProjection.h"
#include "lib/Algebra/Mesh/AxisDigits.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

AxisList mlir::gspmd::commonAxes(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  return difference(a, difference(a, b));
}

bool mlir::gspmd::containsAxes(ArrayRef<AxisRef> axes,
                               ArrayRef<AxisRef> others) {
  return hasAllDigits(axes, others);
}

AxisList UnreducedTable::withoutUsedAxes(int number,
                                         ArrayRef<AxisRef> axes) const {
  const TensorSharding &sharding = table.shardingOf(number);
  return difference(difference(axes, sharding.dimAxes()),
                    sharding.replicatedAxes());
}

bool UnreducedTable::isNeutral(Value value, Reduction kind) const {
  return sharding::isNeutral(value, fromAlgebra(kind));
}

bool UnreducedTable::isUnreduced(Value value, ArrayRef<AxisRef> axes,
                                 Reduction kind) const {
  int number = table.findNumber(value);
  return number >= 0 && states[number].reduction == kind &&
         containsAxes(states[number].axes, axes);
}

AxisList UnreducedTable::ownAxes(Operation *op,
                                 const UnreducedState &requested) const {
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  if (!model || !isa<PartitionOpInterface>(op) ||
      model.getReductionKind() != fromAlgebra(requested.reduction))
    return {};
  FactorMap map = model.getPartitionRule();
  AxisList unreduced;
  for (auto [t, operand] : llvm::enumerate(op->getOperands())) {
    int number = table.findNumber(operand);
    if (number < 0)
      continue;
    FactorShardings factorShardings =
        projectForPartition(map, t, table.shardingOf(number));
    for (auto [f, factorSharding] : llvm::enumerate(factorShardings))
      if (map.factor(f).partitionKind == FactorKind::Reduction &&
          factorSharding.isPresent)
        llvm::append_range(unreduced,
                           difference(factorSharding.axes, unreduced));
  }
  return commonAxes(requested.axes, unreduced);
}

/// At least one source of a data-flow edge must be unreduced. Another source
/// can be split into partial results at its use, but not in every iteration of
/// a loop.
bool UnreducedTable::canPropagate(const TensorDefinition &definition,
                                  const UnreducedState &requested) const {
  bool isLoop = cast<ShardingDataFlowOpInterface>(definition.op).isLoop();
  bool anyUnreduced = false;
  for (OpOperand *source : definition.sources) {
    bool sourceIsUnreduced =
        isUnreduced(source->get(), requested.axes, requested.reduction);
    bool isCarried = source->getOwner() != definition.op;
    anyUnreduced |= sourceIsUnreduced;
    if (!sourceIsUnreduced && isLoop && isCarried &&
        !isNeutral(source->get(), requested.reduction))
      return false;
  }
  return anyUnreduced;
}

bool UnreducedTable::canProduce(const TensorDefinition &definition,
                                const UnreducedState &requested) const {
  if (!definition.sources.empty())
    return canPropagate(definition, requested);
  auto model = dyn_cast<ShardingRuleOpInterface>(definition.op);
  if (!model)
    return false;
  AxisList rest = difference(requested.axes, ownAxes(definition.op, requested));
  if (rest.empty())
    return true;
  return llvm::any_of(
      model.getLinearOperands(fromAlgebra(requested.reduction)),
      [&](const llvm::SmallBitVector &set) {
        bool anyUnreduced = false;
        return llvm::all_of(
                   set.set_bits(),
                   [&](unsigned i) {
                     Value operand = definition.op->getOperand(i);
                     if (isUnreduced(operand, rest, requested.reduction))
                       return anyUnreduced = true;
                     return isNeutral(operand, requested.reduction);
                   }) &&
               anyUnreduced;
      });
}
