//===- ExpandApproxTopK.cpp - The approximate top_k of XLA ----------------===//

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Import/ExpandClientOps.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Where options of a custom call stand: in its configuration, or, for targets
/// that read text there, beside it.
DictionaryAttr configOf(stablehlo::CustomCallOp call) {
  if (auto config = dyn_cast_or_null<DictionaryAttr>(
          call.getBackendConfig().value_or(Attribute())))
    return config;
  return call->getAttrOfType<DictionaryAttr>("mhlo.backend_config");
}

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
  SmallVector<int64_t> zeros(type.getRank(), 0), ones(type.getRank(), 1);
  return stablehlo::SliceOp::create(b, type, sorted, zeros, type.getShape(),
                                    ones);
}

} // namespace

LogicalResult import::expandApproxTopK(stablehlo::CustomCallOp call) {
  DictionaryAttr config = configOf(call);
  auto dim = config ? config.getAs<IntegerAttr>("reduction_dim") : nullptr;
  unsigned count = call->getNumResults();
  func::FuncOp comparator = comparatorOf(call, count);
  if (!dim || !comparator || call->getNumOperands() != 2 * count)
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
  if (SymbolTable::symbolKnownUseEmpty(comparator, comparator->getParentOp()))
    comparator.erase();
  return success();
}
