//===- ExpandApproxTopK.cpp - Expands XLA's ApproxTopK --------------------===//

#include "transforms/Import/ExpandClientOps/ExpandApproxTopK.h"
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

/// Returns the first elements of `sorted` along each dimension, in the shape of
/// `type`.
Value takeFirst(ImplicitLocOpBuilder &b, Value sorted, RankedTensorType type) {
  stablehlo::TensorOps ops(b, b.getLoc());
  for (auto [d, size] : llvm::enumerate(type.getShape()))
    sorted = ops.slice(sorted, d, 0, size);
  return sorted;
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
  ValueRange inputs = ValueRange(call->getOperands()).take_front(count);
  ImplicitLocOpBuilder b(call->getLoc(), call);
  auto sort = stablehlo::SortOp::create(b, TypeRange(inputs), inputs,
                                        dim.getInt(), /*is_stable=*/true);
  cloneComputation(comparator, sort.getComparator());
  for (auto [result, sorted] :
       llvm::zip_equal(call->getResults(), sort->getResults())) {
    Value first =
        takeFirst(b, sorted, cast<RankedTensorType>(result.getType()));
    if (sharding::TensorShardingAttr annotation = sharding::getSharding(result))
      sharding::setSharding(first, annotation);
    result.replaceAllUsesWith(first);
  }
  call->erase();
  return comparator;
}
