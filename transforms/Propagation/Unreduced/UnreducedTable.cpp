//===- UnreducedTable.cpp - Which tensors stay in parts -------------------===//

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

bool UnreducedTable::holds(Value value, ArrayRef<AxisRef> axes,
                           Reduction kind) const {
  int number = table.findNumber(value);
  return number >= 0 && parts[number].reduction == kind &&
         containsAxes(parts[number].axes, axes);
}

AxisList UnreducedTable::ownAxes(Operation *op,
                                 const UnreducedState &wanted) const {
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  if (!model || !isa<PartitionOpInterface>(op) ||
      model.getReductionKind() != fromAlgebra(wanted.reduction))
    return {};
  FactorMap map = model.getPartitionRule();
  AxisList own;
  for (auto [t, operand] : llvm::enumerate(op->getOperands())) {
    int number = table.findNumber(operand);
    if (number < 0)
      continue;
    FactorShardings cuts =
        projectForPartition(map, t, table.shardingOf(number));
    for (auto [f, cut] : llvm::enumerate(cuts))
      if (map.factor(f).partitionKind == FactorKind::Reduction && cut.isPresent)
        llvm::append_range(own, difference(cut.axes, own));
  }
  return commonAxes(wanted.axes, own);
}

/// Of what flows into a tensor, at least one must be in parts. Another can be
/// taken apart on its way in, but not in every iteration of a loop.
bool UnreducedTable::canPropagate(const TensorDefinition &maker,
                                  const UnreducedState &wanted) const {
  bool isLoop = cast<ShardingDataFlowOpInterface>(maker.op).isLoop();
  bool anyHeld = false;
  for (OpOperand *source : maker.sources) {
    bool isHeld = holds(source->get(), wanted.axes, wanted.reduction);
    bool isCarried = source->getOwner() != maker.op;
    anyHeld |= isHeld;
    if (!isHeld && isLoop && isCarried &&
        !isNeutral(source->get(), wanted.reduction))
      return false;
  }
  return anyHeld;
}

bool UnreducedTable::canProduce(const TensorDefinition &maker,
                                const UnreducedState &wanted) const {
  if (!maker.sources.empty())
    return canPropagate(maker, wanted);
  auto model = dyn_cast<ShardingRuleOpInterface>(maker.op);
  if (!model)
    return false;
  AxisList rest = difference(wanted.axes, ownAxes(maker.op, wanted));
  if (rest.empty())
    return true;
  return llvm::any_of(
      model.getLinearOperands(fromAlgebra(wanted.reduction)),
      [&](const llvm::SmallBitVector &set) {
        bool anyHeld = false;
        return llvm::all_of(set.set_bits(),
                            [&](unsigned i) {
                              Value operand = maker.op->getOperand(i);
                              if (holds(operand, rest, wanted.reduction))
                                return anyHeld = true;
                              return isNeutral(operand, wanted.reduction);
                            }) &&
               anyHeld;
      });
}
