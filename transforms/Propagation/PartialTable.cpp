//===- PartialTable.cpp - Which tensors stay in parts ---------------------===//

#include "transforms/Propagation/PartialTable.h"

#include "dialect/Algebra/AxisDigits.h"
#include "dialect/Algebra/FactorProjection.h"
#include "dialect/Sharding/NeutralValues.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::AxisList;
using ::gspmd::AxisRef;
using ::gspmd::FactorKind;
using ::gspmd::FactorMap;

AxisList mlir::gspmd::commonAxes(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  return ::gspmd::difference(a, ::gspmd::difference(a, b));
}

bool mlir::gspmd::containsAxes(ArrayRef<AxisRef> axes,
                               ArrayRef<AxisRef> others) {
  return ::gspmd::hasAllDigits(axes, others);
}

AxisList PartialTable::freeOf(int number, ArrayRef<AxisRef> axes) const {
  const ::gspmd::TensorSharding &sharding = table.shardingOf(number);
  return ::gspmd::difference(::gspmd::difference(axes, sharding.dimAxes()),
                             sharding.replicatedAxes());
}

bool PartialTable::isNeutral(Value value, ::gspmd::Reduction kind) const {
  return sharding::isNeutral(value, fromAlgebra(kind));
}

bool PartialTable::holds(Value value, ArrayRef<AxisRef> axes,
                         ::gspmd::Reduction kind) const {
  int number = table.findNumber(value);
  return number >= 0 && parts[number].reduction == kind &&
         containsAxes(parts[number].axes, axes);
}

AxisList PartialTable::ownAxes(Operation *op, const TensorParts &wanted) const {
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
    ::gspmd::FactorCuts cuts =
        ::gspmd::projectToCuts(map, t, table.shardingOf(number));
    for (auto [f, cut] : llvm::enumerate(cuts))
      if (map.factor(f).cut == FactorKind::Reduction && cut.isPresent)
        llvm::append_range(own, ::gspmd::difference(cut.axes, own));
  }
  return commonAxes(wanted.axes, own);
}

/// Of what flows into a tensor, at least one must be in parts. Another can be
/// taken apart on its way in, but not in every iteration of a loop.
bool PartialTable::canFlow(const TensorMaker &maker,
                           const TensorParts &wanted) const {
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

bool PartialTable::canMake(const TensorMaker &maker,
                           const TensorParts &wanted) const {
  if (!maker.sources.empty())
    return canFlow(maker, wanted);
  auto model = dyn_cast<ShardingRuleOpInterface>(maker.op);
  if (!model)
    return false;
  AxisList rest = ::gspmd::difference(wanted.axes, ownAxes(maker.op, wanted));
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
