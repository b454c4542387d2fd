//===- LinearPath.cpp - Linear ops after a reduction ----------------------===//

#include "compiler/Optimize/DeferCollectives/LinearPath.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Support/Regions.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AxesAttr;
using sharding::ReductionKind;
using sharding::ShardingRuleOpInterface;

/// Bounds the number of ops visited for one path, since several operands may
/// lead back.
static constexpr unsigned kMaxLinearSteps = 32;

/// Returns true if numbers of the type are so small (f16, f8) that partial sums
/// are likely to become infinite where they are scaled up.
static bool hasSmallRange(Type type) {
  auto real = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return real &&
         llvm::APFloat::semanticsMaxExponent(real.getFloatSemantics()) <
             llvm::APFloat::semanticsMaxExponent(llvm::APFloat::BFloat());
}

/// Returns true if zeros along the path yield zeros for any value of `beside`,
/// and partial sums do not become infinite. So a factor must be finite, and an
/// operand in which the op is not linear (a divisor) must not be zero; in a
/// type of small range, products must not be larger than partial sums. Integers
/// have neither infinities nor NaN.
static bool keepsZeros(ShardingRuleOpInterface rule, OpOperand &beside,
                       ReductionKind kind) {
  Value value = beside.get();
  if (isa<IntegerType, IndexType>(getElementTypeOrSelf(value.getType())))
    return true;
  bool isFactor = llvm::any_of(rule.getLinearOperands(kind),
                               [&](const llvm::SmallBitVector &set) {
                                 return set.test(beside.getOperandNumber());
                               });
  if (hasSmallRange(rule->getResult(0).getType()))
    return rule.isElementwise() && (isFactor ? sharding::isAtMostOne(value)
                                             : sharding::isAtLeastOne(value));
  return isFactor ? sharding::isFinite(value)
                  : sharding::isFiniteAndNonzero(value);
}

/// Returns true if a path in `block` may lead through `value`, by its uses and
/// the place of its definition.
static bool mayBeOnPath(Value value, Block *block) {
  Operation *op = value.getDefiningOp();
  return op && op->getBlock() == block && value.hasOneUse();
}

/// Returns true if the op is linear in operand `number` alone, given the other
/// operands of `set`, in which it is linear together. Adds the operands that
/// must be equal on all devices to `alike`.
static bool addOtherOperands(ShardingRuleOpInterface rule,
                             const llvm::SmallBitVector &set, unsigned number,
                             ReductionKind kind,
                             SmallVectorImpl<Value> &alike) {
  for (OpOperand &other : rule->getOpOperands()) {
    if (other.getOperandNumber() == number)
      continue;
    if (set.test(other.getOperandNumber())) {
      if (!sharding::isNeutral(other.get(), kind))
        return false;
      continue;
    }
    if (kind == ReductionKind::Add && !keepsZeros(rule, other, kind))
      return false;
    alike.push_back(other.get());
  }
  return true;
}

std::optional<ReductionPath> LinearPaths::find(Value end, ReductionKind kind,
                                               Block *block) {
  steps = 0;
  Requirements requirements;
  Operation *reduction = follow(end, kind, requirements, block);
  if (!reduction || !isSatisfied(requirements, reduction))
    return std::nullopt;
  return ReductionPath{reduction, end};
}

std::optional<ReductionPath> LinearPaths::through(Operation *op,
                                                  ReductionKind kind) {
  steps = 0;
  Requirements requirements;
  Operation *reduction = followOp(op, kind, requirements);
  if (!reduction || !isSatisfied(requirements, reduction))
    return std::nullopt;
  return ReductionPath{reduction, op->getResult(0)};
}

Operation *LinearPaths::follow(Value value, ReductionKind kind,
                               Requirements &requirements, Block *block) {
  if (!mayBeOnPath(value, block) || ++steps > kMaxLinearSteps)
    return nullptr;
  Operation *op = value.getDefiningOp();
  if (reductionOf(op) == kind)
    return op;
  return followOp(op, kind, requirements);
}

Operation *LinearPaths::followOp(Operation *op, ReductionKind kind,
                                 Requirements &requirements) {
  if (op->getNumResults() != 1 || hasProgramRegions(op))
    return nullptr;
  if (isDataMovementCollective(op) || isa<spmd::AllSliceOp>(op)) {
    requirements.moves.push_back(op);
    return follow(op->getOperand(0), kind, requirements, op->getBlock());
  }
  // Most ops end here, before the queries that take longer.
  if (llvm::none_of(op->getOperands(), [&](Value operand) {
        return mayBeOnPath(operand, op->getBlock());
      }))
    return nullptr;
  auto rule = dyn_cast<ShardingRuleOpInterface>(op);
  if (!rule || !isMemoryEffectFree(op))
    return nullptr;
  for (const llvm::SmallBitVector &set : rule.getLinearOperands(kind))
    for (unsigned i : set.set_bits()) {
      if (!mayBeOnPath(op->getOperand(i), op->getBlock()))
        continue;
      Requirements more = requirements;
      if (!addOtherOperands(rule, set, i, kind, more.alike))
        continue;
      if (Operation *found =
              follow(op->getOperand(i), kind, more, op->getBlock())) {
        requirements = std::move(more);
        return found;
      }
    }
  return nullptr;
}

bool LinearPaths::isSatisfied(const Requirements &requirements,
                              Operation *reduction) {
  auto axes = reduction->getAttrOfType<AxesAttr>("axes");
  AxisList opAxes = axes.toAxes(target.meshOf(axes));
  return llvm::all_of(requirements.moves,
                      [&](Operation *move) {
                        auto other = axesOf(move, axes.getMesh(), target);
                        return other && !overlaps(*other, opAxes);
                      }) &&
         llvm::all_of(requirements.alike, [&](Value value) {
           return replicas.isReplicated(value, axes);
         });
}
