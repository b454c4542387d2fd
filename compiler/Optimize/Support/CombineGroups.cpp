//===- CombineGroups.cpp - Groups of independent ops ----------------------===//

#include "compiler/Optimize/Support/CombineGroups.h"

#include "compiler/Simulator/Ops/OpPropertyCache.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <queue>

using namespace mlir;
using namespace mlir::gspmd;

void BlockDependences::visit(
    Block &block, OpPropertyCache *properties,
    llvm::function_ref<void(Operation &, ArrayRef<Operation *>)> visit) {
  auto hasEffects = [&](Operation &op) {
    return properties ? !properties->isMemoryEffectFree(&op)
                      : !isMemoryEffectFree(&op);
  };
  Operation *lastEffect = nullptr;
  for (Operation &op : block) {
    llvm::SmallSetVector<Operation *, 4> found;
    auto add = [&](Value value) {
      Operation *def = value.getDefiningOp();
      if (def && def != &op && def->getBlock() == &block)
        found.insert(def);
    };
    llvm::for_each(op.getOperands(), add);
    for (Region &region : op.getRegions())
      region.walk(
          [&](Operation *inner) { llvm::for_each(inner->getOperands(), add); });
    if (hasEffects(op)) {
      if (lastEffect)
        found.insert(lastEffect);
      lastEffect = &op;
    }
    visit(op, found.getArrayRef());
  }
}

BlockDependences::BlockDependences(Block &block, OpPropertyCache *properties) {
  visit(block, properties, [&](Operation &op, ArrayRef<Operation *> found) {
    dependencies[&op].assign(found.begin(), found.end());
  });
}

void BlockDependences::restore(Block &block) {
  std::vector<Operation *> ops;
  DenseMap<Operation *, size_t> numberOf;
  for (Operation &op : block) {
    numberOf[&op] = ops.size();
    ops.push_back(&op);
  }
  std::vector<SmallVector<size_t, 2>> after(ops.size());
  std::vector<size_t> numUnmet(ops.size(), 0);
  size_t number = 0;
  visit(block, /*properties=*/nullptr,
        [&](Operation &, ArrayRef<Operation *> found) {
          for (Operation *before : found)
            after[numberOf.lookup(before)].push_back(number);
          numUnmet[number++] = found.size();
        });
  ops.pop_back(); // the terminator
  std::vector<bool> isEmitted(ops.size(), false);
  // Ops before `position` whose last dependency was emitted after them.
  std::priority_queue<size_t, std::vector<size_t>, std::greater<>> released;
  Operation *end = block.getTerminator();
  size_t position = 0;
  auto emit = [&](size_t i) {
    isEmitted[i] = true;
    ops[i]->moveBefore(end);
    for (size_t next : after[i])
      if (--numUnmet[next] == 0 && next < position)
        released.push(next);
  };
  while (position < ops.size()) {
    size_t i = position++;
    if (numUnmet[i] == 0 && !isEmitted[i])
      emit(i);
    for (; !released.empty();) {
      size_t next = released.top();
      released.pop();
      emit(next);
    }
  }
}

void CombineGroups::visit(Operation *op) {
  llvm::BitVector before(groups.size());
  for (Operation *def : order.before(op)) {
    auto group = groupOf.find(def);
    if (group != groupOf.end())
      before.set(group->second);
    else
      before |= requiredGroups[def];
  }
  before.resize(groups.size());
  requiredGroups[op] = std::move(before);
}

unsigned CombineGroups::open(Operation *op) {
  unsigned group = groups.size();
  groups.emplace_back();
  dependentGroups.emplace_back();
  join(op, group);
  return group;
}

bool CombineGroups::canJoin(Operation *op, unsigned group) const {
  const llvm::BitVector &before = requiredGroups.find(op)->second;
  bool dependsOnGroup = group < before.size() && before.test(group);
  return !dependsOnGroup && !before.anyCommon(dependentGroups[group]);
}

void CombineGroups::join(Operation *op, unsigned group) {
  groups[group].push_back(op);
  groupOf[op] = group;
  const llvm::BitVector &before = requiredGroups[op];
  if (before.none())
    return;
  // The dependents of the group depend on all dependencies of the op.
  llvm::BitVector dependents = dependentGroups[group];
  dependents.resize(groups.size());
  dependents.set(group);
  for (unsigned other = 0; other < groups.size(); ++other) {
    bool isBefore = other < before.size() && before.test(other);
    if (isBefore || before.anyCommon(dependentGroups[other]))
      dependentGroups[other] |= dependents;
  }
}
