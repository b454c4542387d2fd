//===- Broadcast.cpp - Models of broadcasts and transpose -----------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/RangeModel.h"

using namespace mlir;
using namespace mlir::gspmd;

bool mlir::gspmd::isBroadcast(Operation *op) {
  return isa<stablehlo::BroadcastInDimOp>(op);
}

namespace {

/// `([j])->([i, j])`: result dimensions that the operand lacks (or has with
/// size 1) may be sharded in any way.
struct BroadcastInDimModel : ModelDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static FactorRule rule(stablehlo::BroadcastInDimOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> in = shapeOf(op.getOperand()),
                      out = shapeOf(op.getResult());
    SmallVector<std::optional<unsigned>> from(out.size());
    for (auto [i, dim] : llvm::enumerate(op.getBroadcastDimensions()))
      from[dim] = i;
    SmallVector<unsigned> expanded;
    for (unsigned d = 0; d < out.size(); ++d) {
      SmallVector<TensorDim> operand;
      if (from[d] && in[*from[d]] == out[d]) {
        operand.push_back({0, *from[d]});
      } else if (from[d]) {
        addDim(rule, 1, {0}, {}, *from[d],
               propagationOnly(FactorKind::PassThrough));
        expanded.push_back(*from[d]);
      }
      rule.addFactor(out[d], operand, {{0, d}});
    }
    for (unsigned d : expanded)
      addDim(rule, 1, {0}, {}, d, partitionOnly(FactorKind::NeedReplication));
    return rule;
  }
  /// A broadcast that only adds dimensions of size 1 (as JAX inserts a layer's
  /// gradient into the stack of all layers) has no free dimension: it
  /// propagates shardings as a reshape does.
  static bool addsOnlyUnits(Operation *op) {
    auto in = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    auto out = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    return in && out && in.hasStaticShape() && out.hasStaticShape() &&
           in.getRank() > 0 && in.getNumElements() == out.getNumElements();
  }
  static int priority(Operation *op) {
    return addsOnlyUnits(op) ? 0 : ModelDefaults::priority(op);
  }
  /// Any sharding of its result is free, so the sharding of the result takes
  /// precedence.
  static std::optional<PropagationDirection> direction(Operation *op,
                                                       int level) {
    if (!addsOnlyUnits(op) && level >= sharding::kFirstLevelOfAllOps &&
        level + 1 < sharding::kNumPropagationLevels)
      return PropagationDirection::Backward;
    return std::nullopt;
  }
  static WorkKind workKind(stablehlo::BroadcastInDimOp op) {
    return addsOnlyUnits(op) && llvm::is_sorted(op.getBroadcastDimensions())
               ? WorkKind::View
               : WorkKind::Move;
  }
};

/// The older form, whose new dimensions are leading.
struct BroadcastModel : ModelDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static FactorRule rule(stablehlo::BroadcastOp op) {
    FactorRule rule = emptyRule(op);
    unsigned numNew = op.getBroadcastSizes().size();
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult()))) {
      unsigned dim = d;
      if (dim < numNew)
        addDim(rule, size, {}, {0}, dim);
      else
        rule.addFactor(size, {{0, dim - numNew}}, {{0, dim}});
    }
    return rule;
  }
  static std::optional<PropagationDirection> direction(Operation *op,
                                                       int level) {
    return BroadcastInDimModel::direction(op, level);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static PartitionResult partition(stablehlo::BroadcastOp op,
                                   PartitionContext &ctx) {
    ArrayRef<int64_t> sizes = ctx.localResultType(0).getShape().take_front(
        op.getBroadcastSizes().size());
    Builder &b = ctx.builder;
    return partitionWithAttrs(
        op, ctx,
        b.getNamedAttr("broadcast_sizes", b.getDenseI64ArrayAttr(sizes)));
  }
};

/// `([j, i])->([i, j])`.
struct TransposeModel : ModelDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return movedOperands(op);
  }
  static FactorRule rule(stablehlo::TransposeOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, from] : llvm::enumerate(op.getPermutation()))
      rule.addFactor(dimOf(op.getResult(), d), {{0, unsigned(from)}},
                     {{0, unsigned(d)}});
    return rule;
  }
  static int priority(Operation *) { return 0; }
  /// Permuting dimensions of size 1 moves no element.
  static WorkKind workKind(stablehlo::TransposeOp op) {
    int64_t last = -1;
    for (int64_t from : op.getPermutation()) {
      if (dimOf(op.getOperand(), from) == 1)
        continue;
      if (from < last)
        return WorkKind::Move;
      last = from;
    }
    return WorkKind::View;
  }
};

struct BroadcastIndex {
  static std::optional<AffineIndex>
  affineIndex(Operation *, std::optional<unsigned>,
              ArrayRef<AffineIndex> operands) {
    return operands[0];
  }
};

} // namespace

void mlir::gspmd::registerBroadcastModels(DialectRegistry &registry) {
  registerModel<BroadcastInDimModel, stablehlo::BroadcastInDimOp>(registry);
  registerModel<BroadcastModel, stablehlo::BroadcastOp>(registry);
  registerModel<TransposeModel, stablehlo::TransposeOp>(registry);
  registerRange<PassThroughRange, stablehlo::BroadcastInDimOp>(registry);
  registerRange<PassThroughRange, stablehlo::TransposeOp>(registry);
  registerAffineIndex<BroadcastIndex, stablehlo::BroadcastInDimOp>(registry);
}
