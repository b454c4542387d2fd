//===- CloneCalls.cpp - One function per call -----------------------------===//

#include "dialect/Sharding/ClonedFrom.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Import/Passes.h"
#include "transforms/Support/CallOrder.h"
#include "transforms/Support/SymbolUses.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_CLONECALLS
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct CloneCallsPass : ::mlir::gspmd::impl::CloneCallsBase<CloneCallsPass> {
  void runOnProgram() override;

private:
  void inlineManualCalls(SmallVector<func::CallOp> calls);
  void cloneSharedCallees();
  ArrayRef<Operation *> callsIn(func::FuncOp func);
  func::FuncOp callee(func::CallOp call) {
    return dyn_cast_or_null<func::FuncOp>(symbols->lookup(call.getCallee()));
  }

  std::optional<SymbolTable> symbols;
  /// The calls of functions that have not changed. Collected once, because a
  /// walk of a large program takes as long as the rest of the pass.
  llvm::DenseMap<Operation *, SmallVector<Operation *>> knownCalls;
};

} // namespace

/// Inlines `body` at `call` by moving its ops.
static void moveBody(func::CallOp call, Block &body) {
  Operation *terminator = body.getTerminator();
  for (auto [argument, operand] :
       llvm::zip_equal(body.getArguments(), call.getOperands()))
    argument.replaceAllUsesWith(operand);
  call->getBlock()->getOperations().splice(call->getIterator(),
                                           body.getOperations(), body.begin(),
                                           terminator->getIterator());
  for (auto [result, value] :
       llvm::zip_equal(call.getResults(), terminator->getOperands()))
    result.replaceAllUsesWith(value);
  call.erase();
}

/// Inlines a copy of `body` at `call`; calls `visit` with each op of the copy.
static void copyBody(func::CallOp call, Block &body,
                     llvm::function_ref<void(Operation *)> visit) {
  OpBuilder b(call);
  IRMapping map;
  map.map(body.getArguments(), call.getOperands());
  for (Operation &op : body.without_terminator())
    visit(b.clone(op, map));
  for (auto [result, value] :
       llvm::zip_equal(call.getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(map.lookupOrDefault(value));
  call.erase();
}

/// Inlines calls in manual computations. The last call of a private function
/// takes the body itself and the function is erased.
void CloneCallsPass::inlineManualCalls(SmallVector<func::CallOp> calls) {
  SymbolUses uses(getOperation());
  // An inlined body may have calls of other functions.
  for (size_t i = 0; i < calls.size(); ++i) {
    func::CallOp call = calls[i];
    func::FuncOp func = callee(call);
    if (!func || !llvm::hasSingleElement(func.getBody()))
      continue;
    uses.removeUse(func.getSymNameAttr());
    Block &body = func.getBody().front();
    if (!func.isPrivate() || !uses.isUnused(func.getSymNameAttr())) {
      copyBody(call, body, [&](Operation *op) {
        uses.addCopy(op);
        op->walk([&](func::CallOp inner) { calls.push_back(inner); });
      });
      continue;
    }
    // Calls in manual computations of its own are in the list already.
    body.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<sharding::ManualComputationOp>(op))
        return WalkResult::skip();
      if (auto inner = dyn_cast<func::CallOp>(op))
        calls.push_back(inner);
      return WalkResult::advance();
    });
    moveBody(call, body);
    symbols->erase(func);
  }
}

/// Returns the calls in `func`, in the order of a walk. Valid until the next
/// call.
ArrayRef<Operation *> CloneCallsPass::callsIn(func::FuncOp func) {
  auto [known, isNew] = knownCalls.try_emplace(func);
  if (isNew)
    func.walk([&, &calls = known->second](func::CallOp call) {
      calls.push_back(call);
    });
  return known->second;
}

void CloneCallsPass::cloneSharedCallees() {
  llvm::DenseSet<Operation *> claimed;
  SmallVector<func::FuncOp> worklist;
  for (auto func : getOperation().getOps<func::FuncOp>())
    if (!func.isPrivate())
      worklist.push_back(func);
  for (size_t i = 0; i < worklist.size(); ++i)
    for (Operation *op : callsIn(worklist[i])) {
      auto call = cast<func::CallOp>(op);
      func::FuncOp func = callee(call);
      if (!func || !func.isPrivate() || func.isExternal())
        continue;
      if (!claimed.insert(func).second) {
        auto original = FlatSymbolRefAttr::get(func.getSymNameAttr());
        func = func.clone();
        func->setAttr(sharding::kClonedFrom, original);
        symbols->insert(func, std::next(callee(call)->getIterator()));
        call.setCallee(func.getSymName());
        claimed.insert(func);
      }
      worklist.push_back(func);
    }
}

void CloneCallsPass::runOnProgram() {
  symbols.emplace(getOperation());
  knownCalls.clear();
  auto functions = verifyCalls(getOperation(), *symbols);
  if (failed(functions))
    return signalPassFailure();
  bool hasCalls = false;
  for (CallingFunction &caller : *functions) {
    hasCalls |= !caller.calls.empty();
    knownCalls[caller.func] = std::move(caller.calls);
  }
  if (!hasCalls)
    return;
  SmallVector<func::CallOp> manualCalls;
  for (auto func : getOperation().getOps<func::FuncOp>())
    for (Operation *call : callsIn(func))
      if (call->getParentOfType<sharding::ManualComputationOp>())
        manualCalls.push_back(cast<func::CallOp>(call));
  if (!manualCalls.empty()) {
    inlineManualCalls(std::move(manualCalls));
    knownCalls.clear();
  }
  cloneSharedCallees();
}
