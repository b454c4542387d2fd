//===- Shape.cpp - Ops that move elements ---------------------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/HaloWindow.h"
#include "transforms/OpModels/LocalOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/ReshapeRule.h"
#include "transforms/OpModels/ShapePartition.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// `([j])->([i, j])`: result dimensions that the operand lacks (or has with
/// size 1) may be cut in any way.
struct BroadcastInDimModel : ModelDefaults {
  static FactorRule rule(stablehlo::BroadcastInDimOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> in = shapeOf(op.getOperand()),
                      out = shapeOf(op.getResult());
    SmallVector<std::optional<unsigned>> from(out.size());
    for (auto [i, dim] : llvm::enumerate(op.getBroadcastDimensions()))
      from[dim] = i;
    SmallVector<unsigned> expanded;
    for (unsigned d = 0; d < out.size(); ++d) {
      SmallVector<Place> operand;
      if (from[d] && in[*from[d]] == out[d]) {
        operand.push_back({0, *from[d]});
      } else if (from[d]) {
        addDim(rule, 1, {0}, {}, *from[d], onlyMoves(FactorKind::PassThrough));
        expanded.push_back(*from[d]);
      }
      rule.addFactor(out[d], operand, {{0, d}});
    }
    for (unsigned d : expanded)
      addDim(rule, 1, {0}, {}, d, onlyCut(FactorKind::Whole));
    return rule;
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
  static FactorRule rule(stablehlo::ReshapeOp op) {
    FactorRule rule = emptyRule(op);
    addReshapeFactors(rule, shapeOf(op.getOperand()), shapeOf(op.getResult()),
                      /*leads=*/FactorKind::Halo);
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::View; }
};

/// `([j, i])->([i, j])`.
struct TransposeModel : ModelDefaults {
  static FactorRule rule(stablehlo::TransposeOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, from] : llvm::enumerate(op.getPermutation()))
      rule.addFactor(dimOf(op.getResult(), d), {{0, unsigned(from)}},
                     {{0, unsigned(d)}});
    return rule;
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
  static FactorRule rule(stablehlo::ReverseOp op) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult())))
      addDim(rule, size, {0}, {0}, d,
             llvm::is_contained(op.getDimensions(), int64_t(d))
                 ? FactorKind::Halo
                 : FactorKind::PassThrough);
    return rule;
  }
};

/// A dimension that is taken whole passes through; of others positions move. Of
/// a dimension that one position is taken of, only one device has it: a
/// reduction in which the others have no part.
struct SliceModel : MovedModel {
  static double bytesRead(Operation *op, unsigned) {
    return sharding::tensorBytes(op->getResult(0).getType());
  }
  static FactorRule rule(stablehlo::SliceOp op, bool conservative = false) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      int64_t left = dimOf(op.getResult(), d);
      FactorRole moved(FactorKind::Halo, /*isBlocked=*/conservative);
      if (left != 1 || size == 1) {
        addDim(rule, size, {0}, {0}, d, left == size ? FactorRole() : moved);
        continue;
      }
      moved.cut = FactorKind::None;
      addDim(rule, size, {0}, {0}, d, moved);
      addDim(rule, size, {0}, {}, d, onlyCut(FactorKind::Reduction));
      addDim(rule, 1, {}, {0}, d, onlyCut(FactorKind::Whole));
    }
    return rule;
  }
  static std::optional<ReductionKind> reductionKind(stablehlo::SliceOp op) {
    return tensorType(op.getResult()).getElementType().isInteger(1)
               ? ReductionKind::Or
               : ReductionKind::Add;
  }
};

/// Slices of one tensor, or one tensor between slices of it, are joined to it
/// shifted or rotated: positions move, but each shard has most of what it
/// needs.
bool joinsShifted(stablehlo::ConcatenateOp op) {
  auto sliced = [](Value value) {
    auto slice = value.getDefiningOp<stablehlo::SliceOp>();
    return slice ? slice.getOperand() : value;
  };
  Value first = sliced(op->getOperand(0));
  return llvm::all_of(op->getOperands(),
                      [](Value value) {
                        return value.getDefiningOp<stablehlo::SliceOp>();
                      }) ||
         llvm::all_of(op->getOperands(),
                      [&](Value value) { return sliced(value) == first; });
}

/// Halos along the joined dimension let a pipeline's shift keep its stages
/// apart also where the new stage is no slice.
struct ConcatenateModel : MovedModel {
  static FactorRule rule(stablehlo::ConcatenateOp op,
                         bool conservative = false) {
    FactorRule rule = emptyRule(op);
    auto operands = llvm::to_vector(llvm::seq(op->getNumOperands()));
    FactorRole joined(operands.size() > 1 ? FactorKind::Halo
                                          : FactorKind::PassThrough,
                      conservative       ? FactorKind::None
                      : joinsShifted(op) ? FactorKind::Halo
                                         : FactorKind::Whole);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getResult())))
      addDim(rule, size, operands, {0}, d,
             d == op.getDimension() ? joined : FactorRole());
    return rule;
  }
};

struct PadModel : MovedModel {
  static FactorRule rule(stablehlo::PadOp op, bool conservative = false) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      bool isResized = size != dimOf(op.getResult(), d);
      addDim(rule, size, {0}, {0}, d,
             {isPadded(op, d) ? FactorKind::Halo : FactorKind::PassThrough,
              isResized ? FactorKind::Halo : FactorKind::PassThrough,
              /*isBlocked=*/conservative && isResized});
    }
    return rule;
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
