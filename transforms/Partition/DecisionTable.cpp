//===- DecisionTable.cpp - Factor choices that were made before -----------===//

#include "transforms/Partition/DecisionTable.h"
#include "dialect/Sharding/WrittenRules.h"
#include "transforms/Partition/LocalBuilder.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::AxisList;
using ::gspmd::ChoiceProblem;
using ::gspmd::ChoiceTensor;
using ::gspmd::FactorChoice;
using ::gspmd::FactorMap;
using ::gspmd::TensorSharding;

/// Per operand: the first one that is the same value.
static SmallVector<unsigned> firstUses(Operation *op) {
  DenseMap<Value, unsigned> first;
  SmallVector<unsigned> uses;
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    uses.push_back(first.try_emplace(operand, i).first->second);
  return uses;
}

/// While values settle it is asked for again and again.
unsigned DecisionTable::kindOf(Operation *op) {
  if (mayChange)
    return tables.kinds.kindOf(op);
  auto [it, isNew] = kindOfOp.try_emplace(op);
  if (isNew)
    it->second = tables.kinds.kindOf(op);
  return it->second;
}

const FactorDecision &
DecisionTable::decide(Operation *op, ArrayRef<unsigned> outside,
                      const llvm::SmallBitVector &isFree,
                      const llvm::SmallBitVector &isNeutral,
                      const AxisList &blocked) {
  // A list of axes has a number as part of a sharding.
  unsigned blockedNumber = shardings.pool().idOf(TensorSharding(
      {}, /*replicated=*/blocked, /*unreduced=*/{}, ::gspmd::Reduction::Add));
  key.assign({kindOf(op), blockedNumber});
  bool isCommon = true;
  for (auto [i, sharding] : llvm::enumerate(outside))
    key.push_back(2 * sharding + isFree[i]);
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (!isFree[i])
      isCommon &= sources.describe(operand, op, key);
  if (!isCommon)
    return own.emplace_back(make(op, outside, isFree, isNeutral, blocked));
  llvm::append_range(key, firstUses(op));
  llvm::append_range(key, isNeutral.set_bits());
  unsigned problem = tables.problems.idOf(key);
  if (problem == tables.decisions.size())
    tables.decisions.push_back(make(op, outside, isFree, isNeutral, blocked));
  return tables.decisions[problem];
}

static std::string describe(const FactorMap &map, ArrayRef<unsigned> factors) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(factors, os, [&](unsigned f) {
    os << "size " << map.factor(f).size << " ("
       << ::gspmd::toString(map.factor(f).cut) << ")";
  });
  return text;
}

/// Lets the op make parts of its results of parts of operands, along the axes
/// that both are to be in parts along.
void DecisionTable::deferReduction(Operation *op,
                                   const llvm::SmallBitVector &isNeutral,
                                   ChoiceProblem &problem) {
  unsigned numOperands = op->getNumOperands();
  if (op->getNumResults() == 0)
    return;
  const ::gspmd::TensorSharding &wanted = problem.tensors[numOperands].sharding;
  bool cutsReductions =
      llvm::any_of(problem.map->factors(), [](const ::gspmd::Factor &factor) {
        return factor.cut == ::gspmd::FactorKind::Reduction;
      });
  // Parts of two kinds are no parts of one thing.
  if (wanted.unreducedAxes().empty() ||
      (cutsReductions && wanted.reduction() != problem.reduction))
    return;
  for (const llvm::SmallBitVector &set :
       linearOperandsOf(op, fromAlgebra(wanted.reduction()))) {
    AxisList axes(wanted.unreducedAxes());
    bool anyInParts = false;
    for (unsigned i : set.set_bits()) {
      const ::gspmd::TensorSharding &operand = problem.tensors[i].sharding;
      if (isNeutral[i])
        continue;
      bool isAlike = operand.reduction() == wanted.reduction();
      axes = ::gspmd::difference(
          axes,
          ::gspmd::difference(axes, isAlike ? operand.unreducedAxes()
                                            : ArrayRef<::gspmd::AxisRef>()));
      anyInParts = true;
    }
    if (!anyInParts || axes.empty())
      continue;
    problem.deferred = axes;
    problem.reduction = wanted.reduction();
    for (unsigned t = 0; t < problem.tensors.size(); ++t)
      problem.tensors[t].isInParts = t >= numOperands || set.test(t);
    return;
  }
}

FactorDecision DecisionTable::make(Operation *op, ArrayRef<unsigned> outside,
                                   const llvm::SmallBitVector &isFree,
                                   const llvm::SmallBitVector &isNeutral,
                                   const AxisList &blocked) {
  FactorMap map = partitionRuleOf(op);
  ChoiceProblem problem;
  problem.map = &map;
  auto canCut = [&](unsigned f, bool uneven) {
    return canCutFactorOf(op, map, f, uneven);
  };
  problem.canCut = canCut;
  auto communicated = [&](ArrayRef<AxisList> axes) {
    return communicatedBytesOf(op, map, axes);
  };
  problem.communicated = communicated;
  FactorDecision decision;
  std::optional<ReductionKind> reduction = reductionKindOf(op);
  problem.leavesPartialResults = reduction.has_value();
  problem.reduction = toAlgebra(reduction.value_or(ReductionKind::Add));
  problem.blocked = blocked;
  SmallVector<unsigned> uses = firstUses(op);
  for (unsigned i = 0; i < outside.size(); ++i) {
    bool isResult = i >= op->getNumOperands();
    Type type = isResult ? op->getResult(i - op->getNumOperands()).getType()
                         : op->getOperand(i).getType();
    auto tensor = dyn_cast<RankedTensorType>(type);
    ChoiceTensor choice;
    choice.shape = tensor ? tensor.getShape() : ArrayRef<int64_t>();
    choice.elementBytes = elementBytes(type);
    choice.sharding = shardings[outside[i]];
    choice.isResult = isResult;
    choice.isFree = isFree[i];
    if (!isResult && !isFree[i] && sources.hasSources(op->getOperand(i), op))
      choice.costIn = [&, operand =
                              op->getOperand(i)](const TensorSharding &inside) {
        return sources.costOf(operand, shardings.pool().idOf(inside), op);
      };
    problem.tensors.push_back(std::move(choice));
    if (!isResult && uses[i] != i)
      problem.tensors.back().sameAs = uses[i];
  }
  deferReduction(op, isNeutral, problem);
  FactorChoice choice = ::gspmd::chooseFactors(problem, planner);
  decision.bytes = choice.bytes;
  decision.cost = choice.cost;
  decision.refused = describe(map, choice.refused);
  for (unsigned i = 0; i < outside.size(); ++i) {
    unsigned inside =
        shardings.pool().idOf(::gspmd::shardingInside(problem, i, choice.axes));
    decision.inside.push_back(inside);
    decision.isInPlace &= shardings.haveSamePlacement(inside, outside[i]);
  }
  return decision;
}
