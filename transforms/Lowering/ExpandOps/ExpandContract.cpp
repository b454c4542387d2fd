//===- ExpandContract.cpp - Small products, narrow types, channels --------===//

#include "transforms/Lowering/ExpandOps/ExpandContract.h"
#include "transforms/Lowering/ExpandOps/ExpandOps.h"
#include "transforms/Lowering/LowerToLinalg/LowerShape.h"

namespace mlir::gspmd::lowering {
namespace {

/// Returns the type that an op is computed in if `type` is too narrow; `type`
/// otherwise.
Type computeType(Type type, unsigned floatBits) {
  if (auto number = dyn_cast<FloatType>(type))
    return number.getWidth() < floatBits ? Float32Type::get(type.getContext())
                                         : type;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.getWidth() == 1 || integer.getWidth() >= 8)
    return type;
  return IntegerType::get(type.getContext(), 32, integer.getSignedness());
}

/// Returns the rank of a kind of numbers: booleans, integers, real numbers,
/// complex numbers.
int kindOf(Type element) {
  if (isa<ComplexType>(element))
    return 3;
  return isa<FloatType>(element) ? 2 : element.isInteger(1) ? 0 : 1;
}

/// Returns true if `type` has integers that `other` cannot represent.
bool isWiderInteger(Type type, Type other) {
  return isa<IntegerType>(type) && isa<IntegerType>(other) &&
         type.getIntOrFloatBitWidth() > other.getIntOrFloatBitWidth();
}

SmallVector<Type> elementTypes(Operation *op) {
  return llvm::map_to_vector(op->getOperandTypes(), [](Type type) {
    return getElementTypeOrSelf(type);
  });
}

/// Returns the width of a float, or of the components of a complex number.
unsigned floatBits(Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  return (complex ? complex.getElementType() : type).getIntOrFloatBitWidth();
}

/// Widens the operands, and narrows the result once at the end. The matrix
/// library supports floats from 16 bits on, decompositions from 32 bits on.
template <typename OpT, unsigned FloatBits>
struct WidenContraction : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType type = typeOf(op->getResult(0));
    Type element = computeType(type.getElementType(), FloatBits);
    TensorOps ops(rewriter, op->getLoc());
    SmallVector<Value> operands;
    bool changed =
        element != type.getElementType() || !llvm::all_equal(elementTypes(op));
    // Operands of a lesser kind of numbers are converted first, and a result of
    // a lesser kind is converted last.
    for (Type from : elementTypes(op))
      if (kindOf(from) > kindOf(element))
        element = computeType(from, FloatBits);
    changed |= element != type.getElementType();
    if (auto number = dyn_cast<IntegerType>(element);
        changed && number && number.getWidth() > 1 && number.getWidth() < 32 &&
        type.getElementType().isInteger(1))
      element = IntegerType::get(type.getContext(), 32, number.getSignedness());
    auto isForeign = [&](Type from) { return kindOf(from) < kindOf(element); };
    for (Type from : elementTypes(op))
      changed |= isForeign(from) || computeType(from, FloatBits) != from;
    // The library takes complex operands of one width.
    changed |= isa<ComplexType>(element) && elementTypes(op).front() != element;
    if (!changed)
      return failure();
    if (auto number = dyn_cast<FloatType>(element))
      if (number.getWidth() < 32)
        element = rewriter.getF32Type();
    element = productOperandType(op, element);
    bool isMixed = !llvm::all_equal(elementTypes(op));
    for (Value operand : op->getOperands()) {
      Type from = getElementTypeOrSelf(operand);
      Type computed = computeType(from, FloatBits);
      bool isConverted = isMixed || !isa<IntegerType>(from) ||
                         isForeign(from) || isWiderInteger(computed, element);
      operands.push_back(
          ops.convert(operand, isConverted ? element : computed));
    }
    OperationState state(op->getLoc(), op->getName(), operands,
                         {type.clone(element)}, op->getAttrs());
    Operation *wide = rewriter.create(state);
    rewriter.replaceOp(op,
                       ops.convert(wide->getResult(0), type.getElementType()));
    return success();
  }
};

/// The dimensions of one operand of a product.
struct OperandDims {
  ArrayRef<int64_t> batch, contract;
  SmallVector<int64_t> free;

  OperandDims(Value operand, ArrayRef<int64_t> batch,
              ArrayRef<int64_t> contract)
      : batch(batch), contract(contract) {
    for (int64_t dim = 0; dim < typeOf(operand).getRank(); ++dim)
      if (!llvm::is_contained(batch, dim) && !llvm::is_contained(contract, dim))
        free.push_back(dim);
  }
};

int64_t numElements(Value value, ArrayRef<int64_t> dims) {
  int64_t count = 1;
  for (int64_t dim : dims)
    count *= typeOf(value).getDimSize(dim);
  return count;
}

/// Returns true if the dimensions follow each other, so that they are one
/// dimension of a matrix.
bool areAdjacent(ArrayRef<int64_t> dims) {
  for (size_t i = 1; i < dims.size(); ++i)
    if (dims[i] != dims[i - 1] + 1)
      return false;
  return true;
}

/// Reads the operand of a transpose as a matrix of other strides, if all
/// readers of the transpose are products that can.
struct FoldTransposes : OpRewritePattern<stablehlo::DotGeneralOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::DotGeneralOp op,
                                PatternRewriter &rewriter) const override {
    for (Value value : {op.getLhs(), op.getRhs()}) {
      SmallVector<int64_t> source;
      Value operand = transposedOperand(value, source);
      // One of the products decides for all.
      if (!operand || *value.user_begin() != op ||
          !canFold(value, operand, source))
        continue;
      for (OpOperand &use : llvm::make_early_inc_range(value.getUses()))
        fold(use, operand, source, rewriter);
      return success();
    }
    return failure();
  }

  static bool canFold(Value value, Value operand, ArrayRef<int64_t> source) {
    llvm::SmallPtrSet<Operation *, 4> readers(value.user_begin(),
                                              value.user_end());
    // The operand would live longer for other readers.
    return isStatic(value) &&
           llvm::all_of(value.getUses(),
                        [&](OpOperand &use) { return canRead(use, source); }) &&
           llvm::all_of(operand.getUsers(), [&](Operation *user) {
             return user == value.getDefiningOp() || readers.contains(user);
           });
  }

  /// Returns true if a product can read dimensions `source` of the operand of
  /// the transpose instead of its own: the free ones and the summed ones are
  /// adjacent in their order, and elements of a row or a column are, too.
  static bool canRead(OpOperand &use, ArrayRef<int64_t> source) {
    auto op = dyn_cast<stablehlo::DotGeneralOp>(use.getOwner());
    if (!op)
      return false;
    auto [batch, contract] = dimsOf(op, use.getOperandNumber());
    auto isRead = [&](ArrayRef<int64_t> dims) {
      return areAdjacent(
          llvm::map_to_vector(dims, [&](int64_t dim) { return source[dim]; }));
    };
    int64_t last = int64_t(source.size()) - 1;
    return isRead(OperandDims(use.get(), batch, contract).free) &&
           isRead(contract) && llvm::none_of(batch, [&](int64_t dim) {
             return source[dim] == last;
           });
  }

  static void fold(OpOperand &use, Value operand, ArrayRef<int64_t> source,
                   PatternRewriter &rewriter) {
    auto op = cast<stablehlo::DotGeneralOp>(use.getOwner());
    auto numbers = op.getDotDimensionNumbers();
    auto lhs = dimsOf(op, 0), rhs = dimsOf(op, 1);
    auto &[batch, contract] = use.getOperandNumber() == 0 ? lhs : rhs;
    for (SmallVector<int64_t> *list : {&batch, &contract})
      for (int64_t &dim : *list)
        dim = source[dim];
    rewriter.modifyOpInPlace(op, [&] {
      use.set(operand);
      op.setDotDimensionNumbersAttr(stablehlo::DotDimensionNumbersAttr::get(
          numbers.getContext(), lhs.first, rhs.first, lhs.second, rhs.second));
    });
  }

  /// Returns the batching and the contracting dimensions of an operand.
  static std::pair<SmallVector<int64_t>, SmallVector<int64_t>>
  dimsOf(stablehlo::DotGeneralOp op, unsigned side) {
    auto numbers = op.getDotDimensionNumbers();
    auto copy = [](ArrayRef<int64_t> dims) {
      return SmallVector<int64_t>(dims);
    };
    if (side == 0)
      return {copy(numbers.getLhsBatchingDimensions()),
              copy(numbers.getLhsContractingDimensions())};
    return {copy(numbers.getRhsBatchingDimensions()),
            copy(numbers.getRhsContractingDimensions())};
  }
};

/// A product of fewer multiplications takes less time than the call of a
/// library, if there are at least kManyProducts of them.
constexpr int64_t kFewMultiplications = 64;
constexpr int64_t kManyProducts = 64;

/// Writes products of vectors with numbers, and many small products, as
/// element-wise ones, which are fused with other ops. Products of two rows are
/// then summed.
struct MultiplyElements : OpRewritePattern<stablehlo::DotGeneralOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::DotGeneralOp op,
                                PatternRewriter &rewriter) const override {
    Value lhs = op.getLhs(), rhs = op.getRhs();
    Type element = getElementTypeOrSelf(op.getType());
    if (!isStatic(lhs) || !isStatic(rhs) ||
        !(element.isF32() || element.isF64()) ||
        elementTypes(op) != SmallVector<Type>{element, element})
      return failure();
    auto numbers = op.getDotDimensionNumbers();
    OperandDims left(lhs, numbers.getLhsBatchingDimensions(),
                     numbers.getLhsContractingDimensions());
    OperandDims right(rhs, numbers.getRhsBatchingDimensions(),
                      numbers.getRhsContractingDimensions());
    int64_t terms = numElements(lhs, left.contract);
    int64_t multiplications =
        terms * numElements(lhs, left.free) * numElements(rhs, right.free);
    bool isSmall = multiplications > 0 &&
                   multiplications <= kFewMultiplications &&
                   numElements(lhs, left.batch) >= kManyProducts;
    if (terms != 1 && !isSmall)
      return failure();
    TensorOps ops(rewriter, op.getLoc());
    RankedTensorType type = typeOf(op.getResult());
    SmallVector<int64_t> shape(type.getShape());
    if (terms == 1) {
      lhs = withoutDims(ops, lhs, left.contract);
      rhs = withoutDims(ops, rhs, right.contract);
    }
    SmallVector<int64_t> summed;
    for (int64_t dim : left.contract) {
      if (terms == 1)
        break;
      summed.push_back(static_cast<int64_t>(shape.size()));
      shape.push_back(typeOf(lhs).getDimSize(dim));
    }
    auto wide = RankedTensorType::get(shape, element);
    int64_t numBatch = left.batch.size(), numLeft = left.free.size();
    Value product = ops.multiply(
        ops.broadcast(lhs, wide,
                      positions(left, numBatch, type.getRank(), terms == 1)),
        ops.broadcast(
            rhs, wide,
            positions(right, numBatch + numLeft, type.getRank(), terms == 1)));
    // A sum that starts with 0 is never -0.
    rewriter.replaceOp(op, terms == 1 ? ops.add(product, ops.constant(type, 0))
                                      : ops.sum(product, summed));
    return success();
  }

  /// Drops dimensions of size 1.
  static Value withoutDims(TensorOps &ops, Value value,
                           ArrayRef<int64_t> dims) {
    SmallVector<int64_t> shape;
    for (auto [dim, size] : llvm::enumerate(typeOf(value).getShape()))
      if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
        shape.push_back(size);
    return dims.empty() ? value : ops.reshape(value, shape);
  }

  /// Returns the position of each dimension in a product whose free dimensions
  /// of this operand start at `firstFree`, and contracted ones at
  /// `firstContracted`, if they are not dropped.
  static SmallVector<int64_t> positions(const OperandDims &dims,
                                        int64_t firstFree,
                                        int64_t firstContracted,
                                        bool areDropped) {
    SmallVector<std::pair<int64_t, int64_t>> pairs;
    for (auto [index, dim] : llvm::enumerate(dims.batch))
      pairs.push_back({dim, static_cast<int64_t>(index)});
    for (auto [index, dim] : llvm::enumerate(dims.free))
      pairs.push_back({dim, firstFree + static_cast<int64_t>(index)});
    for (auto [index, dim] : llvm::enumerate(dims.contract))
      if (!areDropped)
        pairs.push_back({dim, firstContracted + static_cast<int64_t>(index)});
    llvm::sort(pairs);
    return llvm::to_vector(llvm::make_second_range(pairs));
  }
};

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

/// Patches are copied by runs of the channels at the elements under a window,
/// once for each tap. Below this number of channels, copying single elements is
/// as fast.
constexpr int64_t kFewChannels = 8;

SmallVector<int64_t> channelsLast(int64_t batch, ArrayRef<int64_t> spatial,
                                  int64_t feature) {
  SmallVector<int64_t> permutation = {batch};
  llvm::append_range(permutation, spatial);
  permutation.push_back(feature);
  return permutation;
}

int64_t numTaps(stablehlo::ConvolutionOp op) {
  auto kernel = cast<RankedTensorType>(op.getRhs().getType());
  int64_t taps = 1;
  for (int64_t dim : op.getDimensionNumbers().getKernelSpatialDimensions())
    taps *= kernel.getDimSize(dim);
  return taps;
}

/// Moves the channels to the last dimension: of the input, so that patches copy
/// runs of channels, and of the result, so that its rows are those of a matrix
/// product. A transpose is tiled by squares, which neither of the two strided
/// accesses would be.
struct ChannelsLast : OpRewritePattern<stablehlo::ConvolutionOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ConvolutionOp op,
                                PatternRewriter &rewriter) const override {
    auto dims = op.getDimensionNumbers();
    auto in = dyn_cast<RankedTensorType>(op.getLhs().getType());
    auto out = dyn_cast<RankedTensorType>(op.getType());
    int64_t feature = dims.getInputFeatureDimension();
    if (!in || !out || feature == in.getRank() - 1 ||
        in.getDimSize(feature) < kFewChannels || numTaps(op) < 2)
      return failure();
    stablehlo::TensorOps ops(rewriter, op.getLoc());
    Value input = ops.transpose(
        op.getLhs(), channelsLast(dims.getInputBatchDimension(),
                                  dims.getInputSpatialDimensions(), feature));
    SmallVector<int64_t> toOut = channelsLast(dims.getOutputBatchDimension(),
                                              dims.getOutputSpatialDimensions(),
                                              dims.getOutputFeatureDimension());
    SmallVector<int64_t> sizes, back(toOut.size());
    for (auto [position, dim] : llvm::enumerate(toOut)) {
      sizes.push_back(out.getDimSize(dim));
      back[dim] = static_cast<int64_t>(position);
    }
    auto last = cast<stablehlo::ConvolutionOp>(rewriter.clone(*op));
    last.getLhsMutable().assign(input);
    last.setDimensionNumbersAttr(withChannelsLast(dims, in.getRank()));
    last.getResult().setType(
        RankedTensorType::get(sizes, out.getElementType()));
    rewriter.replaceOp(op, ops.transpose(last.getResult(), back));
    return success();
  }

  /// The kernel keeps its dimension order.
  static stablehlo::ConvDimensionNumbersAttr
  withChannelsLast(stablehlo::ConvDimensionNumbersAttr dims, int64_t rank) {
    SmallVector<int64_t> spatial =
        llvm::to_vector(llvm::seq<int64_t>(1, rank - 1));
    return stablehlo::ConvDimensionNumbersAttr::get(
        dims.getContext(), 0, rank - 1, spatial,
        dims.getKernelInputFeatureDimension(),
        dims.getKernelOutputFeatureDimension(),
        dims.getKernelSpatialDimensions(), 0, rank - 1, spatial);
  }
};

} // namespace

Type productOperandType(Operation *op, Type element) {
  if (isa<IntegerType>(element))
    return element;
  for (Type operand : elementTypes(op))
    if (kindOf(operand) == kindOf(element) &&
        floatBits(operand) > floatBits(element))
      element = operand;
  return element;
}

void populateExpandContractPatterns(RewritePatternSet &patterns) {
  patterns.add<FoldTransposes, MultiplyElements, ChannelsLast,
               WidenContraction<stablehlo::DotGeneralOp, 16>,
               WidenContraction<stablehlo::DotOp, 16>,
               WidenContraction<stablehlo::ConvolutionOp, 16>,
               WidenContraction<stablehlo::CholeskyOp, 32>,
               WidenContraction<stablehlo::TriangularSolveOp, 32>>(
      patterns.getContext());
}

} // namespace mlir::gspmd::lowering
