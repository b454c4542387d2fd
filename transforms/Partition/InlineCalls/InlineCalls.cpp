//===- InlineCalls.cpp - Bodies in place of calls of one use --------------===//
//
// Import gives every call a function of its own, so that each has its own
// shardings. Once these are decided a call only hides which ops stand side by
// side.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGINLINECALLS
#include "transforms/Partition/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

static bool isWhole(TensorShardingAttr sharding) {
  return !sharding || sharding.getUnreduced().empty();
}

/// `value` as the other side of the call has it: in sharding `wanted`. Where
/// completion chose that and it may be chosen again, `value` itself.
static Value crossCall(OpBuilder &builder, Value value,
                       TensorShardingAttr wanted, bool isOpen) {
  TensorShardingAttr own = getSharding(value);
  if (!wanted || own == wanted || (isOpen && isWhole(own) && isWhole(wanted)))
    return value;
  auto reshard = ReshardOp::create(builder, value.getLoc(), value, wanted,
                                   ReductionKind::Add);
  setSharding(reshard.getResult(), wanted);
  return reshard.getResult();
}

static void inlineBody(CallOpInterface call, FunctionOpInterface func,
                       bool settle) {
  OpBuilder builder(call);
  Block &body = func.getFunctionBody().front();
  for (auto [argument, operand] :
       llvm::zip_equal(body.getArguments(), call.getArgOperands()))
    argument.replaceAllUsesWith(crossCall(
        builder, operand, getSharding(argument),
        settle && !func.getArgAttr(argument.getArgNumber(), kAnnotatedAttr)));
  Operation *exit = body.getTerminator();
  // Where a function is called from tells what its ops are for (a
  // recomputation).
  body.walk([&](Operation *op) {
    op->setLoc(CallSiteLoc::get(op->getLoc(), call->getLoc()));
  });
  call->getBlock()->getOperations().splice(call->getIterator(),
                                           body.getOperations(), body.begin(),
                                           exit->getIterator());
  for (auto [result, value] :
       llvm::zip_equal(call->getResults(), exit->getOperands()))
    result.replaceAllUsesWith(
        crossCall(builder, value, getSharding(result),
                  settle && !call->hasAttr(kAnnotatedAttr)));
  call->erase();
  func->erase();
}

namespace {
struct InlineCallsPass
    : mlir::gspmd::impl::ShardingInlineCallsBase<InlineCallsPass> {
  using ShardingInlineCallsBase::ShardingInlineCallsBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTableCollection tables;
    llvm::MapVector<Operation *, SmallVector<CallOpInterface>> calls;
    module.walk([&](CallOpInterface call) {
      if (Operation *callee = call.resolveCallableInTable(&tables))
        calls[callee].push_back(call);
    });
    for (auto &[callee, sites] : calls) {
      auto func = dyn_cast<FunctionOpInterface>(callee);
      if (func && sites.size() == 1 && func.isPrivate() &&
          llvm::hasSingleElement(func.getFunctionBody()) &&
          !callee->isAncestor(sites.front()))
        inlineBody(sites.front(), func, settle);
    }
  }
};
} // namespace
