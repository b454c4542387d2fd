//===- Window.cpp - Reductions over sliding windows -----------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/HaloWindow.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Reducers.h"
#include "transforms/OpModels/WindowPartition.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// What ops have in common that go over windows along cut dimensions.
struct WindowDefaults : ModelDefaults {
  static bool canCut(Operation *op, const FactorMap &map, unsigned factor,
                     bool uneven) {
    return canCutMoved(op, map, factor, uneven);
  }
  template <typename OpT>
  static double communicated(OpT op, const FactorMap &map,
                             ArrayRef<AxisList> axes) {
    return windowsBytes(op, map, axes);
  }
  template <typename OpT>
  static PartitionResult partition(OpT op, PartitionContext &ctx) {
    return partitionWindows(op, ctx);
  }
};

/// Dimensions without a window pass through; along others each shard needs its
/// neighbours' border.
struct ReduceWindowModel : WindowDefaults {
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
  static FactorRule rule(stablehlo::ReduceWindowOp op,
                         bool conservative = false) {
    FactorRule rule = emptyRule(op);
    auto all = llvm::to_vector(llvm::seq<unsigned>(op.getInputs().size()));
    for (auto [d, size] : llvm::enumerate(shapeOf(op->getResult(0))))
      addDim(rule, size, all, all, d,
             windowDim(op, d).isTrivial()
                 ? FactorRole()
                 : FactorRole(FactorKind::Halo,
                              /*isBlocked=*/conservative &&
                                  size != dimOf(op.getInputs().front(), d)));
    return rule;
  }
  static double evaluations(stablehlo::ReduceWindowOp op) {
    double window = 1;
    for (int64_t size : op.getWindowDimensions())
      window *= size;
    return elementsOf(op->getResult(0)) * (window - 1);
  }
  static double flops(stablehlo::ReduceWindowOp op) {
    return evaluations(op) * bodyFlops(op.getBody());
  }
  static double transcendentals(stablehlo::ReduceWindowOp op) {
    return evaluations(op) * bodyTranscendentals(op.getBody());
  }
};

/// Operand, source and result are cut alike. Shardings move between operand and
/// result alone: what a window of the operand is to a position of the source,
/// is not said by sizes.
struct SelectAndScatterModel : WindowDefaults {
  static FactorRule rule(stablehlo::SelectAndScatterOp op,
                         bool conservative = false) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      int64_t windows = dimOf(op.getSource(), d);
      FactorKind kind = windowDim(op, d).isTrivial() ? FactorKind::PassThrough
                                                     : FactorKind::Halo;
      if (windows == size && kind == FactorKind::PassThrough) {
        addDim(rule, size, {0, 1}, {0}, d);
        continue;
      }
      addDim(rule, size, {0, 1}, {0}, d, onlyCut(kind));
      addDim(rule, size, {0}, {0}, d,
             onlyMoves(FactorKind::Halo,
                       /*isBlocked=*/conservative && windows != size));
      addDim(rule, windows, {1}, {}, d, onlyMoves(FactorKind::Whole));
    }
    return rule;
  }
  static double flops(stablehlo::SelectAndScatterOp op) {
    double window = 1;
    for (unsigned d = 0; d < shapeOf(op.getOperand()).size(); ++d)
      window *= valueAt(op.getWindowDimensions(), d, 1);
    return elementsOf(op.getSource()) *
           ((window - 1) * bodyFlops(op.getSelect()) +
            bodyFlops(op.getScatter()));
  }
};

} // namespace

static void attach(MLIRContext *context, stablehlo::StablehloDialect *) {
  using namespace stablehlo;
  attachModel<ReduceWindowModel, ReduceWindowOp>(context);
  attachModel<SelectAndScatterModel, SelectAndScatterOp>(context);
}

void mlir::gspmd::registerWindowModels(DialectRegistry &registry) {
  registry.addExtension(attach);
}
