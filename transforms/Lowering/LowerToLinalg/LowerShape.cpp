//===- LowerShape.cpp - Shape changes to linalg ---------------------------===//
//
// Each result element is one operand element, selected by an affine map: the
// loop has no arithmetic, and fusion lets the consumer read through the map.
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/LowerToLinalg/LowerShape.h"

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Scalars/ScalarConversion.h"
#include "transforms/Lowering/Scalars/StoredElements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

namespace mlir::gspmd::lowering {
namespace {

/// Returns a tensor of a signless type with the elements of `operand` at
/// `subscripts` of the index.
Operation *buildGather(PatternRewriter &rewriter, Location loc, Value operand,
                       RankedTensorType type, ArrayRef<AffineExpr> subscripts) {
  AffineMap map =
      AffineMap::get(type.getRank(), 0, subscripts, rewriter.getContext());
  return buildParallelGeneric(rewriter, loc, {{operand, map}}, type,
                              [](OpBuilder &, Location, ValueRange elements)
                                  -> FailureOr<SmallVector<Value>> {
                                return SmallVector<Value>{elements.front()};
                              });
}

/// Replaces `op` by a copy of `operand`'s elements, read at `subscripts` of the
/// result's index.
LogicalResult replaceWithGather(PatternRewriter &rewriter, Operation *op,
                                Value operand,
                                ArrayRef<AffineExpr> subscripts) {
  RankedTensorType type = signlessTensor(op->getResult(0).getType());
  Operation *generic =
      buildGather(rewriter, op->getLoc(), operand, type, subscripts);
  replaceWithCasts(rewriter, op, generic->getResults());
  return success();
}

template <typename OpT>
struct ShapePattern : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  virtual SmallVector<AffineExpr> subscripts(OpT op, Builder &b) const = 0;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    if (isInScalarRegion(op) || !hasElements(op))
      return failure();
    if (replaceSplat(op, rewriter))
      return success();
    SmallVector<AffineExpr> exprs = subscripts(op, rewriter);
    readPrefixes(op, exprs);
    return replaceWithGather(rewriter, op, op->getOperand(0), exprs);
  }

  /// linalg assumes that a dimension with an identity subscript has the size of
  /// its loop, so the subscript of a prefix is modulo the size.
  static void readPrefixes(OpT op, MutableArrayRef<AffineExpr> exprs) {
    auto from = cast<RankedTensorType>(op->getOperand(0).getType());
    auto to = cast<RankedTensorType>(op->getResult(0).getType());
    for (auto [dim, expr] : llvm::enumerate(exprs))
      if (auto position = dyn_cast<AffineDimExpr>(expr))
        if (from.getDimSize(dim) != to.getDimSize(position.getPosition()))
          expr = expr % from.getDimSize(dim);
  }

  /// All these ops map a splat constant to a splat constant.
  bool replaceSplat(OpT op, PatternRewriter &rewriter) const {
    DenseElementsAttr constant;
    if (!matchPattern(op->getOperand(0), m_Constant(&constant)) ||
        !splatElement(constant))
      return false;
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    if (!constant.isSplat())
      return false;
    rewriter.replaceOpWithNewOp<stablehlo::ConstantOp>(
        op, type, cast<ElementsAttr>(constant.resizeSplat(type)));
    return true;
  }
};

struct BroadcastInDimLowering : ShapePattern<stablehlo::BroadcastInDimOp> {
  using ShapePattern::ShapePattern;
  SmallVector<AffineExpr> subscripts(stablehlo::BroadcastInDimOp op,
                                     Builder &b) const override {
    auto operandType = cast<RankedTensorType>(op.getOperand().getType());
    auto resultType = cast<RankedTensorType>(op.getType());
    SmallVector<AffineExpr> result;
    for (auto [index, dim] : llvm::enumerate(op.getBroadcastDimensions()))
      result.push_back(operandType.getDimSize(index) ==
                               resultType.getDimSize(dim)
                           ? b.getAffineDimExpr(dim)
                           : b.getAffineConstantExpr(0));
    return result;
  }
};

/// New dimensions are leading.
struct BroadcastLowering : ShapePattern<stablehlo::BroadcastOp> {
  using ShapePattern::ShapePattern;
  SmallVector<AffineExpr> subscripts(stablehlo::BroadcastOp op,
                                     Builder &b) const override {
    int64_t rank = cast<RankedTensorType>(op.getType()).getRank();
    int64_t kept = cast<RankedTensorType>(op.getOperand().getType()).getRank();
    SmallVector<AffineExpr> result;
    for (int64_t dim = rank - kept; dim < rank; ++dim)
      result.push_back(b.getAffineDimExpr(dim));
    return result;
  }
};

SmallVector<AffineExpr> transposed(ArrayRef<int64_t> permutation, Builder &b) {
  SmallVector<AffineExpr> result(permutation.size());
  for (auto [index, from] : llvm::enumerate(permutation))
    result[from] = b.getAffineDimExpr(index);
  return result;
}

struct TransposeLowering : ShapePattern<stablehlo::TransposeOp> {
  using ShapePattern::ShapePattern;
  SmallVector<AffineExpr> subscripts(stablehlo::TransposeOp op,
                                     Builder &b) const override {
    return transposed(op.getPermutation(), b);
  }
};

struct SliceLowering : ShapePattern<stablehlo::SliceOp> {
  using ShapePattern::ShapePattern;
  SmallVector<AffineExpr> subscripts(stablehlo::SliceOp op,
                                     Builder &b) const override {
    SmallVector<AffineExpr> result;
    for (auto [index, start, stride] :
         llvm::enumerate(op.getStartIndices(), op.getStrides()))
      result.push_back(op.getType().getDimSize(index) == 1
                           ? b.getAffineConstantExpr(start)
                           : b.getAffineDimExpr(index) * stride + start);
    return result;
  }
};

struct ReverseLowering : ShapePattern<stablehlo::ReverseOp> {
  using ShapePattern::ShapePattern;
  SmallVector<AffineExpr> subscripts(stablehlo::ReverseOp op,
                                     Builder &b) const override {
    auto type = cast<RankedTensorType>(op.getType());
    SmallVector<AffineExpr> result;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      AffineExpr d = b.getAffineDimExpr(dim);
      bool reversed = llvm::is_contained(op.getDimensions(), dim);
      result.push_back(
          reversed ? b.getAffineConstantExpr(type.getDimSize(dim) - 1) - d : d);
    }
    return result;
  }
};

bool areAllNonEmpty(Operation &op) {
  return llvm::all_of(op.getOperandTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape() && tensor.getNumElements() > 0;
  });
}

/// Transposes the operands of a concatenation instead of its result: each can
/// be computed in its part of the result.
struct TransposeConcatenated : OpRewritePattern<stablehlo::TransposeOp> {
  explicit TransposeConcatenated(MLIRContext *context)
      : OpRewritePattern(context, /*benefit=*/2) {}

  LogicalResult matchAndRewrite(stablehlo::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    Operation *joined = op.getOperand().getDefiningOp();
    if (!joined || !joined->hasTrait<stablehlo::JoinsOperands>() ||
        !joined->hasOneUse() || !hasElements(op) || !areAllNonEmpty(*joined) ||
        signlessTensor(op.getType()) != op.getType())
      return failure();
    auto dimension = joined->getAttrOfType<IntegerAttr>("dimension");
    if (!dimension) // pads join operands too, without one
      return failure();
    ArrayRef<int64_t> permutation = op.getPermutation();
    SmallVector<AffineExpr> subscripts = transposed(permutation, rewriter);
    SmallVector<Value> operands;
    for (Value part : joined->getOperands()) {
      auto type = cast<RankedTensorType>(part.getType());
      SmallVector<int64_t> shape;
      for (int64_t from : permutation)
        shape.push_back(type.getDimSize(from));
      operands.push_back(buildGather(rewriter, op.getLoc(), part,
                                     type.clone(shape), subscripts)
                             ->getResult(0));
    }
    const int64_t *dim = llvm::find(permutation, dimension.getInt());
    stablehlo::TensorOps ops(rewriter, op.getLoc());
    rewriter.replaceOp(op,
                       ops.concatenate(operands, dim - permutation.begin()));
    return success();
  }
};

/// Returns true if `value` is of a loop that only moves elements.
bool isMoved(Value value) {
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  return generic && generic.getNumDpsInputs() == 1 &&
         generic.getBody()->getOperations().size() == 1;
}

/// A range of a tensor along one dimension.
struct SourceRange {
  Value source;
  int64_t start;
};

/// Returns the tensor of another type, such as of unsigned integers, that
/// `value` is a cast of.
Value behindCasts(Value value) {
  while (auto cast = value.getDefiningOp<UnrealizedConversionCastOp>())
    value = cast.getOperand(0);
  return value;
}

/// Returns the elements that `value` is a slice of along `dim`, without
/// strides; nullopt if it is none.
std::optional<SourceRange> sliceAlong(Value value, int64_t dim) {
  value = behindCasts(value);
  if (!isMoved(value))
    return std::nullopt;
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  OpOperand *input = generic.getDpsInputOperand(0);
  if (generic.getBody()->getTerminator()->getOperand(0) !=
      generic.getMatchingBlockArgument(input))
    return std::nullopt;
  auto from = cast<RankedTensorType>(input->get().getType());
  auto to = cast<RankedTensorType>(value.getType());
  AffineMap map = generic.getMatchingIndexingMap(input);
  if (from.getRank() != to.getRank())
    return std::nullopt;
  int64_t start = 0;
  for (int64_t i = 0; i < to.getRank(); ++i) {
    AffineExpr expr = map.getResult(i);
    AffineExpr index = getAffineDimExpr(i, value.getContext());
    bool isOne = from.getDimSize(i) == 1 && expr == 0;
    if (i != dim) {
      if (!isOne && (expr != index || from.getDimSize(i) != to.getDimSize(i)))
        return std::nullopt;
      continue;
    }
    if (expr == index % from.getDimSize(i))
      continue;
    // With one element, the subscript is a constant; else it is index + start.
    AffineExpr offset = to.getDimSize(i) == 1 && isa<AffineConstantExpr>(expr)
                            ? expr
                            : simplifyAffineExpr(expr - index, map.getNumDims(),
                                                 /*numSymbols=*/0);
    auto constant = dyn_cast<AffineConstantExpr>(offset);
    if (!constant)
      return std::nullopt;
    start = constant.getValue();
  }
  return SourceRange{behindCasts(input->get()), start};
}

/// Lowers the concatenation of the end of a tensor and its start: it reads the
/// tensor at the index plus a constant, modulo its size. Consumers read it in
/// place too.
struct RotationLowering : OpTraitRewritePattern<stablehlo::JoinsOperands> {
  using OpTraitRewritePattern::OpTraitRewritePattern;

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto dimension = op->getAttrOfType<IntegerAttr>("dimension");
    if (!dimension || op->getNumOperands() != 2 || isInScalarRegion(op) ||
        !hasElements(op) || !areAllNonEmpty(*op))
      return failure();
    int64_t dim = dimension.getInt();
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    auto first = sliceAlong(op->getOperand(0), dim);
    auto second = sliceAlong(op->getOperand(1), dim);
    int64_t size = type.getDimSize(dim);
    auto sizeOf = [&](unsigned operand) {
      return cast<RankedTensorType>(op->getOperand(operand).getType())
          .getDimSize(dim);
    };
    if (!first || !second || first->source != second->source ||
        second->start != 0 || first->start != sizeOf(1) ||
        cast<RankedTensorType>(first->source.getType()).getShape() !=
            type.getShape())
      return failure();
    SmallVector<AffineExpr> subscripts;
    for (int64_t i = 0; i < type.getRank(); ++i)
      subscripts.push_back(rewriter.getAffineDimExpr(i));
    subscripts[dim] = (subscripts[dim] + first->start) % size;
    return replaceWithGather(rewriter, op, first->source, subscripts);
  }
};

/// Removes dimensions of size 1 from a slice, so that consumers read the sliced
/// tensor. Any other reshape is a view of its operand.
struct SliceReshapeLowering
    : OpTraitRewritePattern<stablehlo::KeepsElementOrder> {
  using OpTraitRewritePattern::OpTraitRewritePattern;

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (isInScalarRegion(op) || !hasElements(op) || !isMoved(op->getOperand(0)))
      return failure();
    auto from = cast<RankedTensorType>(op->getOperand(0).getType());
    auto to = cast<RankedTensorType>(op->getResult(0).getType());
    SmallVector<AffineExpr> subscripts;
    SmallVector<int64_t> kept;
    for (int64_t size : from.getShape()) {
      if (size == 1) {
        subscripts.push_back(rewriter.getAffineConstantExpr(0));
        continue;
      }
      subscripts.push_back(rewriter.getAffineDimExpr(kept.size()));
      kept.push_back(size);
    }
    if (to == from || to != RankedTensorType::get(kept, from.getElementType()))
      return failure();
    return replaceWithGather(rewriter, op, op->getOperand(0), subscripts);
  }
};

struct IotaLowering : OpRewritePattern<stablehlo::IotaOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::IotaOp op,
                                PatternRewriter &rewriter) const override {
    if (!hasElements(op))
      return failure();
    RankedTensorType type = signlessTensor(op.getType());
    Type element = getElementTypeOrSelf(op.getType());
    int64_t dimension = op.getIotaDimension();
    Operation *generic = buildParallelGeneric(
        rewriter, op.getLoc(), {}, type,
        [&](OpBuilder &b, Location loc,
            ValueRange) -> FailureOr<SmallVector<Value>> {
          Value index = linalg::IndexOp::create(b, loc, dimension);
          return SmallVector<Value>{indexToElement(b, loc, index, element)};
        });
    replaceWithCasts(rewriter, op, generic->getResults());
    return success();
  }

  static Value indexToElement(OpBuilder &b, Location loc, Value index,
                              Type type) {
    if (auto integer = dyn_cast<IntegerType>(type)) {
      Value bits = arith::IndexCastOp::create(
          b, loc, b.getIntegerType(integer.getWidth()), index);
      if (!isPackedInteger(type))
        return bits;
      Type stored = signlessElement(type);
      return integer.isUnsigned()
                 ? Value(arith::ExtUIOp::create(b, loc, stored, bits))
                 : Value(arith::ExtSIOp::create(b, loc, stored, bits));
    }
    Value wide = arith::IndexCastOp::create(b, loc, b.getI64Type(), index);
    if (auto complexType = dyn_cast<ComplexType>(type)) {
      Type realType = complexType.getElementType();
      Value re = arith::SIToFPOp::create(b, loc, realType, wide);
      Value im = arith::ConstantOp::create(b, loc, b.getFloatAttr(realType, 0));
      return complex::CreateOp::create(b, loc, type, re, im);
    }
    Value real = arith::SIToFPOp::create(b, loc, b.getF64Type(), wide);
    ImplicitLocOpBuilder scalarBuilder(loc, b);
    return convertFloat(scalarBuilder, real, type);
  }
};

} // namespace

Value transposedOperand(Value value, SmallVectorImpl<int64_t> &permutation) {
  auto transpose = value.getDefiningOp<stablehlo::TransposeOp>();
  if (!transpose)
    return {};
  llvm::append_range(permutation, transpose.getPermutation());
  return transpose.getOperand();
}

void populateShapeLoweringPatterns(RewritePatternSet &patterns) {
  patterns.add<BroadcastInDimLowering, BroadcastLowering, TransposeLowering,
               SliceLowering, TransposeConcatenated, SliceReshapeLowering,
               RotationLowering, ReverseLowering, IotaLowering>(
      patterns.getContext());
}

} // namespace mlir::gspmd::lowering
