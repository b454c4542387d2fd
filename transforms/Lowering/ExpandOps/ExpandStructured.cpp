//===- ExpandStructured.cpp - Structured ops to linalg.generic ------------===//
//
// Legalizes programs in linalg, arith and math: named ops become generics,
// element-wise ops on tensors become loops, and aggregate ops are decomposed.
// Scalar operands of an op are captured by its body instead. A branch that is
// always taken replaces its op.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ExpandOps/ExpandStructured.h"
#include "transforms/Lowering/ExpandOps/ExpandOps.h"
#include "transforms/Lowering/Scalars/StoredElements.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace mlir::gspmd::lowering {
namespace {

/// Fills are unchanged: bufferization materializes them for their readers.
struct GeneralizeNamed : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (isa<linalg::GenericOp, linalg::FillOp>(*op))
      return failure();
    return linalg::generalizeNamedOp(rewriter, op);
  }
};

struct ReadScalarsInBody : OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> tensors;
    SmallVector<AffineMap> maps;
    llvm::BitVector isScalar(op.getBody()->getNumArguments());
    for (OpOperand *input : op.getDpsInputOperands()) {
      if (isa<ShapedType>(input->get().getType())) {
        tensors.push_back(input->get());
        maps.push_back(op.getMatchingIndexingMap(input));
      } else {
        isScalar.set(input->getOperandNumber());
      }
    }
    if (isScalar.none())
      return failure();
    for (OpOperand &init : op.getDpsInitsMutable())
      maps.push_back(op.getMatchingIndexingMap(&init));
    auto bare = linalg::GenericOp::create(
        rewriter, op.getLoc(), op->getResultTypes(), tensors, op.getOutputs(),
        maps, op.getIteratorTypesArray());
    rewriter.inlineRegionBefore(op.getRegion(), bare.getRegion(),
                                bare.getRegion().begin());
    Block *body = bare.getBody();
    for (unsigned i : isScalar.set_bits())
      rewriter.replaceAllUsesWith(body->getArgument(i), op->getOperand(i));
    body->eraseArguments(isScalar);
    rewriter.replaceOp(op, bare->getResults());
    return success();
  }
};

/// Decomposes softmax and other ops that implement AggregatedOpInterface.
struct DecomposeAggregate
    : OpInterfaceRewritePattern<linalg::AggregatedOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::AggregatedOpInterface op,
                                PatternRewriter &rewriter) const override {
    FailureOr<SmallVector<Value>> replacements =
        op.decomposeOperation(rewriter);
    if (failed(replacements))
      return failure();
    rewriter.replaceOp(op, *replacements);
    return success();
  }
};

struct ExpandPack : OpRewritePattern<linalg::PackOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::PackOp op,
                                PatternRewriter &rewriter) const override {
    return linalg::lowerPack(rewriter, op,
                             /*lowerPadLikeWithInsertSlice=*/false);
  }
};

struct ExpandUnpack : OpRewritePattern<linalg::UnPackOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::UnPackOp op,
                                PatternRewriter &rewriter) const override {
    // The shorter lowering requires one tile for each dimension.
    return linalg::lowerUnPack(rewriter, op,
                               /*lowerUnpadLikeWithExtractSlice=*/false);
  }
};

/// Replaces an op by the only one of its branches that can run, for example
/// that of JAX's `platform_dependent` for the platform.
struct InlineKnownBranch : OpInterfaceRewritePattern<RegionBranchOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(RegionBranchOpInterface op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Attribute> operands(op->getNumOperands());
    for (auto [operand, value] : llvm::zip_equal(op->getOperands(), operands))
      matchPattern(operand, m_Constant(&value));
    SmallVector<InvocationBounds> bounds;
    op.getRegionInvocationBounds(operands, bounds);
    Block *taken = nullptr;
    for (auto [region, bound] : llvm::zip_equal(op->getRegions(), bounds)) {
      if (bound.getUpperBound() == 0u)
        continue;
      bool runsOnce = bound.getLowerBound() == 1 && bound.getUpperBound() == 1u;
      if (taken || !runsOnce || !region.hasOneBlock() ||
          region.getNumArguments() != 0)
        return failure();
      taken = &region.front();
    }
    if (!taken || !taken->getTerminator()->hasTrait<OpTrait::ReturnLike>())
      return failure();
    Operation *end = taken->getTerminator();
    rewriter.inlineBlockBefore(taken, op);
    rewriter.replaceOp(op, end->getOperands());
    rewriter.eraseOp(end);
    return success();
  }
};

} // namespace

LogicalResult verifyStructuredOp(Operation *op) {
  if (!isa<linalg::LinalgOp>(op))
    return success();
  for (Value operand : op->getOperands()) {
    Type element = getElementTypeOrSelf(operand.getType());
    if (!element.isIndex() && isSupportedElement(element) &&
        signlessElement(element) != element)
      return op->emitOpError("computes with elements of type ")
             << element << ", which the emulator does in StableHLO only; "
             << "convert them to a wider type before";
  }
  return success();
}

void populateExpandStructuredPatterns(RewritePatternSet &patterns) {
  patterns.add<GeneralizeNamed, ReadScalarsInBody, DecomposeAggregate,
               ExpandPack, ExpandUnpack, InlineKnownBranch>(
      patterns.getContext());
  linalg::populateElementwiseToLinalgConversionPatterns(patterns);
  linalg::populateDecomposeWinogradOpsPatterns(patterns);
}

} // namespace mlir::gspmd::lowering
