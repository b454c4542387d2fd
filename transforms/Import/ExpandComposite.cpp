//===- ExpandComposite.cpp - Composites as what they stand for ------------===//
//
// Clients that write StableHLO for others hand over some ops of chlo as
// composites of the same name, with their attributes, and their definition in
// simpler ops as decomposition (OpenXLA's
// ChloLegalizeHighLevelOpsToComposites). The op itself says more: how it is
// cut, and how it is computed well.
//
//===----------------------------------------------------------------------===//

#include "transforms/Import/ExpandComposite.h"

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/ChloDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Is `name` an op of chlo, not one of functions of elements, that has all of
/// the composite's attributes?
bool mayStandFor(RegisteredOperationName name,
                 stablehlo::CompositeOp composite) {
  return isa<chlo::ChloDialect>(name.getDialect()) &&
         !name.hasTrait<OpTrait::Elementwise>() &&
         llvm::all_of(composite.getCompositeAttributes(),
                      [&](NamedAttribute attribute) {
                        return llvm::is_contained(name.getAttributeNames(),
                                                  attribute.getName());
                      });
}

/// The op of chlo that `composite` is named after; null if there is none with
/// the same operands, attributes and results.
Operation *createNamedOp(stablehlo::CompositeOp composite, OpBuilder &b) {
  auto name =
      RegisteredOperationName::lookup(composite.getName(), b.getContext());
  if (!name || !mayStandFor(*name, composite))
    return nullptr;
  OperationState state(composite.getLoc(), *name);
  state.addOperands(composite->getOperands());
  state.addTypes(composite->getResultTypes());
  state.addAttributes(composite.getCompositeAttributes().getValue());
  Operation *op = b.create(state);
  // What does not hold for the op is no error: the decomposition serves.
  ScopedDiagnosticHandler handler(b.getContext(),
                                  [](Diagnostic &) { return success(); });
  if (succeeded(verify(op, /*verifyRecursively=*/false)))
    return op;
  op->erase();
  return nullptr;
}

} // namespace

Operation *import::expandComposite(stablehlo::CompositeOp composite) {
  OpBuilder b(composite);
  Operation *made = createNamedOp(composite, b);
  if (!made)
    made = func::CallOp::create(
        b, composite.getLoc(), composite.getDecomposition(),
        composite->getResultTypes(), composite->getOperands());
  for (auto [old, result] :
       llvm::zip_equal(composite->getResults(), made->getResults()))
    if (auto given = sharding::getSharding(old))
      sharding::setSharding(result, given);
  composite->replaceAllUsesWith(made);
  composite.erase();
  return made;
}
