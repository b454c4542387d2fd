//===- ExpandRaggedDot.cpp - Ragged dots as masked dots -------------------===//
//
// Expands ragged dots of integers, for which the runtime has no product. Ragged
// dots of floats and complex numbers are computed group by group
// (BufferRaggedDot.cpp), in a type that the runtime supports. A ragged batch
// dimension is treated as any batch dimension.
//
// Group g of a ragged dimension of size m has the rows
//   sum(sizes[:g]) <= row < sum(sizes[:g+1]).
// Free rows are multiplied with every group, and the product with their own
// group is selected; contracted rows of both operands are broadcast over the
// groups and masked with 0 outside of their group. No number of another group
// is multiplied with 0, which would be NaN for an infinity.
//
//===----------------------------------------------------------------------===//

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/Lowering/ExpandOps/ExpandContract.h"
#include "transforms/Lowering/ExpandOps/ExpandOps.h"

namespace mlir::gspmd::lowering {
namespace {

using Dims = SmallVector<int64_t>;

class Expander {
public:
  Expander(chlo::RaggedDotOp op, OpBuilder &b)
      : op(op), b(b), ops(b, op.getLoc()),
        dims(op.getRaggedDotDimensionNumbers()), lhs(op.getLhs().getType()),
        rhs(op.getRhs().getType()), ragged(dims.getLhsRaggedDimensions()[0]) {}

  Value expand();

private:
  Value broadcast(Value value, ArrayRef<int64_t> shape, ArrayRef<int64_t> to) {
    return ops.broadcast(value, typeOf(value).clone(shape), to);
  }
  Value upTo(Value sizes, bool inclusive);
  Value groupMask(ArrayRef<int64_t> shape, int64_t row, ArrayRef<int64_t> to);
  Value selectOrZero(Value mask, Value value);
  Value maskedByGroup(Value value, ArrayRef<int64_t> batch,
                      ArrayRef<int64_t> contracting, size_t position);
  ArrayAttr precision();
  Value dot(Value left, Value right, RankedTensorType type,
            stablehlo::DotDimensionNumbersAttr numbers);
  stablehlo::DotDimensionNumbersAttr plainNumbers();
  Value freeRows();
  Value contractedRows();

  chlo::RaggedDotOp op;
  OpBuilder &b;
  TensorOps ops;
  chlo::RaggedDotDimensionNumbersAttr dims;
  RankedTensorType lhs, rhs;
  int64_t ragged;
};

/// Returns for each g the sum of sizes[..., :g] or, inclusive, of sizes[...,
/// :g+1]: a product with a triangular matrix of ones.
Value Expander::upTo(Value sizes, bool inclusive) {
  RankedTensorType type = typeOf(sizes);
  int64_t rank = type.getRank(), groups = type.getShape().back();
  auto square = RankedTensorType::get({groups, groups}, type.getElementType());
  Value row = ops.iota(square, 0), column = ops.iota(square, 1);
  Value isSummed =
      inclusive ? ops.greaterEqual(column, row) : ops.less(row, column);
  auto numbers = stablehlo::DotDimensionNumbersAttr::get(b.getContext(), {}, {},
                                                         {rank - 1}, {0});
  return ops.dotGeneral(sizes, ops.convert(isSummed, type.getElementType()),
                        type, numbers);
}

/// Returns a mask of `shape` that is true where the index in dimension `row`
/// belongs to the group. The dimensions of the sizes, the last of which are the
/// groups, are mapped to the dimensions `to`.
Value Expander::groupMask(ArrayRef<int64_t> shape, int64_t row,
                          ArrayRef<int64_t> to) {
  // An i64 holds every sum of sizes.
  Value sizes = ops.convert(op.getGroupSizes(), b.getI64Type());
  Value position = ops.iota(RankedTensorType::get(shape, b.getI64Type()), row);
  Value first = broadcast(upTo(sizes, false), shape, to);
  Value last = broadcast(upTo(sizes, true), shape, to);
  return ops.logicalAnd(ops.greaterEqual(position, first),
                        ops.less(position, last));
}

/// Returns `value` where the mask is true, 0 elsewhere.
Value Expander::selectOrZero(Value mask, Value value) {
  return ops.select(mask, value, ops.constant(typeOf(value), 0));
}

/// Returns a tensor of shape [groups] + `value`'s shape, with `value` in the
/// rows of each group, along its dimension contracting[place], and 0 elsewhere.
Value Expander::maskedByGroup(Value value, ArrayRef<int64_t> batch,
                              ArrayRef<int64_t> contracting, size_t position) {
  RankedTensorType type = typeOf(value);
  ArrayRef<int64_t> sizes = typeOf(op.getGroupSizes()).getShape();
  Dims shape{sizes.back()}, outer(batch), to;
  llvm::append_range(shape, type.getShape());
  llvm::append_range(outer, contracting.take_front(position));
  for (size_t i = 0; i + 1 < sizes.size(); ++i)
    to.push_back(outer[i] + 1);
  to.push_back(0);
  Value mask = groupMask(shape, contracting[position] + 1, to);
  Dims shifted = llvm::to_vector(llvm::seq<int64_t>(1, type.getRank() + 1));
  return selectOrZero(mask, broadcast(value, shape, shifted));
}

ArrayAttr Expander::precision() {
  ArrayAttr configs = op.getPrecisionConfigAttr();
  if (!configs)
    return {};
  SmallVector<Attribute> list;
  for (Attribute config : configs)
    list.push_back(stablehlo::PrecisionAttr::get(
        b.getContext(), static_cast<stablehlo::Precision>(static_cast<uint32_t>(
                            cast<chlo::PrecisionAttr>(config).getValue()))));
  return b.getArrayAttr(list);
}

Value Expander::dot(Value left, Value right, RankedTensorType type,
                    stablehlo::DotDimensionNumbersAttr numbers) {
  return ops.dotGeneral(left, right, type, numbers, precision());
}

stablehlo::DotDimensionNumbersAttr Expander::plainNumbers() {
  return stablehlo::DotDimensionNumbersAttr::get(
      b.getContext(), dims.getLhsBatchingDimensions(),
      dims.getRhsBatchingDimensions(), dims.getLhsContractingDimensions(),
      dims.getRhsContractingDimensions());
}

/// Returns the number of dimensions before `end` that are in neither list.
int64_t countFree(int64_t end, ArrayRef<int64_t> batch,
                  ArrayRef<int64_t> contracting) {
  return llvm::count_if(llvm::seq<int64_t>(0, end), [&](int64_t dim) {
    return !llvm::is_contained(batch, dim) &&
           !llvm::is_contained(contracting, dim);
  });
}

/// Computes the product with all groups, whose dimension is free like others of
/// rhs, then sums the selected products over the groups.
Value Expander::freeRows() {
  ArrayRef<int64_t> lhsBatch = dims.getLhsBatchingDimensions(),
                    lhsSum = dims.getLhsContractingDimensions();
  int64_t group = dims.getRhsGroupDimensions()[0], batches = lhsBatch.size();
  int64_t row = batches + countFree(ragged, lhsBatch, lhsSum);
  int64_t position = batches + countFree(lhs.getRank(), lhsBatch, lhsSum) +
                     countFree(group, dims.getRhsBatchingDimensions(),
                               dims.getRhsContractingDimensions());
  Dims shape(op.getType().getShape());
  shape.insert(shape.begin() + position, rhs.getDimSize(group));
  Value product =
      dot(op.getLhs(), op.getRhs(), op.getType().clone(shape), plainNumbers());
  // Sizes are per group, or also per batch and free dimension before the ragged
  // one: the leading dimensions of the result.
  int64_t rank = typeOf(op.getGroupSizes()).getRank();
  Dims to = llvm::to_vector(llvm::seq<int64_t>(0, rank - 1));
  to.push_back(position);
  Value kept = selectOrZero(groupMask(shape, row, to), product);
  return ops.sum(kept, {position});
}

/// Computes the product with the groups as a batching dimension of both
/// operands.
Value Expander::contractedRows() {
  ArrayRef<int64_t> lhsSum = dims.getLhsContractingDimensions(),
                    rhsSum = dims.getRhsContractingDimensions(),
                    lhsBatch = dims.getLhsBatchingDimensions(),
                    rhsBatch = dims.getRhsBatchingDimensions();
  auto shifted = [](ArrayRef<int64_t> list, Dims begin = {}) {
    for (int64_t dim : list)
      begin.push_back(dim + 1);
    return begin;
  };
  size_t position = llvm::find(lhsSum, ragged) - lhsSum.begin();
  Value left = maskedByGroup(op.getLhs(), lhsBatch, lhsSum, position);
  Value right = maskedByGroup(op.getRhs(), rhsBatch, rhsSum, position);
  auto numbers = stablehlo::DotDimensionNumbersAttr::get(
      b.getContext(), shifted(lhsBatch, {0}), shifted(rhsBatch, {0}),
      shifted(lhsSum), shifted(rhsSum));
  return dot(left, right, op.getType(), numbers);
}

Value Expander::expand() {
  if (llvm::is_contained(dims.getLhsContractingDimensions(), ragged))
    return contractedRows();
  if (!dims.getRhsGroupDimensions().empty())
    return freeRows();
  return dot(op.getLhs(), op.getRhs(), op.getType(), plainNumbers());
}

/// Returns the float type in which a product of floats is computed: the
/// operands' type if the runtime supports it, else f32 or f64.
Type operandType(chlo::RaggedDotOp op) {
  Type lhs = op.getLhs().getType().getElementType();
  Type rhs = op.getRhs().getType().getElementType();
  bool isWide = op.getType().getElementType().isF64();
  if (lhs == rhs && (lhs.isF64() ||
                     (!isWide && (lhs.isBF16() || lhs.isF16() || lhs.isF32()))))
    return lhs;
  MLIRContext *context = op.getContext();
  return isWide || lhs.isF64() || rhs.isF64() ? Type(Float64Type::get(context))
                                              : Type(Float32Type::get(context));
}

/// Complex operands and results are computed in the widest of their types.
Type widestComplex(chlo::RaggedDotOp op) {
  for (Value value : {op.getResult(), op.getLhs(), op.getRhs()})
    if (Type type = getElementTypeOrSelf(value); isa<ComplexType>(type))
      return productOperandType(op, type);
  return {};
}

struct ExpandRaggedDot : OpRewritePattern<chlo::RaggedDotOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(chlo::RaggedDotOp op,
                                PatternRewriter &rewriter) const override {
    chlo::RaggedDotDimensionNumbersAttr dims =
        op.getRaggedDotDimensionNumbers();
    bool isBatch = llvm::is_contained(dims.getLhsBatchingDimensions(),
                                      dims.getLhsRaggedDimensions()[0]);
    if (isBatch || isa<IntegerType>(op.getType().getElementType())) {
      rewriter.replaceOp(op, Expander(op, rewriter).expand());
      return success();
    }
    Type complex = widestComplex(op);
    Type element = complex ? complex : operandType(op);
    Type result = op.getType().getElementType();
    Type wide = result;
    if (complex)
      wide = complex;
    else if (result.getIntOrFloatBitWidth() < 16)
      wide = rewriter.getF32Type();
    if (element == op.getLhs().getType().getElementType() &&
        element == op.getRhs().getType().getElementType() && wide == result)
      return failure();
    TensorOps ops(rewriter, op.getLoc());
    Value wideProduct = chlo::RaggedDotOp::create(
        rewriter, op.getLoc(), op.getType().clone(wide),
        ops.convert(op.getLhs(), element), ops.convert(op.getRhs(), element),
        op.getGroupSizes(), dims, op.getPrecisionConfigAttr());
    rewriter.replaceOp(op, ops.convert(wideProduct, result));
    return success();
  }
};

} // namespace

void populateExpandRaggedDotPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandRaggedDot>(patterns.getContext());
}

} // namespace mlir::gspmd::lowering
