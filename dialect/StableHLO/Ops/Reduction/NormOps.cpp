//===- NormOps.cpp - Batch normalization ----------------------------------===//

#include "dialect/StableHLO/Ops/Reduction/NormOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

/// Checks the dimension that `featureIndex` names and the per-feature operands:
/// element types and sizes. On success `feature` is the type of a per-feature
/// result. Each operand comes with the constraint on its size.
using FeatureOperand = std::tuple<StringRef, Value, StringRef>;
static LogicalResult checkFeatures(const OpChecker &check, Value operandValue,
                                   int64_t featureIndex,
                                   ArrayRef<FeatureOperand> perFeature,
                                   Type &feature) {
  auto operand = cast<RankedTensorType>(operandValue.getType());
  // (C1)
  if (failed(check.at("C1").inRange("feature_index", featureIndex,
                                    operand.getRank())))
    return failure();
  int64_t size = operand.getDimSize(featureIndex);
  for (auto [name, value, label] : perFeature) {
    auto type = cast<RankedTensorType>(value.getType());
    // (C2)
    if (type.getElementType() != operand.getElementType())
      return check.at("C2").error(
          name + " and operand have different element types" +
          differingTypes(type.getElementType(), operand.getElementType()));
    // (C3) and those that follow it
    if (!areCompatibleDims(type.getDimSize(0), size))
      return check.at(label).error(
          name + " has size " + Twine(type.getDimSize(0)) + ", but there are " +
          Twine(size) + " features");
  }
  feature = RankedTensorType::get({size}, operand.getElementType());
  return success();
}

LogicalResult BatchNormTrainingOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
    SmallVectorImpl<Type> &types) {
  Type feature;
  if (failed(checkFeatures(OpChecker(loc, getOperationName()),
                           adaptor.getOperand(), adaptor.getFeatureIndex(),
                           {{"scale", adaptor.getScale(), "C3"},
                            {"offset", adaptor.getOffset(), "C4"}},
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
                           {{"scale", adaptor.getScale(), "C3"},
                            {"offset", adaptor.getOffset(), "C4"},
                            {"mean", adaptor.getMean(), "C5"},
                            {"variance", adaptor.getVariance(), "C6"}},
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
                           {{"scale", adaptor.getScale(), "C5"},
                            {"mean", adaptor.getMean(), "C4"},
                            {"variance", adaptor.getVariance(), "C4"}},
                           feature)))
    return failure();
  // (C2), (C3)
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  auto gradient = cast<RankedTensorType>(adaptor.getGradOutput().getType());
  if (operand.getElementType() != gradient.getElementType())
    return check.at("C2").error(
        "grad_output and operand have different element types" +
        differingTypes(gradient.getElementType(), operand.getElementType()));
  if (!areCompatibleTypes(operand, gradient))
    return check.at("C3").error(
        "operand and grad_output have different shapes" +
        differingShapes(operand, gradient));
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
