//===- SdyShardingWalk.cpp - Walk over Shardy's shardings -----------------===//

#include "transforms/Import/ImportSdy/SdyShardingWalk.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns the attributes of `op` that can hold Shardy's shardings. Only
/// functions and ops of Shardy have them in properties, which are expensive to
/// convert to attributes.
static DictionaryAttr attrsWithShardings(Operation *op) {
  if (!op->isRegistered() ||
      (op->getNumRegions() != 0 && isa<FunctionOpInterface>(op)) ||
      isa_and_nonnull<sdy::SdyDialect>(op->getDialect()))
    return op->getAttrDictionary();
  return op->getRawDictionaryAttrs();
}

void mlir::gspmd::forEachSdySharding(
    ModuleOp module,
    llvm::function_ref<void(sdy::TensorShardingAttr, Operation *)> visit) {
  // The walkers memoize visited attributes: most ops repeat the attributes of
  // others.
  AttrTypeWalker manualWalker, otherWalker;
  Operation *current = nullptr;
  for (AttrTypeWalker *walker : {&manualWalker, &otherWalker})
    walker->addWalk(
        [&](sdy::TensorShardingAttr sharding) { visit(sharding, current); });
  module.walk([&](Operation *op) {
    DictionaryAttr attrs = attrsWithShardings(op);
    if (attrs.empty())
      return;
    current = op;
    (isa<sdy::ManualComputationOp>(op) ? manualWalker : otherWalker)
        .walk(attrs);
  });
}
