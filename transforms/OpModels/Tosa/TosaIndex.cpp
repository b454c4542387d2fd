//===- TosaIndex.cpp - Models of tosa index ops ---------------------------===//

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Tosa/StablehloCounterpart.h"
#include "transforms/OpModels/Upstream/UnevenShards.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Gathers rows of values by their index: `([n, k, c], [n, w])->([n, w, c])`.
struct TosaGatherModel : CounterpartModel<TosaGatherModel, tosa::GatherOp> {
  static void counterpart(tosa::GatherOp op,
                          StablehloCounterpart &counterpart) {
    MLIRContext *context = op.getContext();
    auto numbers = stablehlo::GatherDimensionNumbersAttr::get(
        context, /*offsetDims=*/{2}, /*collapsedSliceDims=*/{1},
        /*operandBatchingDims=*/{0}, /*startIndicesBatchingDims=*/{0},
        /*startIndexMap=*/{1}, /*indexVectorDim=*/2);
    stablehlo::TensorOps ops(counterpart.getBuilder(), op.getLoc());
    Value values = counterpart.operand(0);
    counterpart.setResult(ops.gather(values, counterpart.operand(1),
                                     tensorType(op.getResult()), numbers,
                                     {1, 1, shapeOf(op.getValues())[2]}));
  }
  static PartitionResult local(tosa::GatherOp, PartitionContext &ctx) {
    zeroPaddedIndices(ctx, 1);
    return sharding::cloneLocally(ctx);
  }
};

/// Rows replace rows. The order of updates of one row is not defined across
/// shards, so the rows and their indices are unsharded.
struct TosaScatterModel : ModelDefaults {
  static FactorRule rule(tosa::ScatterOp op) {
    FactorRule rule = emptyRule(op);
    addDim(rule, dimOf(op.getResult(), 0), {0, 1, 2}, {0}, 0);
    addDim(rule, dimOf(op.getResult(), 1), {0}, {0}, 1,
           FactorKind::NeedReplication);
    rule.addFactor(dimOf(op.getIndices(), 1), {{1, 1}, {2, 1}}, {},
                   FactorKind::NeedReplication);
    addDim(rule, dimOf(op.getResult(), 2), {0, 2}, {0}, 2);
    return rule;
  }
  static PartitionResult partition(tosa::ScatterOp, PartitionContext &ctx) {
    zeroPaddedIndices(ctx, 1);
    return sharding::cloneLocally(ctx);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Update; }
};

/// Transforms of the last two dimensions mix all of their elements.
struct TosaTransformModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    auto operands = llvm::to_vector(llvm::seq(op->getNumOperands()));
    auto results = llvm::to_vector(llvm::seq(op->getNumResults()));
    addDim(rule, dimOf(op->getResult(0), 0), operands, results, 0);
    for (unsigned d : {1, 2}) {
      addDim(rule, dimOf(op->getOperand(0), d), operands, {}, d,
             FactorKind::NeedReplication);
      addDim(rule, dimOf(op->getResult(0), d), {}, results, d,
             FactorKind::NeedReplication);
    }
    return rule;
  }
  static WorkKind workKind(Operation *) { return WorkKind::Reduce; }
};

} // namespace

void mlir::gspmd::registerTosaIndexModels(DialectRegistry &registry) {
  using namespace tosa;
  registerModel<TosaGatherModel, GatherOp>(registry);
  registerModel<TosaScatterModel, ScatterOp>(registry);
  registerModel<TosaTransformModel, FFT2dOp, RFFT2dOp>(registry);
}
