//===- StageShardings.cpp - Shardings in a stage --------------------------===//
#include "transforms/Pipelining/Support/StageShardings.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "transforms/Support/SignatureAttrs.h"
#include "transforms/Support/StageAttributes.h"

namespace mlir::gspmd {

void restoreStageShardings(func::FuncOp func) {
  auto restore = [](unsigned, NamedAttrList &attrs) {
    if (Attribute sharding = attrs.erase(kStageSharding))
      attrs.set(sharding::ShardingDialect::kSharding, sharding);
  };
  editArgAttrs(func, restore);
  editResultAttrs(func, restore);
  func->walk([](Operation *op) {
    if (Attribute shardings = op->removeAttr(kStageShardings))
      op->setAttr(sharding::ShardingDialect::kShardings, shardings);
  });
}

FlatSymbolRefAttr findMeshName(Operation *op) {
  FlatSymbolRefAttr name;
  AttrTypeWalker walker;
  walker.addWalk([&](sharding::TensorShardingAttr sharding) {
    name = sharding.getMesh();
    return WalkResult::interrupt();
  });
  op->walk([&](Operation *nested) {
    return walker.walk(nested->getAttrDictionary()).wasInterrupted()
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return name;
}

} // namespace mlir::gspmd
