//===- ChloComposites.cpp - CHLO ops from composites ----------------------===//

#include "dialect/CHLO/ChloComposites.h"
#include "dialect/CHLO/ChloDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

namespace mlir::gspmd::stablehlo {

/// Returns the chlo op with that name; nullopt if there is none.
static std::optional<RegisteredOperationName> opNamed(StringRef name,
                                                      MLIRContext *context) {
  if (name.split('.').first != chlo::ChloDialect::getDialectNamespace())
    return std::nullopt;
  context->getOrLoadDialect<chlo::ChloDialect>();
  return RegisteredOperationName::lookup(name, context);
}

Operation *restoreOp(CompositeOp composite,
                     llvm::function_ref<bool(OperationName)> filter) {
  MLIRContext *context = composite.getContext();
  auto name = opNamed(composite.getName(), context);
  if (!name || (filter && !filter(*name)))
    return nullptr;
  OperationState state(composite.getLoc(), *name);
  state.addOperands(composite->getOperands());
  state.addTypes(composite->getResultTypes());
  if (DictionaryAttr attributes = composite.getCompositeAttributesAttr())
    state.addAttributes(attributes.getValue());
  state.addAttributes(llvm::to_vector(composite->getDiscardableAttrs()));
  // A composite of another version of the op is invalid, which is no error.
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
