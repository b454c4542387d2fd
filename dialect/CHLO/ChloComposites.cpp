//===- ChloComposites.cpp - Composites that are ops -----------------------===//

#include "dialect/CHLO/ChloComposites.h"
#include "dialect/CHLO/ChloDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

namespace mlir::gspmd::stablehlo {

/// The op of chlo that the name is of.
static std::optional<RegisteredOperationName> opNamed(StringRef name,
                                                      MLIRContext *context) {
  if (name.split('.').first != chlo::ChloDialect::getDialectNamespace())
    return std::nullopt;
  context->getOrLoadDialect<chlo::ChloDialect>();
  return RegisteredOperationName::lookup(name, context);
}

Operation *restoreOp(CompositeOp composite,
                     llvm::function_ref<bool(OperationName)> isWanted) {
  MLIRContext *context = composite.getContext();
  auto name = opNamed(composite.getName(), context);
  if (!name || (isWanted && !isWanted(*name)))
    return nullptr;
  OperationState state(composite.getLoc(), *name);
  state.addOperands(composite->getOperands());
  state.addTypes(composite->getResultTypes());
  if (DictionaryAttr attributes = composite.getCompositeAttributesAttr())
    state.addAttributes(attributes.getValue());
  state.addAttributes(llvm::to_vector(composite->getDiscardableAttrs()));
  // Of another version of the op it does not fit, which is no error.
  ScopedDiagnosticHandler silent(context, [](Diagnostic &) {});
  OpBuilder builder(composite);
  Operation *op = builder.create(state);
  if (failed(verify(op))) {
    op->erase();
    return nullptr;
  }
  composite->replaceAllUsesWith(op);
  composite->erase();
  return op;
}

} // namespace mlir::gspmd::stablehlo
