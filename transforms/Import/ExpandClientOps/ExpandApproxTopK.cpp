//===- ExpandApproxTopK.cpp - The approximate top_k of XLA ----------------===//

#include "transforms/Import/ExpandClientOps/ExpandApproxTopK.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/OpModels/Support/StaticForms.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// The function that compares two elements; null unless it is in the module and
/// takes a pair for each of `count` operands.
func::FuncOp comparatorOf(stablehlo::CustomCallOp call, unsigned count) {
  ArrayAttr called = call.getCalledComputations();
  if (called.size() != 1)
    return {};
  auto function = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, cast<FlatSymbolRefAttr>(called[0]));
  if (!function || !function.getBody().hasOneBlock() ||
      function.getNumArguments() != 2 * count)
    return {};
  return function;
}

/// Are the operands of one shape that has dimension `dim`, and each result a
/// part of its operand?
bool isTopOf(stablehlo::CustomCallOp call, int64_t dim) {
  auto first = dyn_cast<RankedTensorType>(call->getOperand(0).getType());
  if (!first || dim < 0 || dim >= first.getRank())
    return false;
  for (auto [result, operand] :
       llvm::zip_first(call->getResultTypes(), call->getOperandTypes())) {
    auto part = dyn_cast<RankedTensorType>(result);
    auto whole = dyn_cast<RankedTensorType>(operand);
    if (!part || !whole || whole.getShape() != first.getShape() ||
        part.getElementType() != whole.getElementType() ||
        part.getRank() != whole.getRank())
      return false;
    for (auto [d, size] : llvm::enumerate(part.getShape()))
      if (int64_t(d) == dim ? size > whole.getDimSize(d)
                            : size != whole.getDimSize(d))
        return false;
  }
  return true;
}

/// Does `comparator` take scalars of the elements of the call's results, each
/// twice, and return a truth?
bool comparesElementsOf(func::FuncOp comparator, stablehlo::CustomCallOp call) {
  for (auto [i, type] : llvm::enumerate(comparator.getArgumentTypes()))
    if (type != RankedTensorType::get(
                    {}, getElementTypeOrSelf(call->getResult(i / 2).getType())))
      return false;
  return comparator.getResultTypes().size() == 1 &&
         comparator.getResultTypes()[0] ==
             RankedTensorType::get(
                 {}, IntegerType::get(comparator.getContext(), 1));
}

/// The body of `comparator` as the region of a sort.
void fillComparator(Region &region, func::FuncOp comparator) {
  IRMapping mapping;
  comparator.getBody().cloneInto(&region, mapping);
  Operation *terminator = region.front().getTerminator();
  OpBuilder b(terminator);
  if (!isa<stablehlo::ReturnOp>(terminator)) {
    stablehlo::ReturnOp::create(b, terminator->getLoc(),
                                terminator->getOperands());
    terminator->erase();
  }
}

/// The first elements of `sorted` along each dimension, as many as `type` has.
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

FailureOr<func::FuncOp> import::expandApproxTopK(Operation *op) {
  auto call = cast<stablehlo::CustomCallOp>(op);
  DictionaryAttr config = stablehlo::backendConfigOf(call);
  auto dim = config ? config.getAs<IntegerAttr>("reduction_dim") : nullptr;
  unsigned count = call->getNumResults();
  func::FuncOp comparator = comparatorOf(call, count);
  if (!dim || !comparator || call->getNumOperands() != 2 * count ||
      !isTopOf(call, dim.getInt()) || !comparesElementsOf(comparator, call))
    return failure();
  // The second half of the operands fills places that an approximation leaves.
  ValueRange inputs = ValueRange(call->getOperands()).take_front(count);
  ImplicitLocOpBuilder b(call.getLoc(), call);
  auto sort = stablehlo::SortOp::create(b, TypeRange(inputs), inputs,
                                        dim.getInt(), /*is_stable=*/true);
  fillComparator(sort.getComparator(), comparator);
  for (auto [result, sorted] :
       llvm::zip_equal(call->getResults(), sort->getResults())) {
    Value first =
        takeFirst(b, sorted, cast<RankedTensorType>(result.getType()));
    if (sharding::TensorShardingAttr given = sharding::getSharding(result))
      sharding::setSharding(first, given);
    result.replaceAllUsesWith(first);
  }
  call.erase();
  return comparator;
}
