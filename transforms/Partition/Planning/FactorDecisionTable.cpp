//===- FactorDecisionTable.cpp - Memoized factor decisions ----------------===//

#include "transforms/Partition/Planning/FactorDecisionTable.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Returns for each operand the index of the first operand that is the same
/// value.
static SmallVector<unsigned> firstUses(Operation *op) {
  /// Number of operands above which a table is faster than comparing pairs.
  constexpr unsigned kManyOperands = 8;
  SmallVector<unsigned> uses;
  if (op->getNumOperands() <= kManyOperands) {
    for (Value operand : op->getOperands())
      uses.push_back(llvm::find(op->getOperands(), operand) -
                     op->operand_begin());
    return uses;
  }
  DenseMap<Value, unsigned> first;
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    uses.push_back(first.try_emplace(operand, i).first->second);
  return uses;
}

/// Memoizes the kind: the reshard placement search queries each op many times.
unsigned FactorDecisionTable::kindOf(Operation *op) {
  if (mayChange)
    return tables.kinds.kindOf(op);
  auto [it, isNew] = kindOfOp.try_emplace(op);
  if (isNew)
    it->second = tables.kinds.kindOf(op);
  return it->second;
}

const FactorMap &FactorDecisionTable::ruleOf(Operation *op) {
  unsigned kind = kindOf(op);
  if (kind >= tables.rules.size())
    tables.rules.resize(kind + 1);
  if (!tables.rules[kind])
    tables.rules[kind] = std::make_unique<FactorMap>(partitionRuleOf(op));
  return *tables.rules[kind];
}

const FactorDecision &
FactorDecisionTable::decide(Operation *op, ArrayRef<unsigned> outside,
                            const llvm::SmallBitVector &isFree,
                            const llvm::SmallBitVector &isNeutral,
                            const AxisList &blocked) {
  // The list of blocked axes is numbered as the replicated axes of a sharding
  // of rank 0.
  unsigned blockedNumber =
      blocked.empty()
          ? shardings.replicatedId(/*rank=*/0)
          : shardings.pool().idOf(TensorSharding(
                {}, /*replicated=*/blocked, /*unreduced=*/{}, Reduction::Add));
  key.assign({kindOf(op), blockedNumber});
  bool isCommon = true;
  for (auto [i, sharding] : llvm::enumerate(outside))
    key.push_back(2 * sharding + isFree[i]);
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (!isFree[i])
      isCommon &= sources.appendToKey(operand, op, key);
  if (!isCommon)
    return unshared.emplace_back(make(op, outside, isFree, isNeutral, blocked));
  llvm::append_range(key, firstUses(op));
  llvm::append_range(key, isNeutral.set_bits());
  unsigned problem = tables.problems.idOf(key);
  if (problem == tables.decisions.size())
    tables.decisions.push_back(make(op, outside, isFree, isNeutral, blocked));
  return tables.decisions[problem];
}

static std::string describeFactors(const FactorMap &map,
                                   ArrayRef<unsigned> factors) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(factors, os, [&](unsigned f) {
    os << "size " << map.factor(f).size << " ("
       << toString(map.factor(f).partitionKind) << ")";
  });
  return text;
}

/// Defers the reduction of linear operands: if the op is linear in unreduced
/// operands, its result is computed as a partial sum along the axes on which
/// both are unreduced.
void FactorDecisionTable::deferReduction(Operation *op,
                                         const llvm::SmallBitVector &isNeutral,
                                         AssignmentProblem &problem) {
  unsigned numOperands = op->getNumOperands();
  if (op->getNumResults() == 0)
    return;
  const TensorSharding &requested = problem.tensors[numOperands].sharding;
  bool hasReductionFactor =
      llvm::any_of(problem.map->factors(), [](const Factor &factor) {
        return factor.partitionKind == FactorKind::Reduction;
      });
  // Partial results of different reductions do not combine.
  if (requested.unreducedAxes().empty() ||
      (hasReductionFactor && requested.reduction() != problem.reduction))
    return;
  for (const llvm::SmallBitVector &set :
       linearOperandsOf(op, fromAlgebra(requested.reduction()))) {
    AxisList axes(requested.unreducedAxes());
    bool anyUnreduced = false;
    for (unsigned i : set.set_bits()) {
      const TensorSharding &operand = problem.tensors[i].sharding;
      if (isNeutral[i])
        continue;
      bool sameReduction = operand.reduction() == requested.reduction();
      axes = difference(axes,
                        difference(axes, sameReduction ? operand.unreducedAxes()
                                                       : ArrayRef<AxisRef>()));
      anyUnreduced = true;
    }
    if (!anyUnreduced || axes.empty())
      continue;
    problem.deferred = axes;
    problem.reduction = requested.reduction();
    for (unsigned t = 0; t < problem.tensors.size(); ++t)
      problem.tensors[t].isPartialSum = t >= numOperands || set.test(t);
    return;
  }
}

/// Returns how many times more an op computes than one multiply-add at each
/// point of its factors (a factorization of n x n elements: n / 6).
static double workPerPoint(Operation *op, const FactorMap &map) {
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  double points = 2; // flops of a multiply-add
  for (const Factor &factor : map.factors())
    points *= factor.size;
  return cost && points != 0 ? std::max(1.0, cost.getFlops() / points) : 1;
}

FactorDecision FactorDecisionTable::make(Operation *op,
                                         ArrayRef<unsigned> outside,
                                         const llvm::SmallBitVector &isFree,
                                         const llvm::SmallBitVector &isNeutral,
                                         const AxisList &blocked) {
  const FactorMap &map = ruleOf(op);
  AssignmentProblem problem;
  problem.map = &map;
  auto canShard = [&](unsigned f, bool uneven) {
    return canShardFactorOf(op, map, f, uneven);
  };
  problem.canShard = canShard;
  auto communicatedBytes = [&](ArrayRef<AxisList> axes) {
    return communicatedBytesOf(op, map, axes);
  };
  problem.communicatedBytes = communicatedBytes;
  problem.workPerPoint = workPerPoint(op, map);
  FactorDecision decision;
  std::optional<ReductionKind> reduction = reductionKindOf(op);
  problem.leavesPartialResults = reduction.has_value();
  problem.reduction = toAlgebra(reduction.value_or(ReductionKind::Add));
  problem.manualAxes = blocked;
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
      choice.costOfSharding =
          [&, operand = op->getOperand(i)](const TensorSharding &inside) {
            return sources.costOf(operand, shardings.pool().idOf(inside), op);
          };
    problem.tensors.push_back(std::move(choice));
    if (!isResult && uses[i] != i)
      problem.tensors.back().sameAs = uses[i];
  }
  deferReduction(op, isNeutral, problem);
  FactorAssignment choice = assignFactorAxes(problem, planner);
  decision.bytes = choice.bytes;
  decision.tie = choice.tie;
  decision.cost = choice.cost;
  decision.unshardable = describeFactors(map, choice.rejected);
  for (unsigned i = 0; i < outside.size(); ++i) {
    unsigned inside =
        shardings.pool().idOf(shardingInside(problem, i, choice.axes));
    decision.inside.push_back(inside);
    decision.isInPlace &= shardings.haveSamePlacement(inside, outside[i]);
  }
  return decision;
}
