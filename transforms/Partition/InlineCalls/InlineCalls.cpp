//===- InlineCalls.cpp - Inlining of functions with one call --------------===//
//
// Import gives every call its own function, so that completion can shard each
// call site by itself. After completion a call only hides which ops are
// adjacent.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Support/CallOrder.h"
#include "transforms/Support/OldOptions.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGINLINECALLS
#include "transforms/Partition/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

static bool isFullyReduced(TensorShardingAttr sharding) {
  return !sharding || sharding.getUnreduced().empty();
}

/// Returns `value` in sharding `requested`, which the other side of the call
/// has; `value` itself if that sharding may change (`mayKeep`).
static Value reshardAtCall(OpBuilder &builder, Value value,
                           TensorShardingAttr requested, bool mayKeep) {
  TensorShardingAttr current = getSharding(value);
  if (!requested || current == requested ||
      (mayKeep && isFullyReduced(current) && isFullyReduced(requested)))
    return value;
  auto reshard = ReshardOp::create(builder, value.getLoc(), value, requested,
                                   ReductionKind::Add);
  setSharding(reshard.getResult(), requested);
  return reshard.getResult();
}

/// Returns the location of a call, which becomes the caller of the locations of
/// the inlined ops. If more than kMaxCallSites call sites are nested, omits the
/// innermost ones: MLIR's functions on locations recurse for each of them, and
/// the outermost ones have the names of the program.
static Location locationOfCaller(CallOpInterface call) {
  constexpr unsigned kMaxCallSites = 64;
  Location location = call->getLoc();
  unsigned numSites = 0;
  for (auto site = dyn_cast<CallSiteLoc>(location); site;
       site = dyn_cast<CallSiteLoc>(site.getCaller()))
    ++numSites;
  for (; numSites > kMaxCallSites; --numSites)
    location = cast<CallSiteLoc>(location).getCaller();
  return location;
}

/// The shardings at the boundary of the function that are not annotated may
/// change if `mayChange` is set.
static void inlineBody(CallOpInterface call, FunctionOpInterface func,
                       bool mayChange) {
  OpBuilder builder(call);
  Block &body = func.getFunctionBody().front();
  for (auto [argument, operand] :
       llvm::zip_equal(body.getArguments(), call.getArgOperands()))
    argument.replaceAllUsesWith(reshardAtCall(
        builder, operand, getSharding(argument),
        mayChange && !isAnnotatedArgument(func, argument.getArgNumber())));
  Operation *exit = body.getTerminator();
  // The call site shows later passes the purpose of an op (for example
  // rematerialization).
  Location caller = locationOfCaller(call);
  body.walk([&](Operation *op) {
    op->setLoc(CallSiteLoc::get(op->getLoc(), caller));
  });
  call->getBlock()->getOperations().splice(call->getIterator(),
                                           body.getOperations(), body.begin(),
                                           exit->getIterator());
  for (auto [result, value] :
       llvm::zip_equal(call->getResults(), exit->getOperands()))
    result.replaceAllUsesWith(
        reshardAtCall(builder, value, getSharding(result),
                      mayChange && !hasAnnotatedResults(call)));
  call->erase();
  func->erase();
}

namespace {
struct InlineCallsPass
    : mlir::gspmd::impl::ShardingInlineCallsBase<InlineCallsPass> {
  using ShardingInlineCallsBase::ShardingInlineCallsBase;

  /// Accepts the option of earlier versions that the phase replaces.
  LogicalResult initializeOptions(
      StringRef options,
      function_ref<LogicalResult(const Twine &)> errorHandler) override {
    return ShardingInlineCallsBase::initializeOptions(
        withoutOption(options, "settle"), errorHandler);
  }

  void runOnProgram() override {
    ModuleOp module = getOperation();
    ProgramPhase phase = phaseOf(module);
    if (phase >= ProgramPhase::Resharded)
      return;
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
        inlineBody(sites.front(), func, phase == ProgramPhase::Completed);
    }
    if (calls.empty())
      return;
    auto roots = llvm::to_vector(module.getOps<func::FuncOp>());
    if (failed(verifyCallDepth(roots, SymbolTable(module))))
      signalPassFailure();
  }
};
} // namespace
