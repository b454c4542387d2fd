//===- CombineGroups.cpp - Groups of independent ops ----------------------===//

#include "compiler/Optimize/Support/CombineGroups.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <queue>

using namespace mlir;
using namespace mlir::gspmd;

BlockDependences::BlockDependences(Block &block) {
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
    if (!isMemoryEffectFree(&op)) {
      if (lastEffect)
        found.insert(lastEffect);
      lastEffect = &op;
    }
    waitsFor[&op].assign(found.begin(), found.end());
  }
}

void BlockDependences::restore(Block &block) {
  BlockDependences order(block);
  std::vector<Operation *> ops;
  DenseMap<Operation *, size_t> numberOf;
  for (Operation &op : block.without_terminator()) {
    numberOf[&op] = ops.size();
    ops.push_back(&op);
  }
  std::vector<SmallVector<size_t, 2>> after(ops.size());
  std::vector<size_t> waiting(ops.size(), 0);
  for (size_t i = 0; i < ops.size(); ++i)
    for (Operation *before : order.before(ops[i])) {
      after[numberOf[before]].push_back(i);
      ++waiting[i];
    }
  std::vector<bool> isDone(ops.size(), false);
  // Ops whose turn has passed because a dependency came later, in order.
  std::priority_queue<size_t, std::vector<size_t>, std::greater<>> late;
  Operation *end = block.getTerminator();
  size_t turn = 0;
  auto emit = [&](size_t i) {
    isDone[i] = true;
    ops[i]->moveBefore(end);
    for (size_t next : after[i])
      if (--waiting[next] == 0 && next < turn)
        late.push(next);
  };
  while (turn < ops.size()) {
    size_t i = turn++;
    if (waiting[i] == 0 && !isDone[i])
      emit(i);
    for (; !late.empty();) {
      size_t next = late.top();
      late.pop();
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
      before |= groupsBefore[def];
  }
  before.resize(groups.size());
  groupsBefore[op] = std::move(before);
}

unsigned CombineGroups::open(Operation *op) {
  unsigned group = groups.size();
  groups.emplace_back();
  groupsBehind.emplace_back();
  join(op, group);
  return group;
}

bool CombineGroups::canJoin(Operation *op, unsigned group) const {
  const llvm::BitVector &before = groupsBefore.find(op)->second;
  bool waitsForGroup = group < before.size() && before.test(group);
  return !waitsForGroup && !before.anyCommon(groupsBehind[group]);
}

void CombineGroups::join(Operation *op, unsigned group) {
  groups[group].push_back(op);
  groupOf[op] = group;
  const llvm::BitVector &before = groupsBefore[op];
  if (before.none())
    return;
  // The dependents of the group depend on all dependencies of the op.
  llvm::BitVector behind = groupsBehind[group];
  behind.resize(groups.size());
  behind.set(group);
  for (unsigned each = 0; each < groups.size(); ++each) {
    bool isBefore = each < before.size() && before.test(each);
    if (isBefore || before.anyCommon(groupsBehind[each]))
      groupsBehind[each] |= behind;
  }
}
