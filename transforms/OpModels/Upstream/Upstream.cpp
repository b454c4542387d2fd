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
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Upstream/LinalgAggregates.h"
#include "transforms/OpModels/Upstream/TensorIndex.h"
#include "transforms/OpModels/Upstream/TensorSlices.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Operand dimensions of size 1 may stand for any size (tosa); operands of
/// another rank have no part.
struct UpstreamPointwiseModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op->getResult(0));
    auto results = llvm::to_vector(llvm::seq(op->getNumResults()));
    for (auto [d, size] : llvm::enumerate(shape)) {
      SmallVector<unsigned> same, repeated;
      for (auto [i, operand] : llvm::enumerate(op->getOperands()))
        if (shapeOf(operand).size() == shape.size())
          (shapeOf(operand)[d] == size ? same : repeated).push_back(i);
      addDim(rule, size, same, results, d);
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

/// Sums and differences of partial results are such; so are products of one of
/// them with what is whole.
struct ArithModel : UpstreamPointwiseModel {
  static bool isElementwise(Operation *) { return true; }
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    if (op->getNumResults() != 1 || !isSum(op, kind))
      return {};
    if (isa<arith::AddFOp, arith::AddIOp, arith::SubFOp, arith::SubIOp>(op))
      return linearIn(op, {0, 1});
    if (isa<arith::NegFOp>(op))
      return linearIn(op, {0});
    if (isa<arith::MulFOp, arith::MulIOp>(op))
      return eitherFactor(op, kind);
    return {};
  }
  /// What lies beyond the end of an uneven part is zero, and integers are not
  /// divided by that.
  static bool canCut(Operation *op, const FactorMap &map, unsigned factor,
                     bool uneven) {
    return sharding::canCutFactorGenerically(op, map, factor, uneven) &&
           !(uneven &&
             isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
                 arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp>(
                 op));
  }
};

/// Most are evaluated as series; some are an instruction or two.
struct MathModel : UpstreamPointwiseModel {
  static bool isElementwise(Operation *) { return true; }
  static bool isArithmetic(Operation *op) {
    return isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::ClampFOp,
               math::CopySignOp, math::FloorOp, math::FmaOp, math::RoundEvenOp,
               math::RoundOp, math::TruncOp, math::IsFiniteOp, math::IsInfOp,
               math::IsNaNOp, math::IsNormalOp, math::CountLeadingZerosOp,
               math::CountTrailingZerosOp, math::CtPopOp>(op);
  }
  static double flops(Operation *op) {
    return isArithmetic(op) ? elementsOf(op->getResult(0)) : 0;
  }
  static double transcendentals(Operation *op) {
    return isArithmetic(op) ? 0 : elementsOf(op->getResult(0));
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

} // namespace

static void registerTensor(DialectRegistry &registry) {
  registerModel<EmptyModel, tensor::EmptyOp, tensor::SplatOp>(registry);
  registerModel<UpstreamPointwiseModel, tensor::BitcastOp, tensor::CastOp>(
      registry);
  registerTensorSlices(registry);
  registerTensorIndex(registry);
}

/// Attaches the model to those of the ops that take element by element.
template <typename Model, typename... Ops>
static void registerElementwise(DialectRegistry &registry) {
  auto attach = [&](auto *op) {
    using OpT = std::remove_pointer_t<decltype(op)>;
    if constexpr (OpT::template hasTrait<OpTrait::Elementwise>())
      registerModel<Model, OpT>(registry);
  };
  (attach(static_cast<Ops *>(nullptr)), ...);
}

static void registerArith(DialectRegistry &registry) {
  registerElementwise<ArithModel,
#define GET_OP_LIST
#include "mlir/Dialect/Arith/IR/ArithOps.cpp.inc"
                      >(registry);
  registerModel<ArithConstantModel, arith::ConstantOp>(registry);
}

static void registerMath(DialectRegistry &registry) {
  registerElementwise<MathModel,
#define GET_OP_LIST
#include "mlir/Dialect/Math/IR/MathOps.cpp.inc"
                      >(registry);
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
  registerLinalgAggregates(registry);
}
