//===- UnreducedAnalysis.cpp - What stays in parts until it is summed -----===//

#include "transforms/Propagation/Unreduced/UnreducedAnalysis.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

UnreducedAnalysis::UnreducedAnalysis(ModuleOp module, ShardingTable &table)
    : table(table), parts(table), makers(table) {
  bool anyAskedFor = llvm::any_of(llvm::seq<int>(parts.size()),
                                  [&](int n) { return isRequested(n); });
  if (!anyAskedFor)
    return;
  for (int n = 0; n < int(parts.size()); ++n)
    if (isRequested(n))
      request(n, {AxisList(table.shardingOf(n).unreducedAxes()),
                  table.shardingOf(n).reduction()});
  module.walk<WalkOrder::PreOrder>(
      [&](ManualComputationOp op) { requestInputs(op); });
  makers.collect(module);
  while (!requests.empty()) {
    auto [number, wanted] = requests.back();
    requests.pop_back();
    for (const TensorDefinition &maker : makers.of(number))
      requestOperands(maker, wanted);
  }
  while (removeInfeasible())
    ;
  // In order of the program, again where a loop hands something on.
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (Operation *op : makers.ruleOps())
      isChanged |= derive(op);
    for (int target : makers.flowTargets())
      isChanged |= deriveFlow(target);
  }
}

//===----------------------------------------------------------------------===//
// What is asked for, and of what it is to be made
//===----------------------------------------------------------------------===//

/// What a region takes in parts is to come in such.
void UnreducedAnalysis::requestInputs(ManualComputationOp op) {
  ShardingAttrTable &shardings = table.getShardings();
  for (auto [input, attr] :
       llvm::zip_equal(op.getInputs(), op.getInShardings().getShardings())) {
    const TensorSharding &wanted = shardings[shardings.idOf(attr)];
    int number = table.findNumber(input);
    if (number >= 0 && !wanted.unreducedAxes().empty())
      request(number, {AxisList(wanted.unreducedAxes()), wanted.reduction()});
  }
}

void UnreducedAnalysis::request(int number, const UnreducedState &wanted) {
  UnreducedState &now = parts[number];
  AxisList axes = parts.withoutUsedAxes(number, wanted.axes);
  if (!now.axes.empty() && now.reduction != wanted.reduction)
    return;
  AxisList added = difference(axes, now.axes);
  if (added.empty())
    return;
  llvm::append_range(now.axes, added);
  llvm::sort(now.axes);
  now.axes = canonical(now.axes);
  now.reduction = wanted.reduction;
  requests.push_back({number, now});
}

/// The set of operands that parts of the result are made of: one of which
/// something is in parts already, or the only one.
const llvm::SmallBitVector *
UnreducedAnalysis::chooseSet(Operation *op, const UnreducedState &wanted,
                             ArrayRef<llvm::SmallBitVector> sets) {
  for (const llvm::SmallBitVector &set : sets)
    if (llvm::any_of(set.set_bits(), [&](unsigned i) {
          return parts.holds(op->getOperand(i), wanted.axes, wanted.reduction);
        }))
      return &set;
  return sets.size() == 1 ? sets.begin() : nullptr;
}

void UnreducedAnalysis::requestOperands(const TensorDefinition &maker,
                                        const UnreducedState &wanted) {
  auto ask = [&](Value value, const UnreducedState &wanted) {
    if (int number = table.findNumber(value);
        number >= 0 && !parts.isNeutral(value, wanted.reduction))
      request(number, wanted);
  };
  for (OpOperand *source : maker.sources)
    ask(source->get(), wanted);
  auto model = dyn_cast<ShardingRuleOpInterface>(maker.op);
  if (!maker.sources.empty() || !model)
    return;
  AxisList rest = difference(wanted.axes, parts.ownAxes(maker.op, wanted));
  if (rest.empty())
    return;
  auto sets = model.getLinearOperands(fromAlgebra(wanted.reduction));
  if (auto *set = chooseSet(maker.op, {rest, wanted.reduction}, sets))
    for (unsigned i : set->set_bits())
      ask(maker.op->getOperand(i), {rest, wanted.reduction});
}

//===----------------------------------------------------------------------===//
// What can be made
//===----------------------------------------------------------------------===//

/// Takes back what cannot be made, axis by axis.
bool UnreducedAnalysis::removeInfeasible() {
  bool isChanged = false;
  for (int number = 0; number < int(parts.size()); ++number) {
    UnreducedState &wanted = parts[number];
    if (wanted.axes.empty())
      continue;
    AxisList kept;
    for (const AxisRef &axis : wanted.axes) {
      UnreducedState one{AxisList{axis}, wanted.reduction};
      ArrayRef<TensorDefinition> made = makers.of(number);
      if (isGiven(number)
              ? made.empty()
              : !made.empty() &&
                    llvm::all_of(made, [&](const TensorDefinition &maker) {
                      return parts.canProduce(maker, one);
                    }))
        kept.push_back(axis);
    }
    isChanged |= kept.size() != wanted.axes.size();
    wanted.axes = kept;
  }
  return isChanged;
}

//===----------------------------------------------------------------------===//
// Through linear ops
//===----------------------------------------------------------------------===//

/// May it be told of tensor `number` that it stays in parts, of which nothing
/// is said, and which comes to be in one way?
bool UnreducedAnalysis::isOpen(int number) {
  return number >= 0 && !table.getTensors()[number].annotated &&
         makers.of(number).size() == 1;
}

/// Does what flows into `number` stay in parts? What a loop carries does so
/// only where it is asked for.
bool UnreducedAnalysis::flowsOn(int number, const UnreducedState &wanted) {
  if (!isOpen(number))
    return false;
  if (containsAxes(parts[number].axes, wanted.axes))
    return true;
  const TensorDefinition &maker = makers.of(number).front();
  return !cast<ShardingDataFlowOpInterface>(maker.op).isLoop() &&
         parts.withoutUsedAxes(number, wanted.axes) == wanted.axes &&
         llvm::all_of(maker.sources, [&](OpOperand *source) {
           return parts.holds(source->get(), wanted.axes, wanted.reduction) ||
                  parts.isNeutral(source->get(), wanted.reduction);
         });
}

/// Keeps what flows into a branch's result, a barrier's or a function in parts.
bool UnreducedAnalysis::deriveFlow(int number) {
  if (!isOpen(number) || !parts[number].axes.empty())
    return false;
  for (OpOperand *source : makers.of(number).front().sources) {
    int from = table.findNumber(source->get());
    if (from < 0 || parts[from].axes.empty())
      continue;
    UnreducedState wanted = parts[from];
    bool isWhole = llvm::any_of(source->get().getUses(), [&](OpOperand &use) {
      return !passesOn(use, wanted);
    });
    if (isWhole || !flowsOn(number, wanted))
      return false;
    parts[number] = wanted;
    return true;
  }
  return false;
}

/// Is `use` by an op whose result is, or may be, in parts as its operand is?
bool UnreducedAnalysis::passesOn(OpOperand &use, const UnreducedState &wanted) {
  if (std::optional<int> target = makers.flowTarget(use))
    return flowsOn(*target, wanted);
  Operation *op = use.getOwner();
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  if (!model || isa<ReshardOp, MeshSplitOp>(op))
    return false;
  return llvm::any_of(
      model.getLinearOperands(fromAlgebra(wanted.reduction)),
      [&](const llvm::SmallBitVector &set) {
        return set.test(use.getOperandNumber()) &&
               isWholeBeside(op, set, wanted) &&
               llvm::all_of(set.set_bits(), [&](unsigned i) {
                 Value operand = op->getOperand(i);
                 return parts.holds(operand, wanted.axes, wanted.reduction) ||
                        parts.isNeutral(operand, wanted.reduction);
               });
      });
}

/// Are the operands that are not in `set` whole anyway (the other factor of a
/// product)? If not, they are reduced for the op.
bool UnreducedAnalysis::isWholeBeside(Operation *op,
                                      const llvm::SmallBitVector &set,
                                      const UnreducedState &wanted) {
  return llvm::none_of(llvm::enumerate(op->getOperands()), [&](auto it) {
    int number = table.findNumber(it.value());
    return !set.test(it.index()) && number >= 0 &&
           !commonAxes(parts[number].axes, wanted.axes).empty();
  });
}

/// Is no more reduced behind the op than before it? An operand with several
/// uses is reduced once for all of them.
bool UnreducedAnalysis::isWorthwhile(Operation *op,
                                     const llvm::SmallBitVector &set,
                                     const UnreducedState &wanted) {
  if (!isWholeBeside(op, set, wanted))
    return false;
  double before = 0;
  for (unsigned i : set.set_bits()) {
    Value operand = op->getOperand(i);
    if (!parts.holds(operand, wanted.axes, wanted.reduction))
      continue;
    if (operand.getParentBlock() != op->getBlock() ||
        !llvm::all_of(operand.getUses(),
                      [&](OpOperand &use) { return passesOn(use, wanted); }))
      return false;
    SmallPtrSet<Operation *, 4> users(llvm::from_range, operand.getUsers());
    before += tensorBytes(operand.getType()) / users.size();
  }
  double behind = 0;
  for (Value result : op->getResults())
    behind += tensorBytes(result.getType());
  return behind <= before;
}

/// Keeps the op's result in parts as its operands are, if nothing else is said
/// of it. Tells whether that is new.
bool UnreducedAnalysis::derive(Operation *op) {
  if (op->getNumResults() != 1 || isa<ReshardOp, MeshSplitOp>(op))
    return false;
  int number = table.findNumber(op->getResult(0));
  if (!isOpen(number) || !parts[number].axes.empty())
    return false;
  for (Value operand : op->getOperands()) {
    int from = table.findNumber(operand);
    if (from < 0 || parts[from].axes.empty())
      continue;
    UnreducedState wanted = parts[from];
    wanted.axes = parts.withoutUsedAxes(number, wanted.axes);
    if (wanted.axes.empty() ||
        !parts.canProduce(makers.of(number).front(), wanted))
      continue;
    for (const llvm::SmallBitVector &set :
         cast<ShardingRuleOpInterface>(op).getLinearOperands(
             fromAlgebra(wanted.reduction)))
      if (isWorthwhile(op, set, wanted)) {
        parts[number] = wanted;
        return true;
      }
  }
  return false;
}
