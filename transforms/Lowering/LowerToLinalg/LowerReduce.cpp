//===- LowerReduce.cpp - Reductions to linalg -----------------------------===//

#include "transforms/Lowering/LowerToLinalg/LowerReduce.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "dialect/StableHLO/Ops/Reduction/ReduceOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::gspmd::lowering {
namespace {

/// Extracts the element of a rank-0 tensor in front of the loops.
Value scalarOf(Value value, RewriterBase &rewriter) {
  Location loc = value.getLoc();
  if (Attribute constant = splatConstant(value))
    return buildConstant(rewriter, loc, constant,
                         signlessElement(getElementTypeOrSelf(value)));
  return tensor::ExtractOp::create(
      rewriter, loc, signlessValue(value, rewriter), ValueRange{});
}

} // namespace

llvm::DenseMap<Value, Value> readCaptured(Operation *op,
                                          RewriterBase &rewriter) {
  llvm::DenseMap<Value, Value> result;
  op->getRegion(0).walk([&](Operation *inner) {
    for (Value operand : inner->getOperands()) {
      auto type = dyn_cast<RankedTensorType>(operand.getType());
      if (!op->isProperAncestor(operand.getParentBlock()->getParentOp()) &&
          operand.getParentBlock()->getParentOp() != op && type &&
          type.getRank() == 0 && !result.contains(operand))
        result[operand] = scalarOf(operand, rewriter);
    }
  });
  return result;
}

namespace {

/// Lowers a reduce with any number of operands and any region: accumulators
/// start at the initial values, and elements are taken in row-major order.
struct ReduceLowering : OpRewritePattern<stablehlo::ReduceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ReduceOp op,
                                PatternRewriter &rewriter) const override {
    if (isInScalarRegion(op) || !hasElements(op))
      return failure();
    int64_t rank =
        cast<RankedTensorType>(op.getInputs().front().getType()).getRank();
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::parallel);
    for (int64_t dim : op.getDimensions())
      iterators[dim] = utils::IteratorType::reduction;
    SmallVector<AffineExpr> kept;
    for (int64_t dim = 0; dim < rank; ++dim)
      if (iterators[dim] == utils::IteratorType::parallel)
        kept.push_back(rewriter.getAffineDimExpr(dim));

    SmallVector<GenericInput> inputs;
    SmallVector<Value> outputs;
    for (auto [input, init, result] : llvm::zip_equal(
             op.getInputs(), op.getInitValues(), op->getResults())) {
      inputs.push_back({input, rewriter.getMultiDimIdentityMap(rank)});
      RankedTensorType type = signlessTensor(result.getType());
      Value start = scalarOf(init, rewriter);
      Value empty = tensor::EmptyOp::create(
          rewriter, op.getLoc(), type.getShape(), type.getElementType());
      outputs.push_back(
          linalg::FillOp::create(rewriter, op.getLoc(), start, empty)
              .getResult(0));
    }
    SmallVector<AffineMap> maps(
        outputs.size(), AffineMap::get(rank, 0, kept, rewriter.getContext()));
    Operation *generic =
        buildReduction(op, rewriter, inputs, outputs, maps, iterators);
    if (!generic)
      return failure();
    replaceWithCasts(rewriter, op, generic->getResults());
    return success();
  }

  static Operation *buildReduction(stablehlo::ReduceOp op,
                                   PatternRewriter &rewriter,
                                   ArrayRef<GenericInput> inputs,
                                   ValueRange outputs, ArrayRef<AffineMap> maps,
                                   ArrayRef<utils::IteratorType> iterators) {
    llvm::DenseMap<Value, Value> captured = readCaptured(op, rewriter);
    return buildGeneric(
        rewriter, op.getLoc(), inputs, outputs, maps, iterators,
        [&](OpBuilder &b, Location, ValueRange elements) {
          // The region takes the accumulators first.
          SmallVector<Value> args(elements.drop_front(inputs.size()));
          llvm::append_range(args, elements.take_front(inputs.size()));
          return inlineScalarRegion(
              op->getRegion(0), args, b,
              [&](Value value) { return captured.lookup(value); });
        });
  }
};

} // namespace

void populateReduceLoweringPatterns(RewritePatternSet &patterns) {
  patterns.add<ReduceLowering>(patterns.getContext());
}

} // namespace mlir::gspmd::lowering
