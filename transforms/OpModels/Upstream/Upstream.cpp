//===- Upstream.cpp - Models of arith, math and tensor --------------------===//
//
// The element-wise ops of arith and math, for programs that do not come from
// StableHLO.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Upstream/PointwiseModel.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Sums and differences of partial sums are partial sums; so are products of a
/// partial sum with a replicated value.
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
};

/// Most functions are evaluated as series; some are one or two instructions.
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

struct ArithConstantModel : AnyShardingModel {
  static PartitionResult partition(Operation *op, PartitionContext &ctx) {
    return partitionConstant(op, "value", ctx);
  }
};

} // namespace

static void registerTensor(DialectRegistry &registry) {
  registerModel<AnyShardingModel, tensor::EmptyOp, tensor::SplatOp>(registry);
  registerModel<UpstreamPointwiseModel, tensor::BitcastOp, tensor::CastOp>(
      registry);
}

/// Attaches the model to the element-wise ops among `Ops`.
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

void mlir::gspmd::registerUpstreamModels(DialectRegistry &registry) {
  registerTensor(registry);
  registerArith(registry);
  registerMath(registry);
}
