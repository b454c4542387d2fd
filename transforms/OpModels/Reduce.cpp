//===- Reduce.cpp - Reductions of whole dimensions ------------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/ArgReduce.h"
#include "transforms/OpModels/LocalOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// `([i, j], [])->([i]) reduction={j}`; each of several inputs has the same
/// factors.
struct ReduceModel : ModelDefaults {
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
  static FactorRule rule(stablehlo::ReduceOp op) {
    FactorRule rule = emptyRule(op);
    auto all = llvm::to_vector(llvm::seq<unsigned>(op.getInputs().size()));
    unsigned resultDim = 0;
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getInputs().front()))) {
      unsigned dim = d;
      if (llvm::is_contained(op.getDimensions(), int64_t(d))) {
        addDim(rule, size, all, {}, dim, FactorKind::Reduction);
        continue;
      }
      auto operands =
          llvm::map_to_vector(all, [&](unsigned t) { return Place{t, dim}; });
      auto results = llvm::map_to_vector(
          all, [&](unsigned t) { return Place{t, resultDim}; });
      rule.addFactor(size, operands, results);
      ++resultDim;
    }
    return rule;
  }

  static std::optional<ReductionKind> reductionKind(stablehlo::ReduceOp op) {
    return reducerKind(op.getBody());
  }
  /// What no all-reduce combines, `partition` does.
  static bool canCut(Operation *, const FactorMap &, unsigned, bool) {
    return true;
  }

  static double communicated(stablehlo::ReduceOp op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return reductionKind(op) ? 0 : bytesOfAnyReduce(op, map, axes);
  }

  /// Every device of a cut reduction starts from the init value, which must
  /// count once only: on all but the first it is replaced by what is neutral.
  static PartitionResult partition(stablehlo::ReduceOp op,
                                   PartitionContext &ctx) {
    AxisList axes = reductionAxes(ctx, rule(op).forPartition());
    std::optional<ReductionKind> kind = reductionKind(op);
    if (!axes.empty() && !kind)
      return partitionAnyReduce(op, ctx);
    if (!axes.empty() && kind && !isIdempotent(*kind)) {
      unsigned numInputs = op.getInputs().size();
      for (auto [i, init] : llvm::enumerate(op.getInitValues())) {
        if (isNeutralConstant(init, *kind))
          continue;
        Value &local = ctx.operands[numInputs + i];
        Type element = cast<RankedTensorType>(init.getType()).getElementType();
        local = LocalOps(ctx).onFirstOnly(axes, local,
                                          ctx.neutralElement(element, *kind));
      }
    }
    return sharding::partitionGenerically(op, ctx);
  }

  /// The body is evaluated once for each element that goes away: for none,
  /// where there is nothing to reduce and the result is made of initial values.
  static double evaluations(stablehlo::ReduceOp op) {
    return std::max<double>(0, elementsOf(op.getInputs().front()) -
                                   elementsOf(op->getResult(0)));
  }
  static double flops(stablehlo::ReduceOp op) {
    return evaluations(op) * bodyFlops(op.getBody());
  }
  static double transcendentals(stablehlo::ReduceOp op) {
    return evaluations(op) * bodyTranscendentals(op.getBody());
  }
};

/// Normalization by given or by computed statistics of all dimensions but the
/// feature. The statistics of a training step mix positions, so that dimensions
/// but the feature must be whole there.
struct BatchNormModel : ModelDefaults {
  static FactorRule normRule(Operation *op, int64_t featureIndex,
                             FactorKind otherDims) {
    FactorRule rule = emptyRule(op);
    unsigned rank = shapeOf(op->getOperand(0)).size();
    auto places = [&](ValueRange values, unsigned dim) {
      SmallVector<Place> result;
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
          size, places(op->getOperands(), d), places(op->getResults(), d),
          int64_t(d) == featureIndex ? FactorKind::PassThrough : otherDims);
    return rule;
  }
  static FactorRule rule(stablehlo::BatchNormInferenceOp op) {
    return normRule(op, op.getFeatureIndex(), FactorKind::PassThrough);
  }
  static FactorRule rule(stablehlo::BatchNormTrainingOp op) {
    return normRule(op, op.getFeatureIndex(), FactorKind::Whole);
  }
  static FactorRule rule(stablehlo::BatchNormGradOp op) {
    return normRule(op, op.getFeatureIndex(), FactorKind::Whole);
  }
  /// Subtract, scale, divide, add for each element; as much again where the
  /// statistics or their gradients are computed.
  static double flops(stablehlo::BatchNormInferenceOp op) {
    return 4 * elementsOf(op->getOperand(0));
  }
  static double flops(Operation *op) {
    return 8 * elementsOf(op->getOperand(0));
  }
};

} // namespace

static void attach(MLIRContext *context, stablehlo::StablehloDialect *) {
  using namespace stablehlo;
  attachModel<ReduceModel, ReduceOp>(context);
  attachModel<BatchNormModel, BatchNormInferenceOp, BatchNormTrainingOp,
              BatchNormGradOp>(context);
}

void mlir::gspmd::registerReduceModels(DialectRegistry &registry) {
  registry.addExtension(attach);
}
