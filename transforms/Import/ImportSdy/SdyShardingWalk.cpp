//===- SdyShardingWalk.cpp - Shardy's shardings of a module ---------------===//

#include "transforms/Import/ImportSdy/SdyShardingWalk.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

/// The attributes of `op` that can hold Shardy's shardings. Properties, which
/// cost much to turn into attributes, do so in functions and Shardy's ops only.
static DictionaryAttr attrsWithShardings(Operation *op) {
  if (!op->isRegistered() || isa<FunctionOpInterface>(op) ||
      isa<sdy::SdyDialect>(op->getDialect()))
    return op->getAttrDictionary();
  return op->getRawDictionaryAttrs();
}

void mlir::gspmd::forEachSdySharding(
    ModuleOp module,
    llvm::function_ref<void(sdy::TensorShardingAttr, Operation *)> visit) {
  // They remember what they have seen: most ops repeat the attributes of
  // others.
  AttrTypeWalker ofManual, ofOthers;
  Operation *current = nullptr;
  for (AttrTypeWalker *walker : {&ofManual, &ofOthers})
    walker->addWalk(
        [&](sdy::TensorShardingAttr sharding) { visit(sharding, current); });
  module.walk([&](Operation *op) {
    DictionaryAttr attrs = attrsWithShardings(op);
    if (attrs.empty())
      return;
    current = op;
    (isa<sdy::ManualComputationOp>(op) ? ofManual : ofOthers).walk(attrs);
  });
}
