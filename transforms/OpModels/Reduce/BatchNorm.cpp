//===- BatchNorm.cpp - Models of batch normalization ----------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/Model.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Normalization by statistics over all dimensions but the feature, which are
/// operands or computed. The statistics of a training step mix elements, so
/// all dimensions but the feature are unsharded there.
struct BatchNormModel : ModelDefaults {
  static FactorRule normRule(Operation *op, int64_t featureIndex,
                             FactorKind otherDims) {
    FactorRule rule = emptyRule(op);
    unsigned rank = shapeOf(op->getOperand(0)).size();
    auto dimsOf = [&](ValueRange values, unsigned dim) {
      SmallVector<TensorDim> result;
      for (auto [i, value] : llvm::enumerate(values)) {
        if (shapeOf(value).size() == rank && rank != 1)
          result.push_back({unsigned(i), dim});
        else if (dim == featureIndex)
          result.push_back({unsigned(i), 0});
      }
      return result;
    };
    for (auto [d, size] : llvm::enumerate(shapeOf(op->getOperand(0))))
      rule.addFactor(
          size, dimsOf(op->getOperands(), d), dimsOf(op->getResults(), d),
          int64_t(d) == featureIndex ? FactorKind::PassThrough : otherDims);
    return rule;
  }
  static FactorRule rule(stablehlo::BatchNormInferenceOp op) {
    return normRule(op, op.getFeatureIndex(), FactorKind::PassThrough);
  }
  static FactorRule rule(stablehlo::BatchNormTrainingOp op) {
    return normRule(op, op.getFeatureIndex(), FactorKind::NeedReplication);
  }
  static FactorRule rule(stablehlo::BatchNormGradOp op) {
    return normRule(op, op.getFeatureIndex(), FactorKind::NeedReplication);
  }
  /// Counts a subtraction, a scaling, a division and an addition for each
  /// element, and the same again if the statistics or their gradients are
  /// computed.
  static double flops(stablehlo::BatchNormInferenceOp op) {
    return 4 * elementsOf(op->getOperand(0));
  }
  static double flops(Operation *op) {
    return 8 * elementsOf(op->getOperand(0));
  }
};

} // namespace

void mlir::gspmd::registerBatchNormModels(DialectRegistry &registry) {
  registerModel<BatchNormModel, stablehlo::BatchNormInferenceOp,
                stablehlo::BatchNormTrainingOp, stablehlo::BatchNormGradOp>(
      registry);
}
