//===- LeaveOut.cpp - Ops that are in vain --------------------------------===//

#include "transforms/Partition/LeaveOut.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Support/Regions.h"

using namespace mlir;
using namespace mlir::gspmd;

void mlir::gspmd::leaveOutEqual(Block &block, Operation *last,
                                MutableArrayRef<Value> results,
                                EqualOps &before) {
  auto made = last ? std::next(last->getIterator()) : block.begin();
  for (Operation &op :
       llvm::make_early_inc_range(llvm::make_range(made, block.end()))) {
    for (Region &region : op.getRegions())
      for (Block &inner : region) {
        EqualOps::Block scope(before);
        leaveOutEqual(inner, nullptr, {}, before);
      }
    Operation *equal = before.replaceByEqual(&op);
    if (!equal)
      continue;
    for (Value &result : results)
      if (result.getDefiningOp() == &op)
        result = equal->getResult(cast<OpResult>(result).getResultNumber());
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
