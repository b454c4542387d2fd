//===- ExpandRaggedDot.cpp - Ragged products as masked dots ---------------===//
//
// Group g of a ragged dimension of size m holds the rows
//   sum(sizes[:g]) <= row < sum(sizes[:g+1]).
// With mask[g, row] = 1 in these rows, lhs is repeated per group and masked; one
// dot then sums over the groups (free rows) or keeps them apart (contracted
// rows). A ragged batch dimension is like any batch dimension.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/Import/ExpandClientOps.h"

namespace mlir::gspmd::import {
namespace {

using Dims = SmallVector<int64_t>;

class Expander {
public:
  Expander(chlo::RaggedDotOp op, ImplicitLocOpBuilder &b)
      : op(op), b(b), dims(op.getRaggedDotDimensionNumbers()),
        lhs(op.getLhs().getType()), rhs(op.getRhs().getType()),
        ragged(dims.getLhsRaggedDimensions()[0]) {}

  Value expand();

private:
  Value broadcast(Value value, ArrayRef<int64_t> shape, ArrayRef<int64_t> to) {
    auto type = cast<RankedTensorType>(value.getType());
    return stablehlo::BroadcastInDimOp::create(b, type.clone(shape), value, to);
  }
  Value zero(RankedTensorType type) {
    return stablehlo::ConstantOp::create(
        b, type, DenseElementsAttr::get(type, cast<TypedAttr>(b.getZeroAttr(
                                                  type.getElementType()))));
  }
  Value compare(Value l, Value r, stablehlo::ComparisonDirection direction);
  Value upTo(Value sizes, bool inclusive);
  Value groupMask();
  Value maskedLhs();
  ArrayAttr precision();
  Value dot(Value left, bool sumsGroups);

  chlo::RaggedDotOp op;
  ImplicitLocOpBuilder &b;
  chlo::RaggedDotDimensionNumbersAttr dims;
  RankedTensorType lhs, rhs;
  int64_t ragged;
};

Value Expander::compare(Value l, Value r,
                        stablehlo::ComparisonDirection direction) {
  auto type = cast<RankedTensorType>(l.getType());
  return stablehlo::CompareOp::create(
      b, type.clone(b.getI1Type()), l, r,
      stablehlo::ComparisonDirectionAttr::get(b.getContext(), direction),
      stablehlo::ComparisonTypeAttr());
}

/// For each g the sum of sizes[..., :g] or, inclusive, of sizes[..., :g+1]: a
/// product with a triangle of ones.
Value Expander::upTo(Value sizes, bool inclusive) {
  auto type = cast<RankedTensorType>(sizes.getType());
  int64_t rank = type.getRank(), groups = type.getShape().back();
  auto square = RankedTensorType::get({groups, groups}, type.getElementType());
  Value row = stablehlo::IotaOp::create(b, square, 0);
  Value column = stablehlo::IotaOp::create(b, square, 1);
  Value ones = stablehlo::ConvertOp::create(
      b, square,
      compare(row, column,
              inclusive ? stablehlo::ComparisonDirection::LE
                        : stablehlo::ComparisonDirection::LT));
  auto numbers = stablehlo::DotDimensionNumbersAttr::get(
      b.getContext(), {}, {}, {rank - 1}, {0});
  return stablehlo::DotGeneralOp::create(b, type, sizes, ones, numbers,
                                         ArrayAttr(),
                                         stablehlo::DotAlgorithmAttr());
}

/// Of type [groups] + lhs.shape: where lhs belongs to which group. Sizes are
/// given per group, or per batch dimensions and group.
Value Expander::groupMask() {
  // i64 has room for every sum of sizes.
  auto given = cast<RankedTensorType>(op.getGroupSizes().getType());
  Value sizes = stablehlo::ConvertOp::create(b, given.clone(b.getI64Type()),
                                             op.getGroupSizes());
  Dims shape{given.getShape().back()};
  llvm::append_range(shape, lhs.getShape());
  // The dimensions of sizes before the last are the batching dimensions.
  Dims to;
  ArrayRef<int64_t> batch = dims.getLhsBatchingDimensions();
  for (int64_t i = 0; i + 1 < given.getRank(); ++i)
    to.push_back(batch[i] + 1);
  to.push_back(0);
  auto wide = RankedTensorType::get(shape, b.getI64Type());
  Value row = stablehlo::IotaOp::create(b, wide, ragged + 1);
  Value first = broadcast(upTo(sizes, false), shape, to);
  Value last = broadcast(upTo(sizes, true), shape, to);
  auto below = stablehlo::ComparisonDirection::LT;
  auto from = stablehlo::ComparisonDirection::GE;
  return stablehlo::AndOp::create(b, compare(row, first, from),
                                  compare(row, last, below));
}

Value Expander::maskedLhs() {
  Value mask = groupMask();
  Dims to = llvm::to_vector(llvm::seq<int64_t>(1, lhs.getRank() + 1));
  Dims shape(cast<RankedTensorType>(mask.getType()).getShape());
  Value repeated = broadcast(op.getLhs(), shape, to);
  return stablehlo::SelectOp::create(b, mask, repeated,
                                     zero(lhs.clone(shape)));
}

ArrayAttr Expander::precision() {
  ArrayAttr given = op.getPrecisionConfigAttr();
  if (!given)
    return {};
  SmallVector<Attribute> list;
  for (Attribute each : given)
    list.push_back(stablehlo::PrecisionAttr::get(
        b.getContext(),
        static_cast<stablehlo::Precision>(static_cast<uint32_t>(
            cast<chlo::PrecisionAttr>(each).getValue()))));
  return b.getArrayAttr(list);
}

/// The dot of `left`, which has the groups as dimension 0, and rhs. Groups that
/// are not summed come first in the result.
Value Expander::dot(Value left, bool sumsGroups) {
  auto shifted = [](ArrayRef<int64_t> list) {
    return llvm::map_to_vector(list, [](int64_t dim) { return dim + 1; });
  };
  Dims lhsSum = shifted(dims.getLhsContractingDimensions());
  Dims rhsSum(dims.getRhsContractingDimensions());
  if (sumsGroups) {
    lhsSum.push_back(0);
    rhsSum.push_back(dims.getRhsGroupDimensions()[0]);
  }
  auto numbers = stablehlo::DotDimensionNumbersAttr::get(
      b.getContext(), shifted(dims.getLhsBatchingDimensions()),
      dims.getRhsBatchingDimensions(), lhsSum, rhsSum);
  RankedTensorType type = op.getType();
  if (sumsGroups)
    return stablehlo::DotGeneralOp::create(b, type, left, op.getRhs(), numbers,
                                           precision(),
                                           stablehlo::DotAlgorithmAttr());
  // A dot puts the batching dimensions before the groups.
  int64_t batches = dims.getLhsBatchingDimensions().size();
  Dims shape(type.getShape()), order;
  std::rotate(shape.begin(), shape.begin() + 1, shape.begin() + 1 + batches);
  order.push_back(batches);
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (dim != batches)
      order.push_back(dim);
  Value made = stablehlo::DotGeneralOp::create(
      b, type.clone(shape), left, op.getRhs(), numbers, precision(),
      stablehlo::DotAlgorithmAttr());
  return stablehlo::TransposeOp::create(b, type, made, order);
}

Value Expander::expand() {
  if (llvm::is_contained(dims.getLhsContractingDimensions(), ragged))
    return dot(maskedLhs(), /*sumsGroups=*/false);
  if (!dims.getRhsGroupDimensions().empty())
    return dot(maskedLhs(), /*sumsGroups=*/true);
  auto numbers = stablehlo::DotDimensionNumbersAttr::get(
      b.getContext(), dims.getLhsBatchingDimensions(),
      dims.getRhsBatchingDimensions(), dims.getLhsContractingDimensions(),
      dims.getRhsContractingDimensions());
  return stablehlo::DotGeneralOp::create(b, op.getType(), op.getLhs(),
                                         op.getRhs(), numbers, precision(),
                                         stablehlo::DotAlgorithmAttr());
}

} // namespace

Value expandRaggedDot(chlo::RaggedDotOp op, ImplicitLocOpBuilder &b) {
  return Expander(op, b).expand();
}

} // namespace mlir::gspmd::import
