//===- KernelComposites.cpp - Kernels with a decomposition ----------------===//
#include "transforms/Import/KernelComposites/KernelComposites.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "lib/CostModel/CostAttribute.h"
#include "mlir/IR/Builders.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {

static constexpr llvm::StringLiteral kKernel = "gspmd.kernel";
static constexpr llvm::StringLiteral kNameAttr = "kernel_name";
static constexpr llvm::StringLiteral kSourceAttr = "cost_source";

bool hasKernelComposites(ModuleOp module) {
  return module
      .walk([](stablehlo::CompositeOp op) {
        return op.getName() == kKernel ? WalkResult::interrupt()
                                       : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Returns the string attribute of a composite, or `otherwise`.
static StringAttr textOf(stablehlo::CompositeOp op, StringRef name,
                         StringRef otherwise) {
  auto text = op.getCompositeAttributes().getAs<StringAttr>(name);
  return text ? text : StringAttr::get(op.getContext(), otherwise);
}

static void replaceByCall(stablehlo::CompositeOp op, StringAttr name) {
  OpBuilder builder(op);
  NamedAttrList cost(op.getCompositeAttributes());
  cost.erase(kNameAttr);
  cost.erase(kSourceAttr);
  Operation *call = stablehlo::createTypedCall(
      builder, op.getLoc(), name.getValue(), op->getResultTypes(),
      op->getOperands(), builder.getDictionaryAttr({}));
  call->setAttr(kNameAttr, name);
  call->setAttr(kCostAttr, cost.getDictionary(op.getContext()));
  op->replaceAllUsesWith(call);
  op.erase();
}

FailureOr<std::vector<std::string>> replaceKernelComposites(ModuleOp module) {
  llvm::SmallVector<stablehlo::CompositeOp> composites;
  module.walk([&](stablehlo::CompositeOp op) {
    if (op.getName() == kKernel)
      composites.push_back(op);
  });
  llvm::SmallMapVector<std::pair<StringAttr, StringAttr>, int64_t, 4> counts;
  for (stablehlo::CompositeOp op : composites) {
    StringAttr name = textOf(op, kNameAttr, "kernel");
    ++counts[{name, textOf(op, kSourceAttr, "its caller")}];
    replaceByCall(op, name);
  }
  PassManager pm(module.getContext());
  pm.addPass(createSymbolDCEPass());
  if (failed(pm.run(module)))
    return failure();
  std::vector<std::string> notes;
  for (const auto &[kernel, count] : counts)
    notes.push_back(("kernel '" + kernel.first.getValue() + "', " +
                     Twine(count) + (count == 1 ? " call" : " calls") +
                     ": the cost is that of " + kernel.second.getValue())
                        .str());
  return notes;
}

} // namespace mlir::gspmd
