//===- LowerElementwise.cpp - Element-wise ops to linalg ------------------===//

#include "transforms/Lowering/LowerToLinalg/LowerReduce.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::gspmd::lowering {
namespace {

/// Lowers every op of the scalar table to one loop over the result's elements.
/// Rank-0 operands (a predicate, the bounds of clamp) are the same for all
/// elements, if there is an operand with the result's shape: the only operand
/// of a bitcast to several narrower elements is none of them.
struct ElementwiseLowering : RewritePattern {
  explicit ElementwiseLowering(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!lookupScalarOp(op) || isInScalarRegion(op) || !hasElements(op))
      return failure();
    RankedTensorType type = signlessTensor(op->getResult(0).getType());
    int64_t rank = type.getRank();
    AffineMap identity = rewriter.getMultiDimIdentityMap(rank);
    AffineMap scalar = AffineMap::get(rank, 0, rewriter.getContext());
    SmallVector<GenericInput> inputs;
    bool hasShaped = false;
    for (Value operand : op->getOperands()) {
      auto operandType = cast<RankedTensorType>(operand.getType());
      hasShaped |= operandType.getShape() == type.getShape();
      if (operandType.getRank() != 0 &&
          operandType.getShape() != type.getShape())
        return rewriter.notifyMatchFailure(op, "shapes differ");
      inputs.push_back({operand, operandType.getRank() ? identity : scalar});
    }
    if (!hasShaped)
      return rewriter.notifyMatchFailure(op, "no operand has the shape");
    Operation *generic = buildParallelGeneric(
        rewriter, op->getLoc(), inputs, type,
        [&](OpBuilder &b, Location,
            ValueRange elements) -> FailureOr<SmallVector<Value>> {
          FailureOr<Value> result =
              buildScalar(op, elements.take_front(inputs.size()), b);
          if (failed(result))
            return failure();
          return SmallVector<Value>{*result};
        });
    if (!generic)
      return failure();
    replaceWithCasts(rewriter, op, generic->getResults());
    return success();
  }
};

/// Lowers a map: its region replaces the table entry.
struct MapLowering : OpRewritePattern<stablehlo::MapOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::MapOp op,
                                PatternRewriter &rewriter) const override {
    if (isInScalarRegion(op) || !hasElements(op))
      return failure();
    RankedTensorType type = signlessTensor(op->getResult(0).getType());
    AffineMap identity = rewriter.getMultiDimIdentityMap(type.getRank());
    SmallVector<GenericInput> inputs;
    for (Value operand : op->getOperands())
      inputs.push_back({operand, identity});
    llvm::DenseMap<Value, Value> captured = readCaptured(op, rewriter);
    Operation *generic = buildParallelGeneric(
        rewriter, op->getLoc(), inputs, type,
        [&](OpBuilder &b, Location, ValueRange elements) {
          return inlineScalarRegion(
              op->getRegion(0), elements.take_front(inputs.size()), b,
              [&](Value value) { return captured.lookup(value); });
        });
    if (!generic)
      return failure();
    replaceWithCasts(rewriter, op, generic->getResults());
    return success();
  }
};

} // namespace

void populateElementwiseLoweringPatterns(RewritePatternSet &patterns) {
  patterns.add<ElementwiseLowering, MapLowering>(patterns.getContext());
}

} // namespace mlir::gspmd::lowering
