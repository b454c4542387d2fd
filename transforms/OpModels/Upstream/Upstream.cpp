//===- Upstream.cpp - arith, math, tensor, tosa --------------------------===//
//
// Programs need not come from StableHLO: the element-wise ops of arith, math
// and tosa pass everything through.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Shape/ReshapeRule.h"
#include "transforms/OpModels/Support/LocalOps.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Operand dimensions of size 1 may stand for any size (tosa); operands of
/// another rank have no part.
struct UpstreamPointwiseModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op->getResult(0));
    for (auto [d, size] : llvm::enumerate(shape)) {
      SmallVector<unsigned> same, repeated;
      for (auto [i, operand] : llvm::enumerate(op->getOperands()))
        if (shapeOf(operand).size() == shape.size())
          (shapeOf(operand)[d] == size ? same : repeated).push_back(i);
      addDim(rule, size, same, {0}, d);
      for (unsigned i : repeated)
        addDim(rule, dimOf(op->getOperand(i), d), {i}, {}, d,
               FactorKind::Whole);
    }
    addOtherRanks(rule, op, shape.size());
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static double flops(Operation *op) { return elementsOf(op->getResult(0)); }
  static WorkKind workKind(Operation *) { return WorkKind::Pointwise; }

private:
  static void addOtherRanks(FactorRule &rule, Operation *op, size_t rank) {
    for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
      unsigned index = i;
      if (shapeOf(operand).size() == rank)
        continue;
      for (auto [d, size] : llvm::enumerate(shapeOf(operand)))
        addDim(rule, size, {index}, {}, d, FactorKind::Whole);
    }
  }
};

struct UpstreamTranscendentalModel : UpstreamPointwiseModel {
  static double flops(Operation *) { return 0; }
  static double transcendentals(Operation *op) {
    return elementsOf(op->getResult(0));
  }
};

/// Made in any sharding.
struct EmptyModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    rule.addPointwise(shapeOf(op->getResult(0)));
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::Source; }
};

struct ArithConstantModel : EmptyModel {
  static PartitionResult partition(arith::ConstantOp op,
                                   PartitionContext &ctx) {
    auto dense = dyn_cast<DenseElementsAttr>(op.getValue());
    if (!dense)
      return SmallVector<Value>{ctx.builder.clone(*op)->getResult(0)};
    RankedTensorType type = cast<RankedTensorType>(op.getType());
    if (dense.isSplat())
      return SmallVector<Value>{arith::ConstantOp::create(
          ctx.builder, op.getLoc(), dense.resizeSplat(ctx.localResultType(0)))};
    Value whole =
        arith::ConstantOp::create(ctx.builder, op.getLoc(), type, dense);
    auto replicated = ::gspmd::TensorSharding::replicated(type.getRank());
    return SmallVector<Value>{ctx.reshard(whole, type.getShape(), replicated,
                                          ctx.resultShardings[0])};
  }
};

struct TensorReshapeModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    addReshapeFactors(rule, shapeOf(op->getOperand(0)),
                      shapeOf(op->getResult(0)), FactorKind::PassThrough);
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static WorkKind workKind(Operation *) { return WorkKind::View; }
};

/// Holds the result's shape in an attribute as well.
struct ExpandShapeModel : TensorReshapeModel {
  static PartitionResult partition(tensor::ExpandShapeOp op,
                                   PartitionContext &ctx) {
    Builder &b = ctx.builder;
    return partitionWithAttrs(
        op, ctx,
        b.getNamedAttr(
            "static_output_shape",
            b.getDenseI64ArrayAttr(ctx.localResultType(0).getShape())));
  }
};

} // namespace

static void registerTensor(DialectRegistry &registry) {
  registerModel<EmptyModel, tensor::EmptyOp>(registry);
  registerModel<TensorReshapeModel, tensor::CollapseShapeOp>(registry);
  registerModel<ExpandShapeModel, tensor::ExpandShapeOp>(registry);
}

static void registerArith(DialectRegistry &registry) {
  using namespace arith;
  registerModel<UpstreamPointwiseModel, AddFOp, AddIOp, AndIOp, BitcastOp,
                CmpFOp, CmpIOp, DivFOp, DivSIOp, DivUIOp, ExtFOp, ExtSIOp,
                ExtUIOp, FPToSIOp, FPToUIOp, IndexCastOp, MaxNumFOp, MaxSIOp,
                MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp, MinUIOp, MinimumFOp,
                MulFOp, MulIOp, NegFOp, OrIOp, RemFOp, RemSIOp, RemUIOp,
                SIToFPOp, SelectOp, ShLIOp, ShRSIOp, ShRUIOp, SubFOp, SubIOp,
                TruncFOp, TruncIOp, UIToFPOp, XOrIOp>(registry);
  registerModel<ArithConstantModel, arith::ConstantOp>(registry);
}

static void registerMath(DialectRegistry &registry) {
  using namespace math;
  registerModel<UpstreamPointwiseModel, AbsFOp, AbsIOp, CeilOp, CopySignOp,
                FloorOp, FmaOp, RoundEvenOp, RoundOp, TruncOp>(registry);
  registerModel<UpstreamTranscendentalModel, AtanOp, Atan2Op, CbrtOp, CosOp,
                ErfOp, ExpM1Op, ExpOp, Log1pOp, LogOp, PowFOp, RsqrtOp, SinOp,
                SqrtOp, TanOp, TanhOp>(registry);
}

static void registerTosa(DialectRegistry &registry) {
  using namespace tosa;
  registerModel<UpstreamPointwiseModel, AbsOp, AddOp, BitwiseAndOp, BitwiseOrOp,
                BitwiseXorOp, CastOp, CeilOp, ClampOp, EqualOp, FloorOp,
                GreaterEqualOp, GreaterOp, LogicalAndOp, LogicalNotOp,
                LogicalOrOp, MaximumOp, MinimumOp, MulOp, NegateOp,
                ReciprocalOp, SelectOp, SubOp>(registry);
  registerModel<UpstreamTranscendentalModel, ErfOp, ExpOp, LogOp, PowOp,
                RsqrtOp, SigmoidOp, TanhOp>(registry);
}

void mlir::gspmd::registerUpstreamModels(DialectRegistry &registry) {
  registerTensor(registry);
  registerArith(registry);
  registerMath(registry);
  registerTosa(registry);
}
