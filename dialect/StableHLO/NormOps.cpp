//===- NormOps.cpp - batch normalization ----------------------------------===//

#include "dialect/StableHLO/NormOps.h"
#include "dialect/StableHLO/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

/// Checks the dimension that `featureIndex` names and the per-feature operands:
/// element types and sizes. On success `feature` is the type of a per-feature
/// result.
static LogicalResult
checkFeatures(const OpChecker &check, Value operandValue, int64_t featureIndex,
              ArrayRef<std::pair<StringRef, Value>> perFeature, Type &feature) {
  auto operand = cast<RankedTensorType>(operandValue.getType());
  // (C1)
  if (failed(check.inRange("feature_index", featureIndex, operand.getRank())))
    return failure();
  int64_t size = operand.getDimSize(featureIndex);
  for (auto [name, value] : perFeature) {
    auto type = cast<RankedTensorType>(value.getType());
    // (C2)
    if (type.getElementType() != operand.getElementType())
      return check.error(name + " and operand have different element types");
    // (C3) and those that follow it
    if (!areCompatibleDims(type.getDimSize(0), size))
      return check.error(name + " has size " + Twine(type.getDimSize(0)) +
                         ", but there are " + Twine(size) + " features");
  }
  feature = RankedTensorType::get({size}, operand.getElementType());
  return success();
}

LogicalResult BatchNormTrainingOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
    SmallVectorImpl<Type> &types) {
  Type feature;
  if (failed(checkFeatures(
          OpChecker(loc, getOperationName()), adaptor.getOperand(),
          adaptor.getFeatureIndex(),
          {{"scale", adaptor.getScale()}, {"offset", adaptor.getOffset()}},
          feature)))
    return failure();
  types.append({adaptor.getOperand().getType(), feature, feature});
  return success();
}

LogicalResult BatchNormInferenceOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
    SmallVectorImpl<Type> &types) {
  Type feature;
  if (failed(checkFeatures(OpChecker(loc, getOperationName()),
                           adaptor.getOperand(), adaptor.getFeatureIndex(),
                           {{"scale", adaptor.getScale()},
                            {"offset", adaptor.getOffset()},
                            {"mean", adaptor.getMean()},
                            {"variance", adaptor.getVariance()}},
                           feature)))
    return failure();
  types.push_back(adaptor.getOperand().getType());
  return success();
}

LogicalResult BatchNormGradOp::inferReturnTypes(MLIRContext *,
                                                std::optional<Location> loc,
                                                Adaptor adaptor,
                                                SmallVectorImpl<Type> &types) {
  OpChecker check(loc, getOperationName());
  Type feature;
  if (failed(checkFeatures(check, adaptor.getOperand(),
                           adaptor.getFeatureIndex(),
                           {{"scale", adaptor.getScale()},
                            {"mean", adaptor.getMean()},
                            {"variance", adaptor.getVariance()}},
                           feature)))
    return failure();
  // (C2), (C3)
  if (!areCompatibleTypes(adaptor.getOperand().getType(),
                          adaptor.getGradOutput().getType()))
    return check.error("operand and grad_output have different types");
  types.append({adaptor.getOperand().getType(), feature, feature});
  return success();
}

#define GET_OP_CLASSES
#include "dialect/StableHLO/NormOps.cpp.inc"

void StablehloDialect::addNormOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/NormOps.cpp.inc"
      >();
}
