//===- Selection.cpp - Selections of elements -----------------------------===//

#include "dialect/StableHLO/Ops/Elementwise/Selection.h"
#include "dialect/StableHLO/Ops/Elementwise/ElementwiseOps.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

LogicalResult SelectOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> loc,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  auto pred = cast<RankedTensorType>(adaptor.getPred().getType());
  auto onTrue = cast<RankedTensorType>(adaptor.getOnTrue().getType());
  // select (C1)
  if (!isScalarOrCompatible(pred, onTrue))
    return inferError(loc, getOperationName(), "found pred of shape ",
                      shapeToString(pred.getShape()),
                      ", expected a scalar or the shape ",
                      shapeToString(onTrue.getShape()), " (C1)");
  // select (C2)
  Type branches[] = {onTrue, adaptor.getOnFalse().getType()};
  return inferElementwiseType(loc, getOperationName(), branches, Type(), types,
                              "C2");
}

std::optional<Selection> mlir::gspmd::stablehlo::selectionOf(Value value) {
  auto select = value.getDefiningOp<SelectOp>();
  if (!select)
    return std::nullopt;
  return Selection{select.getPred(), select.getOnTrue(), select.getOnFalse()};
}
