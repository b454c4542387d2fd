//===- UnreducedAnalysis.cpp - Placement of deferred reductions -----------===//

#include "transforms/Propagation/Unreduced/UnreducedAnalysis.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

UnreducedAnalysis::UnreducedAnalysis(ModuleOp module, ShardingTable &table)
    : table(table), unreduced(table), definitions(table) {
  bool anyRequest = llvm::any_of(llvm::seq<int>(unreduced.size()),
                                 [&](int n) { return isRequested(n); });
  if (!anyRequest)
    return;
  for (int n = 0; n < int(unreduced.size()); ++n)
    if (isRequested(n))
      request(n, {AxisList(table.shardingOf(n).unreducedAxes()),
                  table.shardingOf(n).reduction()});
  module.walk<WalkOrder::PreOrder>(
      [&](ManualComputationOp op) { requestInputs(op); });
  definitions.collect(module);
  while (!requests.empty()) {
    auto [number, requested] = requests.back();
    requests.pop_back();
    for (const TensorDefinition &definition : definitions.definitionsOf(number))
      requestOperands(definition, requested);
  }
  while (removeInfeasible())
    ;
  // In program order, repeated because loops forward values.
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (Operation *op : definitions.ruleOps())
      isChanged |= propagate(op);
    for (int target : definitions.flowTargets())
      isChanged |= propagateFlow(target);
  }
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

/// Requests that inputs of a region be unreduced as the region takes them.
void UnreducedAnalysis::requestInputs(ManualComputationOp op) {
  ShardingAttrTable &shardings = table.getShardings();
  for (auto [input, attr] :
       llvm::zip_equal(op.getInputs(), op.getInShardings().getShardings())) {
    const TensorSharding &requested = shardings[shardings.idOf(attr)];
    int number = table.findNumber(input);
    if (number >= 0 && !requested.unreducedAxes().empty())
      request(number,
              {AxisList(requested.unreducedAxes()), requested.reduction()});
  }
}

void UnreducedAnalysis::request(int number, const UnreducedState &requested) {
  UnreducedState &now = unreduced[number];
  AxisList axes = unreduced.withoutUsedAxes(number, requested.axes);
  if (!now.axes.empty() && now.reduction != requested.reduction)
    return;
  AxisList added = difference(axes, now.axes);
  if (added.empty())
    return;
  llvm::append_range(now.axes, added);
  llvm::sort(now.axes);
  now.axes = canonical(now.axes);
  now.reduction = requested.reduction;
  requests.push_back({number, now});
}

/// Returns the set of linear operands to make unreduced: one with an operand
/// that is unreduced already, or the only one.
const llvm::SmallBitVector *
UnreducedAnalysis::chooseSet(Operation *op, const UnreducedState &requested,
                             ArrayRef<llvm::SmallBitVector> sets) {
  for (const llvm::SmallBitVector &set : sets)
    if (llvm::any_of(set.set_bits(), [&](unsigned i) {
          return unreduced.isUnreduced(op->getOperand(i), requested.axes,
                                       requested.reduction);
        }))
      return &set;
  return sets.size() == 1 ? sets.begin() : nullptr;
}

void UnreducedAnalysis::requestOperands(const TensorDefinition &definition,
                                        const UnreducedState &requested) {
  auto requestOperand = [&](Value value, const UnreducedState &requested) {
    if (int number = table.findNumber(value);
        number >= 0 && !unreduced.isNeutral(value, requested.reduction))
      request(number, requested);
  };
  for (OpOperand *source : definition.sources)
    requestOperand(source->get(), requested);
  auto model = dyn_cast<ShardingRuleOpInterface>(definition.op);
  if (!definition.sources.empty() || !model)
    return;
  AxisList rest =
      difference(requested.axes, unreduced.ownAxes(definition.op, requested));
  if (rest.empty())
    return;
  auto sets = model.getLinearOperands(fromAlgebra(requested.reduction));
  if (auto *set = chooseSet(definition.op, {rest, requested.reduction}, sets))
    for (unsigned i : set->set_bits())
      requestOperand(definition.op->getOperand(i), {rest, requested.reduction});
}

//===----------------------------------------------------------------------===//
// Feasibility
//===----------------------------------------------------------------------===//

/// Withdraws requests that cannot be satisfied, axis by axis.
bool UnreducedAnalysis::removeInfeasible() {
  bool isChanged = false;
  for (int number = 0; number < int(unreduced.size()); ++number) {
    UnreducedState &requested = unreduced[number];
    if (requested.axes.empty())
      continue;
    AxisList kept;
    for (const AxisRef &axis : requested.axes) {
      UnreducedState one{AxisList{axis}, requested.reduction};
      ArrayRef<TensorDefinition> defs = definitions.definitionsOf(number);
      if (isExternal(number)
              ? defs.empty()
              : !defs.empty() &&
                    llvm::all_of(defs, [&](const TensorDefinition &definition) {
                      return unreduced.canProduce(definition, one);
                    }))
        kept.push_back(axis);
    }
    isChanged |= kept.size() != requested.axes.size();
    requested.axes = kept;
  }
  return isChanged;
}

//===----------------------------------------------------------------------===//
// Through linear ops
//===----------------------------------------------------------------------===//

/// Returns true if tensor `number` has no annotation and one definition, so
/// that it may become unreduced.
bool UnreducedAnalysis::isOpen(int number) {
  return number >= 0 && !table.getTensors()[number].annotated &&
         definitions.definitionsOf(number).size() == 1;
}

/// Returns true if the target `number` of a data-flow edge stays unreduced. A
/// loop-carried value does so only if that is requested.
bool UnreducedAnalysis::staysUnreduced(int number,
                                       const UnreducedState &requested) {
  if (!isOpen(number))
    return false;
  if (containsAxes(unreduced[number].axes, requested.axes))
    return true;
  const TensorDefinition &definition =
      definitions.definitionsOf(number).front();
  return !cast<ShardingDataFlowOpInterface>(definition.op).isLoop() &&
         unreduced.withoutUsedAxes(number, requested.axes) == requested.axes &&
         llvm::all_of(definition.sources, [&](OpOperand *source) {
           return unreduced.isUnreduced(source->get(), requested.axes,
                                        requested.reduction) ||
                  unreduced.isNeutral(source->get(), requested.reduction);
         });
}

/// Keeps the result of a branch, a barrier or the argument of a function
/// unreduced if its source is.
bool UnreducedAnalysis::propagateFlow(int number) {
  if (!isOpen(number) || !unreduced[number].axes.empty())
    return false;
  for (OpOperand *source : definitions.definitionsOf(number).front().sources) {
    int from = table.findNumber(source->get());
    if (from < 0 || unreduced[from].axes.empty())
      continue;
    UnreducedState requested = unreduced[from];
    bool isReduced = llvm::any_of(source->get().getUses(), [&](OpOperand &use) {
      return !userKeepsUnreduced(use, requested);
    });
    if (isReduced || !staysUnreduced(number, requested))
      return false;
    unreduced[number] = requested;
    return true;
  }
  return false;
}

/// Returns true if the result of the user of `use` is, or may become, unreduced
/// like its operand.
bool UnreducedAnalysis::userKeepsUnreduced(OpOperand &use,
                                           const UnreducedState &requested) {
  if (std::optional<int> target = definitions.flowTarget(use))
    return staysUnreduced(*target, requested);
  Operation *op = use.getOwner();
  auto model = dyn_cast<ShardingRuleOpInterface>(op);
  if (!model || isa<ReshardOp, MeshSplitOp>(op))
    return false;
  return llvm::any_of(
      model.getLinearOperands(fromAlgebra(requested.reduction)),
      [&](const llvm::SmallBitVector &set) {
        return set.test(use.getOperandNumber()) &&
               hasReducedCoOperands(op, set, requested) &&
               llvm::all_of(set.set_bits(), [&](unsigned i) {
                 Value operand = op->getOperand(i);
                 return unreduced.isUnreduced(operand, requested.axes,
                                              requested.reduction) ||
                        unreduced.isNeutral(operand, requested.reduction);
               });
      });
}

/// Returns true if the operands that are not in `set` are reduced anyway (the
/// other factor of a product). Otherwise they would have to be reduced for the
/// op.
bool UnreducedAnalysis::hasReducedCoOperands(Operation *op,
                                             const llvm::SmallBitVector &set,
                                             const UnreducedState &requested) {
  return llvm::none_of(llvm::enumerate(op->getOperands()), [&](auto it) {
    int number = table.findNumber(it.value());
    return !set.test(it.index()) && number >= 0 &&
           !commonAxes(unreduced[number].axes, requested.axes).empty();
  });
}

/// Returns true if no more is reduced after the op than before it. An operand
/// with several uses is reduced once for all of them.
bool UnreducedAnalysis::isWorthwhile(Operation *op,
                                     const llvm::SmallBitVector &set,
                                     const UnreducedState &requested) {
  if (!hasReducedCoOperands(op, set, requested))
    return false;
  double before = 0;
  for (unsigned i : set.set_bits()) {
    Value operand = op->getOperand(i);
    if (!unreduced.isUnreduced(operand, requested.axes, requested.reduction))
      continue;
    if (operand.getParentBlock() != op->getBlock() ||
        !llvm::all_of(operand.getUses(), [&](OpOperand &use) {
          return userKeepsUnreduced(use, requested);
        }))
      return false;
    SmallPtrSet<Operation *, 4> users(llvm::from_range, operand.getUsers());
    before += tensorBytes(operand.getType()) / users.size();
  }
  double after = 0;
  for (Value result : op->getResults())
    after += tensorBytes(result.getType());
  return after <= before;
}

/// Makes the result of the op unreduced like its operands if it has no
/// annotation. Returns true if that is new.
bool UnreducedAnalysis::propagate(Operation *op) {
  if (op->getNumResults() != 1 || isa<ReshardOp, MeshSplitOp>(op))
    return false;
  int number = table.findNumber(op->getResult(0));
  if (!isOpen(number) || !unreduced[number].axes.empty())
    return false;
  for (Value operand : op->getOperands()) {
    int from = table.findNumber(operand);
    if (from < 0 || unreduced[from].axes.empty())
      continue;
    UnreducedState requested = unreduced[from];
    requested.axes = unreduced.withoutUsedAxes(number, requested.axes);
    if (requested.axes.empty() ||
        !unreduced.canProduce(definitions.definitionsOf(number).front(),
                              requested))
      continue;
    for (const llvm::SmallBitVector &set :
         cast<ShardingRuleOpInterface>(op).getLinearOperands(
             fromAlgebra(requested.reduction)))
      if (isWorthwhile(op, set, requested)) {
        unreduced[number] = requested;
        return true;
      }
  }
  return false;
}
