//===- StablehloTraits.cpp - Inference shared by the ops ------------------===//

#include "dialect/StableHLO/Types/StablehloTraits.h"

#include "mlir/IR/Operation.h"

using namespace mlir;

namespace mlir::gspmd::stablehlo {

LogicalResult inferElementwiseType(std::optional<Location> loc,
                                   StringRef opName, TypeRange operands,
                                   Type element, SmallVectorImpl<Type> &types,
                                   StringRef label) {
  FailureOr<Type> type = mostSpecificType(operands);
  if (failed(type))
    return inferError(loc, opName, "found operand types ", operands,
                      ", expected compatible ones (", label, ")");
  if (element)
    type = Type(cast<RankedTensorType>(*type).clone(element));
  types.push_back(*type);
  return success();
}

LogicalResult verifyInferredTypes(Operation *op, TypeRange inferred,
                                  ArrayRef<unsigned> constraints) {
  if (areCompatibleTypes(inferred, op->getResultTypes()))
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError("found result type ");
  diagnostic << op->getResultTypes() << ", expected " << inferred;
  for (auto [i, constraint] : llvm::enumerate(constraints))
    diagnostic << (i == 0 ? " (C" : ", C") << constraint;
  if (!constraints.empty())
    diagnostic << ")";
  return diagnostic;
}

} // namespace mlir::gspmd::stablehlo
