//===- ExpandTensor.cpp - tensor ops as StableHLO -------------------------===//
//
// Slices, pads and reshapes of MLIR's tensor dialect become the equivalent ops
// of StableHLO, which have lowerings. Scalar offsets become rank-0 tensors.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/ExpandOps/ExpandOps.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

namespace mlir::gspmd::lowering {
namespace {

/// Returns a rank-0 tensor with the element `scalar`.
Value asTensor(OpBuilder &b, Location loc, Value scalar) {
  auto type = RankedTensorType::get({}, scalar.getType());
  Attribute constant;
  if (matchPattern(scalar, m_Constant(&constant)) &&
      isa<FloatAttr, IntegerAttr>(constant))
    return arith::ConstantOp::create(b, loc, type,
                                     DenseElementsAttr::get(type, constant));
  return tensor::FromElementsOp::create(b, loc, type, scalar);
}

/// Returns positions as tensor<i64>, one for each dimension.
SmallVector<Value> positions(OpBuilder &b, Location loc,
                             ArrayRef<OpFoldResult> offsets) {
  TensorOps ops(b, loc);
  SmallVector<Value> result;
  for (OpFoldResult offset : offsets) {
    if (auto known = getConstantIntValue(offset)) {
      result.push_back(ops.scalar(b.getI64Type(), *known));
      continue;
    }
    Value number =
        arith::IndexCastOp::create(b, loc, b.getI64Type(), cast<Value>(offset));
    result.push_back(asTensor(b, loc, number));
  }
  return result;
}

struct ExpandExtractSlice : OpRewritePattern<tensor::ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExtractSliceOp op,
                                PatternRewriter &rewriter) const override {
    auto sizes = getConstantIntValues(op.getMixedSizes()),
         strides = getConstantIntValues(op.getMixedStrides());
    if (!sizes || !strides || !isStatic(op.getSource()) ||
        !isStatic(op.getResult()))
      return failure();
    TensorOps ops(rewriter, op.getLoc());
    SmallVector<int64_t> spans;
    for (auto [size, stride] : llvm::zip_equal(*sizes, *strides))
      spans.push_back(size == 0 ? 0 : (size - 1) * stride + 1);
    Value sliced;
    if (auto offsets = getConstantIntValues(op.getMixedOffsets())) {
      SmallVector<int64_t> limits;
      for (auto [offset, span] : llvm::zip_equal(*offsets, spans))
        limits.push_back(offset + span);
      sliced = ops.slice(op.getSource(), *offsets, limits);
    } else {
      sliced = ops.dynamicSlice(
          op.getSource(),
          positions(rewriter, op.getLoc(), op.getMixedOffsets()), spans);
    }
    for (auto [d, stride] : llvm::enumerate(*strides))
      sliced = ops.slice(sliced, d, 0, spans[d], stride);
    rewriter.replaceOp(op, ops.reshape(sliced, op.getType().getShape()));
    return success();
  }
};

/// Inserts `source` with strides: dilates it to the strides, and selects it
/// where it has an element.
Value insertSpread(TensorOps &ops, Value source, Value dest,
                   ArrayRef<int64_t> offsets, ArrayRef<int64_t> strides) {
  RankedTensorType type = typeOf(source), destType = typeOf(dest);
  SmallVector<int64_t> high, interior;
  for (int64_t d = 0; d < type.getRank(); ++d) {
    interior.push_back(strides[d] - 1);
    high.push_back(destType.getDimSize(d) - offsets[d] -
                   ((type.getDimSize(d) - 1) * strides[d] + 1));
  }
  auto spread = [&](Value value) {
    Value fill = ops.scalar(typeOf(value).getElementType(), 0);
    return ops.pad(value, fill, offsets, high, interior);
  };
  auto boolean = IntegerType::get(source.getContext(), 1);
  Value isInserted = spread(ops.constant(type.clone(boolean), 1));
  return ops.select(isInserted, spread(source), dest);
}

struct ExpandInsertSlice : OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op,
                                PatternRewriter &rewriter) const override {
    auto sizes = getConstantIntValues(op.getMixedSizes()),
         strides = getConstantIntValues(op.getMixedStrides());
    if (!sizes || !strides || !isStatic(op.getSource()) ||
        !isStatic(op.getDest()))
      return failure();
    TensorOps ops(rewriter, op.getLoc());
    Value source = ops.reshape(op.getSource(), *sizes);
    if (llvm::is_contained(*sizes, 0)) {
      rewriter.replaceOp(op, op.getDest());
      return success();
    }
    bool isDense = llvm::all_of(*strides, [](int64_t s) { return s == 1; });
    auto offsets = getConstantIntValues(op.getMixedOffsets());
    if (!isDense && !offsets)
      return op.emitOpError("inserts with strides at dynamic offsets, which "
                            "the emulator does not support");
    Value result =
        isDense ? ops.dynamicUpdateSlice(
                      op.getDest(), source,
                      positions(rewriter, op.getLoc(), op.getMixedOffsets()))
                : insertSpread(ops, source, op.getDest(), *offsets, *strides);
    rewriter.replaceOp(op, result);
    return success();
  }
};

struct ExpandPad : OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const override {
    auto low = getConstantIntValues(op.getMixedLowPad()),
         high = getConstantIntValues(op.getMixedHighPad());
    if (!low || !high || !isStatic(op.getSource()))
      return failure();
    Value scalar = op.getConstantPaddingValue();
    if (!scalar)
      return op.emitOpError("pads with values that depend on positions, which "
                            "the emulator does not support");
    TensorOps ops(rewriter, op.getLoc());
    // The region may define the constant itself.
    if (Operation *constant = scalar.getDefiningOp();
        constant && constant->getParentOp() == op)
      scalar = rewriter.clone(*constant)->getResult(0);
    SmallVector<int64_t> none(low->size(), 0);
    rewriter.replaceOp(op, ops.pad(op.getSource(),
                                   asTensor(rewriter, op.getLoc(), scalar),
                                   *low, *high, none));
    return success();
  }
};

/// Covers ops that only change the shape.
template <typename OpT>
struct ExpandReshape : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (!isStatic(op->getOperand(0)) || !isStatic(op->getResult(0)))
      return failure();
    rewriter.replaceOp(op, TensorOps(rewriter, op.getLoc())
                               .reshape(op->getOperand(0),
                                        typeOf(op->getResult(0)).getShape()));
    return success();
  }
};

struct ExpandBitcast : OpRewritePattern<tensor::BitcastOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::BitcastOp op,
                                PatternRewriter &rewriter) const override {
    if (!isStatic(op.getResult()))
      return failure();
    rewriter.replaceOp(op,
                       TensorOps(rewriter, op.getLoc())
                           .bitcast(op.getSource(), typeOf(op.getResult())));
    return success();
  }
};

/// Replaces a dim op by the static size of the type.
struct ExpandDim : OpRewritePattern<tensor::DimOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::DimOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<int64_t> dim = op.getConstantIndex();
    if (!dim || !isStatic(op.getSource()))
      return failure();
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(
        op, typeOf(op.getSource()).getDimSize(*dim));
    return success();
  }
};

struct ExpandConcat : OpRewritePattern<tensor::ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ConcatOp op,
                                PatternRewriter &rewriter) const override {
    if (!llvm::all_of(op.getInputs(), isStatic))
      return failure();
    rewriter.replaceOp(op, TensorOps(rewriter, op.getLoc())
                               .concatenate(op.getInputs(), op.getDim()));
    return success();
  }
};

struct ExpandSplat : OpRewritePattern<tensor::SplatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::SplatOp op,
                                PatternRewriter &rewriter) const override {
    if (!isStatic(op.getResult()))
      return failure();
    RankedTensorType type = op.getType();
    Value empty = tensor::EmptyOp::create(
        rewriter, op.getLoc(), type.getShape(), type.getElementType());
    rewriter.replaceOpWithNewOp<linalg::FillOp>(op, op.getInput(), empty);
    return success();
  }
};

/// Replaces a generate op by a loop whose indices are those of its body.
struct ExpandGenerate : OpRewritePattern<tensor::GenerateOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::GenerateOp op,
                                PatternRewriter &rewriter) const override {
    if (!isStatic(op.getResult()))
      return failure();
    auto type = cast<RankedTensorType>(op.getType());
    Value empty = tensor::EmptyOp::create(
        rewriter, op.getLoc(), type.getShape(), type.getElementType());
    SmallVector<utils::IteratorType> iterators(type.getRank(),
                                               utils::IteratorType::parallel);
    auto generic = linalg::GenericOp::create(
        rewriter, op.getLoc(), type, ValueRange(), empty,
        rewriter.getMultiDimIdentityMap(type.getRank()), iterators,
        [&](OpBuilder &b, Location loc, ValueRange) {
          IRMapping mapping;
          Block &body = op.getBody().front();
          for (BlockArgument argument : body.getArguments())
            mapping.map(argument, linalg::IndexOp::create(
                                      b, loc, argument.getArgNumber()));
          for (Operation &inner : body.without_terminator())
            b.clone(inner, mapping);
          linalg::YieldOp::create(
              b, loc,
              mapping.lookupOrDefault(body.getTerminator()->getOperand(0)));
        });
    rewriter.replaceOp(op, generic->getResults());
    return success();
  }
};

} // namespace

void populateExpandTensorPatterns(RewritePatternSet &patterns) {
  patterns
      .add<ExpandExtractSlice, ExpandInsertSlice, ExpandPad,
           ExpandReshape<tensor::CollapseShapeOp>,
           ExpandReshape<tensor::ExpandShapeOp>, ExpandReshape<tensor::CastOp>,
           ExpandReshape<tensor::ReshapeOp>, ExpandBitcast, ExpandDim,
           ExpandConcat, ExpandSplat, ExpandGenerate>(patterns.getContext());
}

} // namespace mlir::gspmd::lowering
