//===- FactorDecisionTable.cpp - Factor choices that were made before -----===//

#include "transforms/Partition/InsertReshards/FactorDecisionTable.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "transforms/Partition/Support/LocalBuilder.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Per operand: the first one that is the same value.
static SmallVector<unsigned> firstUses(Operation *op) {
  DenseMap<Value, unsigned> first;
  SmallVector<unsigned> uses;
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    uses.push_back(first.try_emplace(operand, i).first->second);
  return uses;
}

/// While values settle it is asked for again and again.
unsigned FactorDecisionTable::kindOf(Operation *op) {
  if (mayChange)
    return tables.kinds.kindOf(op);
  auto [it, isNew] = kindOfOp.try_emplace(op);
  if (isNew)
    it->second = tables.kinds.kindOf(op);
  return it->second;
}

const FactorDecision &
FactorDecisionTable::decide(Operation *op, ArrayRef<unsigned> outside,
                            const llvm::SmallBitVector &isFree,
                            const llvm::SmallBitVector &isNeutral,
                            const AxisList &blocked) {
  // A list of axes has a number as part of a sharding.
  unsigned blockedNumber = shardings.pool().idOf(TensorSharding(
      {}, /*replicated=*/blocked, /*unreduced=*/{}, Reduction::Add));
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
       << toString(map.factor(f).partitionKind) << ")";
  });
  return text;
}

/// Lets the op make parts of its results of parts of operands, along the axes
/// that both are to be in parts along.
void FactorDecisionTable::deferReduction(Operation *op,
                                         const llvm::SmallBitVector &isNeutral,
                                         AssignmentProblem &problem) {
  unsigned numOperands = op->getNumOperands();
  if (op->getNumResults() == 0)
    return;
  const TensorSharding &wanted = problem.tensors[numOperands].sharding;
  bool cutsReductions =
      llvm::any_of(problem.map->factors(), [](const Factor &factor) {
        return factor.partitionKind == FactorKind::Reduction;
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
      const TensorSharding &operand = problem.tensors[i].sharding;
      if (isNeutral[i])
        continue;
      bool isAlike = operand.reduction() == wanted.reduction();
      axes = difference(axes, difference(axes, isAlike ? operand.unreducedAxes()
                                                       : ArrayRef<AxisRef>()));
      anyInParts = true;
    }
    if (!anyInParts || axes.empty())
      continue;
    problem.deferred = axes;
    problem.reduction = wanted.reduction();
    for (unsigned t = 0; t < problem.tensors.size(); ++t)
      problem.tensors[t].isPartialSum = t >= numOperands || set.test(t);
    return;
  }
}

FactorDecision FactorDecisionTable::make(Operation *op,
                                         ArrayRef<unsigned> outside,
                                         const llvm::SmallBitVector &isFree,
                                         const llvm::SmallBitVector &isNeutral,
                                         const AxisList &blocked) {
  FactorMap map = partitionRuleOf(op);
  AssignmentProblem problem;
  problem.map = &map;
  auto canShard = [&](unsigned f, bool uneven) {
    return canShardFactorOf(op, map, f, uneven);
  };
  problem.canShard = canShard;
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
    AssignmentTensor choice;
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
  FactorAssignment choice = assignFactorAxes(problem, planner);
  decision.bytes = choice.bytes;
  decision.cost = choice.cost;
  decision.rejected = describe(map, choice.rejected);
  for (unsigned i = 0; i < outside.size(); ++i) {
    unsigned inside =
        shardings.pool().idOf(shardingInside(problem, i, choice.axes));
    decision.inside.push_back(inside);
    decision.isInPlace &= shardings.haveSamePlacement(inside, outside[i]);
  }
  return decision;
}
