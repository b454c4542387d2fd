//===- RematerializationPlan.cpp - How to recompute a value ---------------===//

#include "compiler/Optimize/Rematerialize/RematerializationPlan.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Support/Regions.h"

using namespace mlir;
using namespace mlir::gspmd;

/// The maximum number of ops that are cloned for one value. Longer expressions
/// cost more time than the memory of one tensor is worth.
static constexpr size_t kMaxRecomputedOps = 16;
/// Bounds the number of aliases of a value.
static constexpr size_t kMaxForms = 16;

RematerializationPlanner::RematerializationPlanner(const Target &target,
                                                   ArrayRef<LiveValue> held)
    : target(target) {
  for (const LiveValue &tensor : held)
    heldTensors.insert(tensor.value);
}

/// Returns the operand of the barrier that defines a value; null for other
/// values.
static Value operandOfBarrier(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !forwardsOperands(op) ||
      op->getNumOperands() != op->getNumResults())
    return {};
  return op->getOperand(cast<OpResult>(value).getResultNumber());
}

/// Returns true if the op is fused into its user, so that its operand is live
/// until the user runs.
static bool isOnlyForm(Operation *op) {
  if (forwardsOperands(op))
    return true;
  WorkKind kind = workKindOf(op);
  return isMemoryEffectFree(op) &&
         (kind == WorkKind::View || kind == WorkKind::Move ||
          kind == WorkKind::Pointwise);
}

/// Adds a use after the peak, by op `user` of the peak's block, to the plan.
static void addUse(OpOperand &use, Operation *user,
                   RematerializationPlan &plan) {
  plan.uses.push_back(&use);
  if (!plan.before || user->isBeforeInBlock(plan.before))
    plan.before = user;
}

/// Adds the uses of the value after `peak`; returns false if `peak` uses it.
bool RematerializationPlanner::addUses(Operation *peak,
                                       RematerializationPlan &plan) const {
  Block *block = peak->getBlock();
  llvm::SetVector<Value> forms;
  forms.insert(plan.value);
  for (size_t i = 0; i < forms.size() && i < kMaxForms; ++i)
    for (OpOperand &use : forms[i].getUses()) {
      Operation *user = block->findAncestorOpInBlock(*use.getOwner());
      if (!user || user == peak)
        return false;
      if (peak->isBeforeInBlock(user)) {
        addUse(use, user, plan);
      } else if (user == use.getOwner() && isOnlyForm(user)) {
        for (Value form : user->getResults())
          if (!heldTensors.contains(form))
            forms.insert(form);
      }
    }
  return !plan.uses.empty();
}

static bool canRunAgain(Operation *op, bool allowsCostly) {
  if (!isMemoryEffectFree(op) || hasProgramRegions(op) || isControl(op) ||
      spmd::startOf(op))
    return false;
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  bool isCostly = isCollective(op) || !cost || cost.getMatrixWork();
  return allowsCostly || !isCostly;
}

/// Values that are live after the peak anyway cost nothing more.
bool RematerializationPlanner::addSource(Value value,
                                         RematerializationPlan &plan,
                                         double &addedBytes) const {
  if (!isa<RankedTensorType>(value.getType()))
    return false;
  if (!plan.sources.insert(value))
    return true;
  Value storage = storageOf(value);
  if (heldTensors.contains(storage) ||
      storage.getParentBlock() != plan.before->getBlock())
    return true;
  auto argument = dyn_cast<BlockArgument>(storage);
  bool isThere = argument && invariantInitOf(argument);
  for (Operation *user : storage.getUsers()) {
    Operation *ancestor = plan.before->getBlock()->findAncestorOpInBlock(*user);
    isThere |= ancestor && !ancestor->isBeforeInBlock(plan.before);
  }
  if (!isThere)
    addedBytes += localBytesOf(value);
  return true;
}

/// Adds the ops that compute `value`; returns false if they cannot be cloned.
bool RematerializationPlanner::addOps(Value value, bool withCostly,
                                      RematerializationPlan &plan,
                                      double &addedBytes) const {
  SmallVector<Value> worklist = {value};
  bool isFirst = true;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    bool isRequired = std::exchange(isFirst, false) || next == plan.value;
    if (Value passed = operandOfBarrier(next)) {
      worklist.push_back(passed);
      isFirst = isRequired;
      continue;
    }
    if (isCheapConstant(next))
      continue;
    Operation *op = next.getDefiningOp();
    bool isSource = !isRequired && heldTensors.contains(storageOf(next));
    if (isSource || !op || op->getBlock() != plan.before->getBlock() ||
        plan.ops.size() == kMaxRecomputedOps || !canRunAgain(op, withCostly)) {
      if (isRequired || !addSource(next, plan, addedBytes))
        return false;
      continue;
    }
    if (plan.ops.insert(op))
      llvm::append_range(worklist, op->getOperands());
  }
  return true;
}

/// Ops that are no longer needed at their original place in the block cost
/// nothing.
double
RematerializationPlanner::secondsOf(const RematerializationPlan &plan) const {
  llvm::SmallPtrSet<Operation *, 16> stillUsed;
  SmallVector<Operation *> ops = llvm::to_vector(plan.ops);
  for (Operation *op : llvm::reverse(ops)) {
    bool isStillUsed = llvm::any_of(op->getUses(), [&](OpOperand &use) {
      Operation *user = use.getOwner();
      return !llvm::is_contained(plan.uses, &use) &&
             (!plan.ops.contains(user) || stillUsed.contains(user));
    });
    if (isStillUsed)
      stillUsed.insert(op);
  }
  llvm::erase_if(ops, [&](Operation *op) { return !stillUsed.contains(op); });
  if (ops.empty())
    return 0;
  double bytes = localBytesOf(plan.value);
  for (Value source : plan.sources)
    bytes += localBytesOf(source);
  return target.secondsOf(ops, bytes);
}

static void sortByPosition(llvm::SetVector<Operation *> &ops) {
  SmallVector<Operation *> sorted = ops.takeVector();
  llvm::sort(sorted,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  ops.insert(sorted.begin(), sorted.end());
}

std::optional<RematerializationPlan>
RematerializationPlanner::find(const LiveValue &tensor) const {
  if (tensor.isUsedThere || !tensor.at || !tensor.value.getDefiningOp() ||
      tensor.at->getBlock() != tensor.value.getDefiningOp()->getBlock())
    return std::nullopt;
  RematerializationPlan read;
  read.value = tensor.value;
  if (!addUses(tensor.at, read))
    return std::nullopt;
  for (bool withCostly : {false, true}) {
    RematerializationPlan plan = read;
    double addedBytes = 0;
    bool canBe = true;
    for (OpOperand *use : plan.uses)
      canBe = canBe && addOps(use->get(), withCostly, plan, addedBytes);
    plan.freedBytes = tensor.bytes - addedBytes;
    // A small gain is not worth it.
    if (!canBe || plan.freedBytes < tensor.bytes / 4)
      continue;
    sortByPosition(plan.ops);
    plan.seconds = secondsOf(plan);
    return plan;
  }
  return std::nullopt;
}

namespace {
/// Clones ops, with barriers around their operands.
class OpCloner {
public:
  OpCloner(const RematerializationPlan &plan, RematerializationEdit &edit)
      : builder(plan.before), edit(edit) {
    for (Value source : plan.sources) {
      Value apart = stablehlo::createOptimizationBarrier(
          builder, plan.value.getLoc(), source);
      edit.clones.push_back(apart.getDefiningOp());
      mapping.map(source, apart);
    }
  }

  void clone(Operation *op) {
    for (Value operand : op->getOperands())
      mapping.map(operand, get(operand));
    edit.clones.push_back(builder.clone(*op, mapping));
  }
  Value get(Value value) const {
    for (Value next = value; next; next = operandOfBarrier(next))
      if (Value clone = mapping.lookupOrNull(next))
        return clone;
    return value;
  }

private:
  OpBuilder builder;
  RematerializationEdit &edit;
  IRMapping mapping;
};
} // namespace

void RematerializationEdit::apply(const RematerializationPlan &plan) {
  OpCloner cloner(plan, *this);
  for (Operation *op : plan.ops)
    cloner.clone(op);
  for (OpOperand *use : plan.uses) {
    replaced.emplace_back(use, use->get());
    use->set(cloner.get(use->get()));
  }
}

void RematerializationEdit::undo() {
  for (auto [use, value] : llvm::reverse(replaced))
    use->set(value);
  for (Operation *op : llvm::reverse(clones))
    op->erase();
}
