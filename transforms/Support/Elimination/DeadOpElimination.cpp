//===- DeadOpElimination.cpp - Redundant and dead ops ---------------------===//

#include "transforms/Support/Elimination/DeadOpElimination.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Support/Regions.h"

using namespace mlir;
using namespace mlir::gspmd;

void mlir::gspmd::eliminateDuplicates(Block &block, Operation *last,
                                      MutableArrayRef<Value> results,
                                      LocalCSE &visited) {
  auto first = last ? std::next(last->getIterator()) : block.begin();
  for (Operation &op :
       llvm::make_early_inc_range(llvm::make_range(first, block.end()))) {
    for (Region &region : op.getRegions())
      for (Block &inner : region) {
        LocalCSE::Block scope(visited);
        eliminateDuplicates(inner, nullptr, {}, visited);
      }
    Operation *equivalent = visited.replaceWithEquivalent(&op);
    if (!equivalent)
      continue;
    for (Value &result : results)
      if (result.getDefiningOp() == &op)
        result =
            equivalent->getResult(cast<OpResult>(result).getResultNumber());
    op.erase();
  }
}

void mlir::gspmd::eraseUnused(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    if (isOpTriviallyDead(&op)) {
      op.erase();
      continue;
    }
    if (!hasProgramRegions(&op))
      continue;
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        eraseUnused(inner);
  }
}
