//===- PrefixSearch.cpp - Search for the best number of changes -----------===//

#include "compiler/Optimize/Driver/PrefixSearch.h"

#include "compiler/Optimize/Driver/RewritePass.h"

using namespace mlir;
using namespace mlir::gspmd;

FailureOr<size_t>
mlir::gspmd::findImprovingPrefix(ModuleOp module, size_t count, StepCost &cost,
                                 const Target &target, TryPrefix tryPrefix,
                                 OwningOpRef<ModuleOp> *rewritten) {
  for (; count > 0; count /= 2) {
    IRMapping mapping;
    OwningOpRef<ModuleOp> copy =
        cast<ModuleOp>(module.getOperation()->clone(mapping));
    FailureOr<StepCost> after = tryPrefix(copy, mapping, count);
    if (failed(after))
      return failure();
    if (target.forcedVariant() || isBetter(*after, cost)) {
      cost = *after;
      if (rewritten)
        *rewritten = std::move(copy);
      return count;
    }
  }
  return 0;
}
