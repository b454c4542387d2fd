//===- ExpandApproxTopK.cpp - Expands XLA's ApproxTopK --------------------===//

#include "transforms/Import/ExpandClientOps/ExpandApproxTopK.h"
#include "dialect/CHLO/ChloDialect.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "transforms/Import/ExpandClientOps/CalledComputation.h"
#include "transforms/OpModels/Support/StaticForms.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Returns true if the operands have one shape with dimension `dim`, and each
/// result is a slice of its operand along `dim`.
bool isTopKOf(Operation *call, int64_t dim) {
  auto first = dyn_cast<RankedTensorType>(call->getOperand(0).getType());
  if (!first || dim < 0 || dim >= first.getRank())
    return false;
  for (auto [result, operand] :
       llvm::zip_first(call->getResultTypes(), call->getOperandTypes())) {
    auto resultType = dyn_cast<RankedTensorType>(result);
    auto operandType = dyn_cast<RankedTensorType>(operand);
    if (!resultType || !operandType ||
        operandType.getShape() != first.getShape() ||
        resultType.getElementType() != operandType.getElementType() ||
        resultType.getRank() != operandType.getRank())
      return false;
    for (auto [d, size] : llvm::enumerate(resultType.getShape()))
      if (int64_t(d) == dim ? size > operandType.getDimSize(d)
                            : size != operandType.getDimSize(d))
        return false;
  }
  return true;
}

/// Returns true if `comparator` takes two scalars for each result of the call
/// and returns a boolean.
bool comparesElementsOf(func::FuncOp comparator, Operation *call) {
  for (auto [i, type] : llvm::enumerate(comparator.getArgumentTypes()))
    if (type != RankedTensorType::get(
                    {}, getElementTypeOrSelf(call->getResult(i / 2).getType())))
      return false;
  return comparator.getResultTypes().size() == 1 &&
         comparator.getResultTypes()[0] ==
             RankedTensorType::get(
                 {}, IntegerType::get(comparator.getContext(), 1));
}

/// Returns the direction in which `comparator` compares its first two
/// arguments, whose order is that of the results; nullopt if it computes
/// anything else, or compares in the total order of floats.
std::optional<stablehlo::ComparisonDirection>
directionOf(func::FuncOp comparator) {
  Block &body = comparator.getBody().front();
  Value result = body.getTerminator()->getOperand(0);
  std::optional<stablehlo::Comparison> comparison =
      stablehlo::comparisonOf(result);
  if (!comparison || comparison->isTotalOrder ||
      comparison->lhs != body.getArgument(0) ||
      comparison->rhs != body.getArgument(1))
    return std::nullopt;
  return comparison->direction;
}

/// Returns `value` with the opposite order of elements. The function is its own
/// inverse, and exact.
Value reversed(stablehlo::TensorOps &ops, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  if (isa<FloatType>(type.getElementType()))
    return ops.negate(value);
  return ops.exclusiveOr(value, ops.constant(type, -1));
}

/// Returns `value` with each NaN negative, which top_k orders last; it orders
/// positive NaN first. So NaN of both signs, such as the negative one of 0 / 0
/// on x86, follows the smallest elements, as on XLA's CPU.
Value negativeNaN(stablehlo::TensorOps &ops, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  auto floatType = dyn_cast<FloatType>(type.getElementType());
  if (!floatType || !APFloat::semanticsHasNaN(floatType.getFloatSemantics()))
    return value;
  Value nan = ops.number(type, -std::numeric_limits<double>::quiet_NaN());
  return ops.select(ops.equal(value, value), value, nan);
}

/// Returns `value` with each -0 as +0: they are equal, but top_k orders +0
/// first.
Value positiveZero(stablehlo::TensorOps &ops, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  Value zero = ops.constant(type, 0);
  return ops.select(ops.equal(value, zero), zero, value);
}

/// Returns values[..., positions[..., i]] along the last dimension.
Value takeAlongLast(stablehlo::TensorOps &ops, Value values, Value positions) {
  auto type = cast<RankedTensorType>(positions.getType());
  int64_t last = type.getRank() - 1;
  auto batch = llvm::to_vector(llvm::seq<int64_t>(0, last));
  auto numbers = stablehlo::GatherDimensionNumbersAttr::get(
      values.getContext(), /*offsetDims=*/{}, /*collapsedSliceDims=*/last,
      /*operandBatchingDims=*/batch, /*startIndicesBatchingDims=*/batch,
      /*startIndexMap=*/last, /*indexVectorDim=*/type.getRank());
  SmallVector<int64_t> ones(type.getRank(), 1);
  return ops.gather(values, positions, type.clone(getElementTypeOrSelf(values)),
                    numbers, ones);
}

/// Returns true for floats without a sign, which have no zero and cannot be
/// negated.
bool isUnsignedFloat(Type type) {
  auto floatType = dyn_cast<FloatType>(type);
  return floatType &&
         !APFloat::semanticsHasSignedRepr(floatType.getFloatSemantics());
}

/// Returns the largest (or smallest) elements of the first input and their
/// positions by one op, which does not sort all elements; nothing unless the
/// call orders by its first operand alone and the second one has the positions.
SmallVector<Value> selectFirst(ImplicitLocOpBuilder &b, Operation *call,
                               func::FuncOp comparator, int64_t dim) {
  using Direction = stablehlo::ComparisonDirection;
  std::optional<Direction> direction = directionOf(comparator);
  Type element = getElementTypeOrSelf(call->getOperand(0));
  if (call->getNumResults() != 2 ||
      (direction != Direction::GT && direction != Direction::LT) ||
      !isa<FloatType, IntegerType>(element) || isUnsignedFloat(element))
    return {};
  Value positions = call->getOperand(1);
  if (stablehlo::iotaDimensionOf(positions) != dim ||
      !isa<IntegerType>(getElementTypeOrSelf(positions)))
    return {};
  stablehlo::TensorOps ops(b, b.getLoc());
  auto type = cast<RankedTensorType>(call->getResult(0).getType());
  auto permutation =
      llvm::to_vector(llvm::seq<int64_t>(0, type.getRank())); // its own inverse
  std::swap(permutation[dim], permutation.back());
  Value input = ops.transpose(call->getOperand(0), permutation);
  bool isFloat = isa<FloatType>(element);
  bool isReversed = direction == Direction::LT;
  Value ordered = isFloat ? positiveZero(ops, input) : input;
  if (isReversed)
    ordered = negativeNaN(ops, reversed(ops, ordered));
  auto top = chlo::TopKOp::create(b, ordered, type.getDimSize(dim));
  Value values = top.getValues();
  if (isFloat) // -0 and NaN as they are in the input
    values = takeAlongLast(ops, input, top.getIndices());
  else if (isReversed)
    values = reversed(ops, values);
  return {ops.transpose(values, permutation),
          ops.convert(ops.transpose(top.getIndices(), permutation),
                      getElementTypeOrSelf(positions))};
}

/// Returns the first elements of `sorted` along each dimension, in the shape of
/// `type`.
Value takeFirst(ImplicitLocOpBuilder &b, Value sorted, RankedTensorType type) {
  stablehlo::TensorOps ops(b, b.getLoc());
  for (auto [d, size] : llvm::enumerate(type.getShape()))
    sorted = ops.slice(sorted, d, 0, size);
  return sorted;
}

SmallVector<Value> sortAndTakeFirst(ImplicitLocOpBuilder &b, Operation *call,
                                    func::FuncOp comparator, int64_t dim) {
  ValueRange inputs =
      ValueRange(call->getOperands()).take_front(call->getNumResults());
  auto sort = stablehlo::SortOp::create(b, TypeRange(inputs), inputs, dim,
                                        /*is_stable=*/true);
  import::cloneComputation(comparator, sort.getComparator());
  SmallVector<Value> first;
  for (auto [type, sorted] :
       llvm::zip_equal(call->getResultTypes(), sort->getResults()))
    first.push_back(takeFirst(b, sorted, cast<RankedTensorType>(type)));
  return first;
}

} // namespace

bool import::isApproxTopK(Operation *op) {
  return stablehlo::customCallTarget(op) == "ApproxTopK" && hasStaticTypes(op);
}

FailureOr<func::FuncOp> import::expandApproxTopK(Operation *call) {
  DictionaryAttr config = stablehlo::backendConfigOf(call);
  auto dim = config ? config.getAs<IntegerAttr>("reduction_dim") : nullptr;
  unsigned count = call->getNumResults();
  func::FuncOp comparator = getCalledComputation(call, 2 * count);
  if (!dim || !comparator || call->getNumOperands() != 2 * count ||
      !isTopKOf(call, dim.getInt()) || !comparesElementsOf(comparator, call))
    return failure();
  // The second half of the operands initializes elements that an approximation
  // skips.
  ImplicitLocOpBuilder b(call->getLoc(), call);
  SmallVector<Value> first = selectFirst(b, call, comparator, dim.getInt());
  if (first.empty())
    first = sortAndTakeFirst(b, call, comparator, dim.getInt());
  for (auto [result, value] : llvm::zip_equal(call->getResults(), first)) {
    if (sharding::TensorShardingAttr annotation = sharding::getSharding(result))
      sharding::setSharding(value, annotation);
    result.replaceAllUsesWith(value);
  }
  call->erase();
  return comparator;
}
