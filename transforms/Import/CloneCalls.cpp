//===- CloneCalls.cpp - One function per call -----------------------------===//

#include "dialect/Sharding/ClonedFrom.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Import/Passes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_CLONECALLS
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {

struct CloneCallsPass : ::mlir::gspmd::impl::CloneCallsBase<CloneCallsPass> {
  void runOnOperation() override;

private:
  LogicalResult checkRecursion();
  void inlineManualCalls();
  void eraseUncalled(SmallVector<Operation *> funcs);
  void cloneSharedCallees();
  func::FuncOp callee(func::CallOp call) {
    return dyn_cast_or_null<func::FuncOp>(symbols->lookup(call.getCallee()));
  }

  std::optional<SymbolTable> symbols;
};

/// Finds a cycle in the call graph by a depth-first walk.
class CycleFinder {
public:
  explicit CycleFinder(SymbolTable &symbols) : symbols(symbols) {}

  LogicalResult visit(func::FuncOp func) {
    auto [it, isNew] = state.try_emplace(func, Open);
    if (!isNew)
      return success();
    WalkResult result = func.walk([&](func::CallOp call) -> WalkResult {
      auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
      if (!callee)
        return WalkResult::advance();
      if (state.lookup(callee) == Open)
        return WalkResult(call.emitOpError()
                          << "is recursive: @" << callee.getSymName()
                          << " is being called already");
      return WalkResult(visit(callee));
    });
    state[func] = Done;
    return failure(result.wasInterrupted());
  }

private:
  enum State { New, Open, Done };
  SymbolTable &symbols;
  llvm::DenseMap<Operation *, State> state;
};

} // namespace

LogicalResult CloneCallsPass::checkRecursion() {
  CycleFinder finder(*symbols);
  for (auto func : getOperation().getOps<func::FuncOp>())
    if (failed(finder.visit(func)))
      return failure();
  return success();
}

/// Replaces `call` by a copy of `callee`'s only block.
static void inlineCall(func::CallOp call, func::FuncOp callee) {
  OpBuilder b(call);
  IRMapping map;
  map.map(callee.getArguments(), call.getOperands());
  Block &body = callee.getBody().front();
  for (Operation &op : body.without_terminator())
    b.clone(op, map);
  for (auto [result, value] :
       llvm::zip_equal(call.getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(map.lookupOrDefault(value));
  call.erase();
}

void CloneCallsPass::inlineManualCalls() {
  llvm::SetVector<Operation *> inlined;
  for (bool changed = true; changed;) {
    changed = false;
    SmallVector<func::CallOp> calls;
    getOperation().walk([&](func::CallOp call) {
      if (call->getParentOfType<sharding::ManualComputationOp>())
        calls.push_back(call);
    });
    for (func::CallOp call : calls) {
      func::FuncOp func = callee(call);
      if (!func || !llvm::hasSingleElement(func.getBody()))
        continue;
      inlineCall(call, func);
      inlined.insert(func);
      changed = true;
    }
  }
  eraseUncalled(inlined.takeVector());
}

/// What only erased functions call is uncalled in the next round.
void CloneCallsPass::eraseUncalled(SmallVector<Operation *> funcs) {
  for (bool changed = true; changed && !funcs.empty();) {
    SymbolTableCollection tables;
    SymbolUserMap users(tables, getOperation());
    SmallVector<Operation *> kept;
    for (Operation *func : funcs) {
      if (cast<func::FuncOp>(func).isPrivate() && users.useEmpty(func))
        symbols->erase(func);
      else
        kept.push_back(func);
    }
    changed = kept.size() != funcs.size();
    funcs = std::move(kept);
  }
}

void CloneCallsPass::cloneSharedCallees() {
  llvm::DenseSet<Operation *> claimed;
  SmallVector<func::FuncOp> worklist;
  for (auto func : getOperation().getOps<func::FuncOp>())
    if (!func.isPrivate())
      worklist.push_back(func);
  for (size_t i = 0; i < worklist.size(); ++i)
    worklist[i].walk([&](func::CallOp call) {
      func::FuncOp func = callee(call);
      if (!func || !func.isPrivate() || func.isExternal())
        return;
      if (!claimed.insert(func).second) {
        auto original = FlatSymbolRefAttr::get(func.getSymNameAttr());
        func = func.clone();
        func->setAttr(sharding::kClonedFrom, original);
        symbols->insert(func, std::next(callee(call)->getIterator()));
        call.setCallee(func.getSymName());
        claimed.insert(func);
      }
      worklist.push_back(func);
    });
}

void CloneCallsPass::runOnOperation() {
  symbols.emplace(getOperation());
  if (failed(checkRecursion()))
    return signalPassFailure();
  inlineManualCalls();
  cloneSharedCallees();
}
