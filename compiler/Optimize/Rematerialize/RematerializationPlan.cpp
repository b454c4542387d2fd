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

/// Bounds the number of ops to clone for one value.
static constexpr size_t kMaxRecomputedOps = 16;
/// Bounds the number of aliases of a value.
static constexpr size_t kMaxForms = 16;

RematerializationPlanner::RematerializationPlanner(const Target &target,
                                                   ArrayRef<LiveValue> held)
    : target(target) {
  for (const LiveValue &tensor : held)
    isHeld.insert(tensor.value);
}

/// Returns the operand of the barrier that defines a value; null for other
/// values.
static Value behindBarrier(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !forwardsOperands(op) ||
      op->getNumOperands() != op->getNumResults())
    return {};
  return op->getOperand(cast<OpResult>(value).getResultNumber());
}

/// Returns true if the op is computed inside of its user, so that its operand
/// is live until then.
static bool isOnlyForm(Operation *op) {
  if (forwardsOperands(op))
    return true;
  WorkKind kind = workKindOf(op);
  return isMemoryEffectFree(op) &&
         (kind == WorkKind::View || kind == WorkKind::Move ||
          kind == WorkKind::Pointwise);
}

/// Adds the uses of the value after `peak`; returns false if `peak` uses it.
bool RematerializationPlanner::addUses(Operation *peak,
                                       RematerializationPlan &again) const {
  Block *block = peak->getBlock();
  llvm::SetVector<Value> forms;
  forms.insert(again.value);
  for (size_t i = 0; i < forms.size() && i < kMaxForms; ++i)
    for (OpOperand &use : forms[i].getUses()) {
      Operation *user = block->findAncestorOpInBlock(*use.getOwner());
      if (!user || user == peak)
        return false;
      if (peak->isBeforeInBlock(user)) {
        again.uses.push_back(&use);
        if (!again.before || user->isBeforeInBlock(again.before))
          again.before = user;
      } else if (user == use.getOwner() && isOnlyForm(user)) {
        for (Value form : user->getResults())
          if (!isHeld.contains(form))
            forms.insert(form);
      }
    }
  return !again.uses.empty();
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
                                         RematerializationPlan &again,
                                         double &moreBytes) const {
  if (!isa<RankedTensorType>(value.getType()))
    return false;
  if (!again.sources.insert(value))
    return true;
  Value storage = storageOf(value);
  if (isHeld.contains(storage) ||
      storage.getParentBlock() != again.before->getBlock())
    return true;
  auto argument = dyn_cast<BlockArgument>(storage);
  bool isThere = argument && invariantInitOf(argument);
  for (Operation *user : storage.getUsers()) {
    Operation *own = again.before->getBlock()->findAncestorOpInBlock(*user);
    isThere |= own && !own->isBeforeInBlock(again.before);
  }
  if (!isThere)
    moreBytes += bytesOfTensor(value);
  return true;
}

/// Adds the ops that compute `value`; returns false if they cannot be cloned.
bool RematerializationPlanner::addOps(Value value, bool withCostly,
                                      RematerializationPlan &again,
                                      double &moreBytes) const {
  SmallVector<Value> open = {value};
  bool isFirst = true;
  while (!open.empty()) {
    Value next = open.pop_back_val();
    bool isRequired = std::exchange(isFirst, false) || next == again.value;
    if (Value passed = behindBarrier(next)) {
      open.push_back(passed);
      isFirst = isRequired;
      continue;
    }
    if (isCheapConstant(next))
      continue;
    Operation *op = next.getDefiningOp();
    bool isSource = !isRequired && isHeld.contains(storageOf(next));
    if (isSource || !op || op->getBlock() != again.before->getBlock() ||
        again.ops.size() == kMaxRecomputedOps || !canRunAgain(op, withCostly)) {
      if (isRequired || !addSource(next, again, moreBytes))
        return false;
      continue;
    }
    if (again.ops.insert(op))
      llvm::append_range(open, op->getOperands());
  }
  return true;
}

/// Ops that are no longer needed at their original position cost nothing.
double
RematerializationPlanner::secondsOf(const RematerializationPlan &again) const {
  llvm::SmallPtrSet<Operation *, 16> stillUsed;
  SmallVector<Operation *> ops = llvm::to_vector(again.ops);
  for (Operation *op : llvm::reverse(ops)) {
    bool isStillUsed = llvm::any_of(op->getUses(), [&](OpOperand &use) {
      Operation *user = use.getOwner();
      return !llvm::is_contained(again.uses, &use) &&
             (!again.ops.contains(user) || stillUsed.contains(user));
    });
    if (isStillUsed)
      stillUsed.insert(op);
  }
  llvm::erase_if(ops, [&](Operation *op) { return !stillUsed.contains(op); });
  if (ops.empty())
    return 0;
  double bytes = bytesOfTensor(again.value);
  for (Value source : again.sources)
    bytes += bytesOfTensor(source);
  return target.secondsOf(ops, bytes);
}

static void sortByPlace(llvm::SetVector<Operation *> &ops) {
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
    RematerializationPlan again = read;
    double moreBytes = 0;
    bool canBe = true;
    for (OpOperand *use : again.uses)
      canBe = canBe && addOps(use->get(), withCostly, again, moreBytes);
    again.freedBytes = tensor.bytes - moreBytes;
    // A small gain is not worth it.
    if (!canBe || again.freedBytes < tensor.bytes / 4)
      continue;
    sortByPlace(again.ops);
    again.seconds = secondsOf(again);
    return again;
  }
  return std::nullopt;
}

namespace {
/// Clones ops, with barriers around their operands.
class OpCloner {
public:
  OpCloner(const RematerializationPlan &again, RematerializationEdit &edit)
      : builder(again.before), edit(edit) {
    for (Value source : again.sources) {
      Value apart = stablehlo::createOptimizationBarrier(
          builder, again.value.getLoc(), source);
      edit.made.push_back(apart.getDefiningOp());
      mapping.map(source, apart);
    }
  }

  void clone(Operation *op) {
    for (Value operand : op->getOperands())
      mapping.map(operand, get(operand));
    edit.made.push_back(builder.clone(*op, mapping));
  }
  Value get(Value value) const {
    for (Value next = value; next; next = behindBarrier(next))
      if (Value made = mapping.lookupOrNull(next))
        return made;
    return value;
  }

private:
  OpBuilder builder;
  RematerializationEdit &edit;
  IRMapping mapping;
};
} // namespace

void RematerializationEdit::apply(const RematerializationPlan &again) {
  OpCloner cloner(again, *this);
  for (Operation *op : again.ops)
    cloner.clone(op);
  for (OpOperand *use : again.uses) {
    replaced.emplace_back(use, use->get());
    use->set(cloner.get(use->get()));
  }
}

void RematerializationEdit::undo() {
  for (auto [use, value] : llvm::reverse(replaced))
    use->set(value);
  for (Operation *op : llvm::reverse(made))
    op->erase();
}
