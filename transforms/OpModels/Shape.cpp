//===- Shape.cpp - Ops that move elements ---------------------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/HaloWindow.h"
#include "transforms/OpModels/LocalOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/PropagationRules.h"
#include "transforms/OpModels/ReshapeRule.h"
#include "transforms/OpModels/ShapePartition.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// `([j])->([i, j])`: result dimensions that the operand lacks (or has with
/// size 1) may be cut in any way.
struct BroadcastInDimModel : ModelDefaults {
  static FactorMap rule(stablehlo::BroadcastInDimOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    ArrayRef<int64_t> in = shapeOf(op.getOperand()),
                      out = shapeOf(op.getResult());
    SmallVector<int64_t> operandDim(out.size(), -1);
    for (auto [i, dim] : llvm::enumerate(op.getBroadcastDimensions()))
      operandDim[dim] = i;
    SmallVector<unsigned> expanded;
    for (unsigned d = 0; d < out.size(); ++d) {
      if (operandDim[d] >= 0 && in[operandDim[d]] == out[d]) {
        builder.addFactor(out[d], {{0, unsigned(operandDim[d])}}, {{0, d}});
        continue;
      }
      addDim(builder, out[d], {}, {0}, d);
      if (operandDim[d] >= 0)
        expanded.push_back(operandDim[d]);
    }
    for (unsigned d : expanded)
      addDim(builder, 1, {0}, {}, d, FactorKind::NeedReplication);
    return std::move(builder).build();
  }
  static std::optional<FactorMap>
  propagationRule(stablehlo::BroadcastInDimOp op, bool conservative) {
    return propagationRuleOf(op);
  }
  /// A broadcast that only adds dimensions of size 1 (how JAX puts a layer's
  /// gradient into the stack of all layers) has nothing to choose: it moves
  /// shardings as a reshape does.
  static bool addsOnlyUnits(Operation *op) {
    auto in = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    auto out = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    return in && out && in.hasStaticShape() && out.hasStaticShape() &&
           in.getRank() > 0 && in.getNumElements() == out.getNumElements();
  }
  static int priority(Operation *op) {
    return addsOnlyUnits(op) ? 0 : ModelDefaults::priority(op);
  }
  /// It could give its result any cut, so its result's is what counts.
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

/// The older form: new dimensions come first.
struct BroadcastModel : ModelDefaults {
  static FactorMap rule(stablehlo::BroadcastOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    unsigned numNew = op.getBroadcastSizes().size();
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult()))) {
      unsigned dim = d;
      if (dim < numNew)
        addDim(builder, size, {}, {0}, dim);
      else
        builder.addFactor(size, {{0, dim - numNew}}, {{0, dim}});
    }
    return std::move(builder).build();
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

/// What ops have in common whose elements move along cut dimensions.
struct MovedModel : ModelDefaults {
  static WorkKind workKind(Operation *) { return WorkKind::Move; }
  static bool canCut(Operation *op, const FactorMap &map, unsigned factor,
                     bool uneven) {
    return canCutMoved(op, map, factor, uneven);
  }
  template <typename OpT>
  static double communicated(OpT op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return movedBytes(op, map, axes);
  }
  template <typename OpT>
  static PartitionResult partition(OpT op, PartitionContext &ctx) {
    return partitionMoved(op, ctx);
  }
};

/// Shardings move where parts on both sides are the same elements. Where they
/// are not but follow each other in the same order, elements move between
/// neighbours.
struct ReshapeModel : MovedModel {
  static FactorMap makeRule(stablehlo::ReshapeOp op, FactorKind leads) {
    FactorMapBuilder builder = ruleBuilder(op);
    addReshapeFactors(builder, shapeOf(op.getOperand()),
                      shapeOf(op.getResult()), leads);
    return std::move(builder).build();
  }
  static FactorMap rule(stablehlo::ReshapeOp op) {
    return makeRule(op, FactorKind::Permutation);
  }
  static std::optional<FactorMap> propagationRule(stablehlo::ReshapeOp op,
                                                  bool) {
    return makeRule(op, FactorKind::PassThrough);
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::View; }
};

/// `([j, i])->([i, j])`.
struct TransposeModel : ModelDefaults {
  static FactorMap rule(stablehlo::TransposeOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    for (auto [d, from] : llvm::enumerate(op.getPermutation()))
      builder.addFactor(dimOf(op.getResult(), d), {{0, unsigned(from)}},
                        {{0, unsigned(d)}});
    return std::move(builder).build();
  }
  static int priority(Operation *) { return 0; }
  /// Dimensions of size 1 move without moving any element.
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

struct ReverseModel : MovedModel {
  static FactorMap rule(stablehlo::ReverseOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult())))
      addDim(builder, size, {0}, {0}, d,
             llvm::is_contained(op.getDimensions(), int64_t(d))
                 ? FactorKind::Permutation
                 : FactorKind::PassThrough);
    return std::move(builder).build();
  }
};

/// A dimension that is taken whole passes through; of others positions move. Of
/// a dimension that one position is taken of, only one device has it: a
/// reduction in which the others have no part.
struct SliceModel : MovedModel {
  static double bytesRead(Operation *op, unsigned) {
    return sharding::tensorBytes(op->getResult(0).getType());
  }
  static FactorMap rule(stablehlo::SliceOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      int64_t left = dimOf(op.getResult(), d);
      if (left == 1 && size > 1) {
        addDim(builder, size, {0}, {}, d, FactorKind::Reduction);
        addDim(builder, 1, {}, {0}, d, FactorKind::NeedReplication);
        continue;
      }
      addDim(builder, size, {0}, {0}, d,
             left == size ? FactorKind::PassThrough : FactorKind::Permutation);
    }
    return std::move(builder).build();
  }
  static std::optional<FactorMap> propagationRule(stablehlo::SliceOp op,
                                                  bool conservative) {
    return alignedRule(op, shapeOf(op.getOperand()), shapeOf(op.getResult()),
                       {FactorKind::Permutation, conservative});
  }
  static std::optional<ReductionKind> reductionKind(stablehlo::SliceOp op) {
    return tensorType(op.getResult()).getElementType().isInteger(1)
               ? ReductionKind::Or
               : ReductionKind::Add;
  }
};

/// A permutation along the joined dimension lets a pipeline's shift keep its
/// stages apart also where the new stage is no slice.
struct ConcatenateModel : MovedModel {
  static FactorMap rule(stablehlo::ConcatenateOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    auto operands = llvm::to_vector(llvm::seq(op->getNumOperands()));
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult())))
      addDim(builder, size, operands, {0}, d,
             d == op.getDimension() && op->getNumOperands() > 1
                 ? FactorKind::Permutation
                 : FactorKind::PassThrough);
    return std::move(builder).build();
  }
  static std::optional<FactorMap> propagationRule(stablehlo::ConcatenateOp op,
                                                  bool conservative) {
    return propagationRuleOf(op, conservative);
  }
};

struct PadModel : MovedModel {
  static FactorMap rule(stablehlo::PadOp op) {
    FactorMapBuilder builder = ruleBuilder(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      bool isPadded = op.getEdgePaddingLow()[d] || op.getEdgePaddingHigh()[d] ||
                      op.getInteriorPadding()[d];
      addDim(builder, size, {0}, {0}, d,
             isPadded ? FactorKind::Permutation : FactorKind::PassThrough);
    }
    return std::move(builder).build();
  }
  static std::optional<FactorMap> propagationRule(stablehlo::PadOp op,
                                                  bool conservative) {
    return alignedRule(op, shapeOf(op.getOperand()), shapeOf(op.getResult()),
                       {FactorKind::Permutation, conservative});
  }
};

} // namespace

static void attach(MLIRContext *context, stablehlo::StablehloDialect *) {
  using namespace stablehlo;
  attachModel<BroadcastInDimModel, BroadcastInDimOp>(context);
  attachModel<BroadcastModel, BroadcastOp>(context);
  attachModel<ReshapeModel, ReshapeOp>(context);
  attachModel<TransposeModel, TransposeOp>(context);
  attachModel<ReverseModel, ReverseOp>(context);
  attachModel<SliceModel, SliceOp>(context);
  attachModel<ConcatenateModel, ConcatenateOp>(context);
  attachModel<PadModel, PadOp>(context);
}

void mlir::gspmd::registerShapeModels(DialectRegistry &registry) {
  registry.addExtension(attach);
}
