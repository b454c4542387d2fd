//===- ExpandBatchNorm.cpp - Pass gspmd-expand-batch-norm -----------------===//
//
// With N elements per feature, sums over all dimensions but the feature's, and
// per-feature values broadcast along the others:
//
//   normalized(x, mean, var) = (x - mean) / sqrt(var + eps)
//   inference: normalized(x, mean, var) * scale + offset
//   training:  mean = sum(x) / N, var = sum((x - mean)^2) / N, then inference
//   grad:      d_offset = sum(g), d_scale = sum(g * normalized)
//              d_x = scale / (N sqrt(var + eps))
//                    (N g - sum(g) - (x - mean) sum(g (x - mean)) / (var +
//                    eps))
//
// Types of less than 32 bits are computed in f32.
//
//===----------------------------------------------------------------------===//

#include "transforms/OpModels/ExpandBatchNorm/ExpandBatchNorm.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Passes.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_EXPANDBATCHNORM
#include "transforms/OpModels/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Builds the expansion of one op.
class Expander {
public:
  Expander(Operation *op, int64_t feature, APFloat epsilon)
      : op(op), b(op), ops(b, op->getLoc()), feature(feature) {
    auto operandType = cast<RankedTensorType>(op->getOperand(0).getType());
    Type element = operandType.getElementType();
    if (element.getIntOrFloatBitWidth() < 32)
      element = b.getF32Type();
    type = operandType.clone(element);
    featureType = RankedTensorType::get({type.getDimSize(feature)}, element);
    count = featureType.getNumElements() == 0
                ? 0
                : type.getNumElements() / featureType.getNumElements();
    eps = epsilon.convertToDouble();
  }

  void expand(stablehlo::BatchNormInferenceOp norm);
  void expand(stablehlo::BatchNormTrainingOp norm);
  void expand(stablehlo::BatchNormGradOp norm);

private:
  Value wide(Value value);
  Value constant(double value, RankedTensorType tensorType);
  Value spread(Value perFeature);
  Value sum(Value value);
  Value deviation(Value variance);
  Value normalize(Value centered, Value variance, Value scale, Value offset);
  void replaceBy(ValueRange values);

  Value add(Value x, Value y) { return ops.add(x, y); }
  Value sub(Value x, Value y) { return ops.subtract(x, y); }
  Value mul(Value x, Value y) { return ops.multiply(x, y); }
  Value div(Value x, Value y) { return ops.divide(x, y); }

  Operation *op;
  OpBuilder b;
  stablehlo::TensorOps ops;
  int64_t feature;
  RankedTensorType type, featureType; ///< the types in which the op is computed
  int64_t count;                      ///< elements per feature
  double eps;
};

} // namespace

Value Expander::wide(Value value) {
  return ops.convert(value, type.getElementType());
}

Value Expander::constant(double value, RankedTensorType tensorType) {
  return ops.number(tensorType, value);
}

Value Expander::spread(Value perFeature) {
  return ops.broadcast(perFeature, type, feature);
}

/// Builds the sum over all dimensions but the feature's.
Value Expander::sum(Value value) {
  SmallVector<int64_t> dims;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (d != feature)
      dims.push_back(d);
  return dims.empty() ? value : ops.sum(value, dims);
}

/// Returns sqrt(variance + eps).
Value Expander::deviation(Value variance) {
  return ops.sqrt(add(variance, constant(eps, featureType)));
}

Value Expander::normalize(Value centered, Value variance, Value scale,
                          Value offset) {
  Value normalized = div(centered, spread(deviation(variance)));
  return add(mul(normalized, spread(scale)), spread(offset));
}

/// Replaces the op by `values`, converted to its types and with its shardings.
void Expander::replaceBy(ValueRange values) {
  for (auto [result, value] : llvm::zip_equal(op->getResults(), values)) {
    Value converted =
        ops.convert(value, getElementTypeOrSelf(result.getType()));
    auto annotation = sharding::getSharding(result);
    if (annotation && !llvm::is_contained(op->getOperands(), converted))
      sharding::setSharding(converted, annotation);
    result.replaceAllUsesWith(converted);
  }
  op->erase();
}

void Expander::expand(stablehlo::BatchNormInferenceOp norm) {
  Value centered = sub(wide(norm.getOperand()), spread(wide(norm.getMean())));
  replaceBy(normalize(centered, wide(norm.getVariance()), wide(norm.getScale()),
                      wide(norm.getOffset())));
}

void Expander::expand(stablehlo::BatchNormTrainingOp norm) {
  Value x = wide(norm.getOperand());
  Value n = constant(count, featureType);
  Value mean = div(sum(x), n);
  Value centered = sub(x, spread(mean));
  Value variance = div(sum(mul(centered, centered)), n);
  Value output = normalize(centered, variance, wide(norm.getScale()),
                           wide(norm.getOffset()));
  replaceBy({output, mean, variance});
}

void Expander::expand(stablehlo::BatchNormGradOp norm) {
  Value g = wide(norm.getGradOutput());
  Value variance = wide(norm.getVariance());
  Value centered = sub(wide(norm.getOperand()), spread(wide(norm.getMean())));
  Value stddev = deviation(variance);
  Value n = constant(count, featureType);
  Value sumG = sum(g), sumCentered = sum(mul(g, centered));
  Value shift = div(sumCentered, add(variance, constant(eps, featureType)));
  Value inner =
      sub(sub(mul(g, spread(n)), spread(sumG)), mul(centered, spread(shift)));
  Value factor = div(div(wide(norm.getScale()), stddev), n);
  replaceBy({mul(inner, spread(factor)), div(sumCentered, stddev), sumG});
}

bool mlir::gspmd::isExpandableBatchNorm(Operation *op) {
  if (!isa<stablehlo::BatchNormInferenceOp, stablehlo::BatchNormTrainingOp,
           stablehlo::BatchNormGradOp>(op))
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  return type && type.hasStaticShape();
}

void mlir::gspmd::expandBatchNorm(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case<stablehlo::BatchNormInferenceOp, stablehlo::BatchNormTrainingOp,
            stablehlo::BatchNormGradOp>([](auto norm) {
        Expander(norm, norm.getFeatureIndex(), norm.getEpsilon()).expand(norm);
      });
}

namespace {
struct ExpandBatchNormPass
    : ::mlir::gspmd::impl::ExpandBatchNormBase<ExpandBatchNormPass> {
  void runOnProgram() override {
    getOperation().walk([](Operation *op) {
      if (isExpandableBatchNorm(op))
        expandBatchNorm(op);
    });
  }
};
} // namespace
