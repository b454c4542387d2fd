//===- TosaElementwise.cpp - Models of element-wise tosa ops --------------===//

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Upstream/PointwiseModel.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct TosaPointwiseModel : UpstreamPointwiseModel {
  static bool isElementwise(Operation *op) {
    return llvm::all_of(op->getOperands(), [&](Value operand) {
      return shapeOf(operand) == shapeOf(op->getResult(0));
    });
  }
};

struct TosaTranscendentalModel : TosaPointwiseModel {
  static double flops(Operation *) { return 0; }
  static double transcendentals(Operation *op) {
    return elementsOf(op->getResult(0));
  }
};

/// Exact sums of partial sums are partial sums of the result.
struct TosaSumModel : TosaPointwiseModel {
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    return isSum(op, kind) ? movedOperands(op) : LinearOperands();
  }
};

struct TosaSelectModel : TosaPointwiseModel {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return linearIn(op, {1, 2});
  }
};

/// Products of floats are linear in either factor; those of integers may be
/// shifted and rounded.
struct TosaMulModel : TosaPointwiseModel {
  static LinearOperands linearOperands(tosa::MulOp op, ReductionKind kind) {
    return isa<FloatType>(tensorType(op.getResult()).getElementType())
               ? eitherFactor(op, kind)
               : LinearOperands();
  }
};

/// The op is element-wise in its first operand; others are the same for all of
/// its elements (a table), or for all of one channel.
struct TosaLookupModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op->getResult(0));
    for (auto [d, size] : llvm::enumerate(shape)) {
      SmallVector<TensorDim> operands{{0, unsigned(d)}};
      if (d + 1 == shape.size())
        for (unsigned i = 1; i < op->getNumOperands(); ++i)
          if (isPerChannel(op, i))
            operands.push_back({i, 0});
      rule.addFactor(size, operands, {{0, unsigned(d)}});
    }
    for (unsigned i = 1; i < op->getNumOperands(); ++i)
      if (!isPerChannel(op, i))
        for (auto [d, size] : llvm::enumerate(shapeOf(op->getOperand(i))))
          addDim(rule, size, {i}, {}, d, FactorKind::NeedReplication);
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static double flops(Operation *op) { return elementsOf(op->getResult(0)); }
  static WorkKind workKind(Operation *) { return WorkKind::Pointwise; }

private:
  /// Returns true for multipliers and shifts of a per-channel rescale.
  static bool isPerChannel(Operation *op, unsigned operand) {
    auto rescale = dyn_cast<tosa::RescaleOp>(op);
    return rescale && rescale.getPerChannel() && operand <= 2;
  }
};

} // namespace

void mlir::gspmd::registerTosaElementwiseModels(DialectRegistry &registry) {
  using namespace tosa;
  registerModel<TosaPointwiseModel, AbsOp, ArithmeticRightShiftOp, BitwiseAndOp,
                BitwiseNotOp, BitwiseOrOp, BitwiseXorOp, CastOp, CeilOp,
                ClampOp, ClzOp, EqualOp, FloorOp, GreaterEqualOp, GreaterOp,
                IdentityOp, IntDivOp, LogicalAndOp, LogicalLeftShiftOp,
                LogicalNotOp, LogicalOrOp, LogicalRightShiftOp, LogicalXorOp,
                MaximumOp, MinimumOp, NegateOp, ReciprocalOp>(registry);
  registerModel<TosaSumModel, AddOp, SubOp>(registry);
  registerModel<TosaMulModel, MulOp>(registry);
  registerModel<TosaSelectModel, SelectOp>(registry);
  registerModel<TosaTranscendentalModel, CosOp, ErfOp, ExpOp, LogOp, PowOp,
                RsqrtOp, SigmoidOp, SinOp, TanhOp>(registry);
  registerModel<TosaLookupModel, RescaleOp, TableOp>(registry);
}
