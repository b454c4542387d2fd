//===- StablehloTraits.cpp - inference shared by the ops ------------------===//

#include "dialect/StableHLO/StablehloTraits.h"

#include "mlir/IR/Operation.h"

using namespace mlir;

namespace mlir::gspmd::stablehlo {

LogicalResult inferElementwiseType(std::optional<Location> loc,
                                   StringRef opName, TypeRange operands,
                                   Type element, SmallVectorImpl<Type> &types) {
  FailureOr<Type> type = mostSpecificType(operands);
  if (failed(type))
    return inferError(loc, opName, "found operand types ", operands,
                      ", expected compatible ones");
  if (element)
    type = Type(cast<RankedTensorType>(*type).clone(element));
  types.push_back(*type);
  return success();
}

LogicalResult verifyInferredTypes(Operation *op, TypeRange inferred) {
  if (areCompatibleTypes(inferred, op->getResultTypes()))
    return success();
  return op->emitOpError("found result type ")
         << op->getResultTypes() << ", expected " << inferred;
}

} // namespace mlir::gspmd::stablehlo
