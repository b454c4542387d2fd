//===- CalledComputation.cpp - Functions that custom calls name -----------===//

#include "transforms/Import/ExpandClientOps/CalledComputation.h"
#include "dialect/Sharding/ModuleSymbols.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::gspmd;

func::FuncOp import::getCalledComputation(Operation *call,
                                          unsigned numArguments) {
  ArrayAttr called = stablehlo::calledComputationsOf(call);
  if (!called || called.size() != 1)
    return {};
  auto function = dyn_cast_or_null<func::FuncOp>(
      sharding::lookupInModule(call->getParentOfType<ModuleOp>(),
                               cast<FlatSymbolRefAttr>(called[0]).getAttr()));
  if (!function || !function.getBody().hasOneBlock() ||
      function.getNumArguments() != numArguments)
    return {};
  return function;
}

void import::cloneComputation(func::FuncOp computation, Region &region) {
  IRMapping mapping;
  computation.getBody().cloneInto(&region, mapping);
  Operation *terminator = region.front().getTerminator();
  OpBuilder b(terminator);
  if (!isa<stablehlo::ReturnOp>(terminator)) {
    stablehlo::ReturnOp::create(b, terminator->getLoc(),
                                terminator->getOperands());
    terminator->erase();
  }
}
