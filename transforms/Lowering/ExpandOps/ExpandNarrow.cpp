//===- ExpandNarrow.cpp - Accumulation of narrow floats -------------------===//
//
// A sum of bf16 stops at 256 if every step is rounded: 256 + 1 is 256. The
// schedule of a reduction is implementation-defined, and so is its intermediate
// precision, but a partitioned program must not differ from the unpartitioned
// one. So sums and products of floats of 16 bits and less accumulate in f32 and
// are rounded once, as XLA does on hardware without narrow arithmetic.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ExpandOps/ExpandOps.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/OpModels/Support/Reducers.h"

namespace mlir::gspmd::lowering {
namespace {

Type widened(Type type, Type wide) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.clone(widened(tensor.getElementType(), wide));
  return isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 16 ? wide
                                                                    : type;
}

/// Returns true if the reducer rounds to a narrow type at each step.
bool accumulatesNarrow(Operation *op) {
  auto kind = reducerKind(op->getRegion(0));
  if (kind != sharding::ReductionKind::Add &&
      kind != sharding::ReductionKind::Mul)
    return false;
  Type f32 = Float32Type::get(op->getContext());
  return llvm::any_of(op->getResultTypes(),
                      [&](Type type) { return widened(type, f32) != type; });
}

template <typename OpT>
struct AccumulateWide : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (!accumulatesNarrow(op))
      return rewriter.notifyMatchFailure(op, "not a narrow sum");
    TensorOps ops(rewriter, op->getLoc());
    Type f32 = rewriter.getF32Type();
    IRMapping mapping;
    for (Value operand : op->getOperands()) {
      Type element = typeOf(operand).getElementType();
      mapping.map(operand, ops.convert(operand, widened(element, f32)));
    }
    Operation *wide = rewriter.clone(*op, mapping);
    // All values of a reducer of one kind have the type of its elements.
    wide->walk([&](Operation *inner) {
      for (Value result : inner->getResults())
        result.setType(widened(result.getType(), f32));
    });
    for (BlockArgument arg : wide->getRegion(0).getArguments())
      arg.setType(widened(arg.getType(), f32));
    SmallVector<Value> results;
    for (auto [old, result] :
         llvm::zip_equal(op->getResults(), wide->getResults()))
      results.push_back(ops.convert(result, typeOf(old).getElementType()));
    rewriter.replaceOp(op, results);
    return success();
  }
};

} // namespace

void populateExpandNarrowPatterns(RewritePatternSet &patterns) {
  patterns.add<AccumulateWide<stablehlo::ReduceOp>,
               AccumulateWide<stablehlo::ReduceWindowOp>>(
      patterns.getContext());
}

} // namespace mlir::gspmd::lowering
