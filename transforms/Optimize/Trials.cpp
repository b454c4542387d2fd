//===- Trials.cpp - As many changes as are a gain -------------------------===//

#include "transforms/Optimize/Trials.h"

#include "transforms/Optimize/Guard.h"

using namespace mlir;
using namespace mlir::gspmd;

FailureOr<size_t> mlir::gspmd::findMost(ModuleOp module, size_t count,
                                        StepCost &cost, const Target &target,
                                        TryFirst tryFirst,
                                        OwningOpRef<ModuleOp> *made) {
  for (; count > 0; count /= 2) {
    IRMapping mapping;
    OwningOpRef<ModuleOp> copy =
        cast<ModuleOp>(module.getOperation()->clone(mapping));
    FailureOr<StepCost> after = tryFirst(*copy, mapping, count);
    if (failed(after))
      return failure();
    if (target.atAnyPrice() || isBetter(*after, cost)) {
      cost = *after;
      if (made)
        *made = std::move(copy);
      return count;
    }
  }
  return 0;
}
