//===- StripAnnotations.cpp - The program of one device -------------------===//

#include "transforms/Export/Passes.h"

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/SignatureAttrs.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_STRIPANNOTATIONS
#include "transforms/Export/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

/// Returns `attrs` without the attributes of the dialect.
static DictionaryAttr withoutShardings(DictionaryAttr attrs) {
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute attr : attrs)
    if (!isa_and_nonnull<ShardingDialect>(attr.getNameDialect()))
      kept.push_back(attr);
  return DictionaryAttr::get(attrs.getContext(), kept);
}

static void stripFunction(FunctionOpInterface function) {
  auto strip = [&](unsigned, NamedAttrList &attrs) {
    attrs = withoutShardings(attrs.getDictionary(function.getContext()));
  };
  editArgAttrs(function, strip);
  editResultAttrs(function, strip);
}

/// Replaces an annotation op by its operand, or erases it.
static LogicalResult stripOp(Operation *op) {
  if (isa<sharding::MeshSplitOp, sharding::ReshardOp, sharding::BarrierOp>(
          op)) {
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
  } else if (!isa<sharding::MeshOp, sharding::GroupOp>(op)) {
    return op->emitOpError(
        "specifies the program of each device; expected only "
        "annotations, which can be removed");
  }
  op->erase();
  return success();
}

namespace {
struct StripAnnotationsPass
    : ::mlir::gspmd::impl::StripAnnotationsBase<StripAnnotationsPass> {
  using StripAnnotationsBase::StripAnnotationsBase;
  void runOnProgram() override {
    SmallVector<Operation *> annotations;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (keepMeshes && isa<sharding::MeshOp>(op))
        return;
      if (isa_and_nonnull<ShardingDialect>(op->getDialect())) {
        annotations.push_back(op);
        return;
      }
      if (auto function = dyn_cast<FunctionOpInterface>(op))
        stripFunction(function);
      op->setDiscardableAttrs(
          withoutShardings(op->getDiscardableAttrDictionary()));
    });
    for (Operation *op : annotations)
      if (failed(stripOp(op)))
        return signalPassFailure();
  }
};
} // namespace
