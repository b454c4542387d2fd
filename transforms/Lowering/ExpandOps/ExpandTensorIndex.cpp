//===- ExpandTensorIndex.cpp - tensor gathers and scatters ----------------===//
//
// Gathers and scatters of MLIR's tensor dialect become those of StableHLO, with
// slices of size 1 along the indexed dimensions.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ExpandOps/ExpandOps.h"

#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::gspmd::lowering {
namespace {

/// Returns the index vectors in the form of StableHLO.
Value indexTensor(PatternRewriter &rewriter, Location loc, Value indices) {
  RankedTensorType type = typeOf(indices);
  if (!type.getElementType().isIndex())
    return indices;
  return arith::IndexCastOp::create(rewriter, loc,
                                    type.clone(rewriter.getI64Type()), indices);
}

/// Returns the remaining dimensions of the slices, which follow the batch
/// dimensions.
SmallVector<int64_t> windowDims(int64_t batchRank, int64_t rank,
                                ArrayRef<int64_t> indexed) {
  return llvm::to_vector(
      llvm::seq(batchRank, batchRank + rank - int64_t(indexed.size())));
}

/// Returns `dims` in ascending order, as StableHLO requires of sets of
/// dimensions.
SmallVector<int64_t> ascending(ArrayRef<int64_t> dims) {
  SmallVector<int64_t> result(dims);
  llvm::sort(result);
  return result;
}

/// Returns the shape of the slices without the indexed dimensions.
SmallVector<int64_t> slicesShape(RankedTensorType type,
                                 RankedTensorType indices,
                                 ArrayRef<int64_t> indexed) {
  SmallVector<int64_t> shape(indices.getShape().drop_back());
  for (auto [d, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(indexed, int64_t(d)))
      shape.push_back(size);
  return shape;
}

struct ExpandGather : OpRewritePattern<tensor::GatherOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::GatherOp op,
                                PatternRewriter &rewriter) const override {
    if (!isStatic(op.getSource()) || !isStatic(op.getIndices()))
      return failure();
    RankedTensorType source = typeOf(op.getSource());
    RankedTensorType indices = typeOf(op.getIndices());
    ArrayRef<int64_t> indexed = op.getGatherDims();
    SmallVector<int64_t> sizes(source.getShape());
    for (int64_t dim : indexed)
      sizes[dim] = 1;
    int64_t batchRank = indices.getRank() - 1;
    auto numbers = stablehlo::GatherDimensionNumbersAttr::get(
        op.getContext(), windowDims(batchRank, source.getRank(), indexed),
        ascending(indexed), {}, {}, indexed, batchRank);
    TensorOps ops(rewriter, op.getLoc());
    Value positions = indexTensor(rewriter, op.getLoc(), op.getIndices());
    Value read = ops.gather(op.getSource(), positions,
                            source.clone(slicesShape(source, indices, indexed)),
                            numbers, sizes);
    rewriter.replaceOp(op, ops.reshape(read, typeOf(op).getShape()));
    return success();
  }
};

struct ExpandScatter : OpRewritePattern<tensor::ScatterOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ScatterOp op,
                                PatternRewriter &rewriter) const override {
    if (!isStatic(op.getDest()) || !isStatic(op.getIndices()))
      return failure();
    RankedTensorType dest = typeOf(op.getDest());
    RankedTensorType indices = typeOf(op.getIndices());
    ArrayRef<int64_t> indexed = op.getScatterDims();
    int64_t batchRank = indices.getRank() - 1;
    auto numbers = stablehlo::ScatterDimensionNumbersAttr::get(
        op.getContext(), windowDims(batchRank, dest.getRank(), indexed),
        ascending(indexed), {}, {}, indexed, batchRank);
    Location loc = op.getLoc();
    TensorOps ops(rewriter, loc);
    Value updates =
        ops.reshape(op.getSource(), slicesShape(dest, indices, indexed));
    Operation *scatter =
        ops.scatter(op.getDest(), indexTensor(rewriter, loc, op.getIndices()),
                    updates, numbers, op.getUnique());
    auto scalar = RankedTensorType::get({}, dest.getElementType());
    OpBuilder::InsertionGuard guard(rewriter);
    Block *body = rewriter.createBlock(&scatter->getRegion(0), {},
                                       {scalar, scalar}, {loc, loc});
    stablehlo::endRegion(rewriter, loc, body->getArgument(1));
    rewriter.replaceOp(op, scatter->getResults());
    return success();
  }
};

} // namespace

void populateExpandTensorIndexPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandGather, ExpandScatter>(patterns.getContext());
}

} // namespace mlir::gspmd::lowering
