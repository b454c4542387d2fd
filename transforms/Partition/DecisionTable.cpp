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

const FactorDecision &DecisionTable::decide(Operation *op,
                                            ArrayRef<unsigned> outside,
                                            const llvm::SmallBitVector &isFree,
                                            const AxisList &blocked,
                                            unsigned blockedNumber) {
  key.assign({kinds.kindOf(op), blockedNumber});
  for (auto [i, sharding] : llvm::enumerate(outside))
    key.push_back(2 * sharding + isFree[i]);
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (!isFree[i])
      sources.describe(operand, op, key);
  llvm::append_range(key, firstUses(op));
  unsigned problem = problems.idOf(key);
  if (problem == decisions.size())
    decisions.push_back(make(op, outside, isFree, blocked));
  return decisions[problem];
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

FactorDecision DecisionTable::make(Operation *op, ArrayRef<unsigned> outside,
                                   const llvm::SmallBitVector &isFree,
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
  decision.reduction = reductionKindOf(op);
  problem.leavesPartialResults = decision.reduction.has_value();
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
  FactorChoice choice = ::gspmd::chooseFactors(problem, planner);
  decision.bytes = choice.bytes;
  decision.refused = describe(map, choice.refused);
  for (unsigned i = 0; i < outside.size(); ++i) {
    unsigned inside =
        shardings.pool().idOf(::gspmd::shardingInside(problem, i, choice.axes));
    decision.inside.push_back(inside);
    decision.isInPlace &= shardings.haveSamePlacement(inside, outside[i]);
  }
  return decision;
}
