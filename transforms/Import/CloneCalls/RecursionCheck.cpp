//===- RecursionCheck.cpp - Rejects recursive functions -------------------===//

#include "transforms/Import/CloneCalls/RecursionCheck.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace mlir::gspmd;

/// The depth-first search uses an explicit stack, because its depth is up to
/// the number of functions.
LogicalResult mlir::gspmd::verifyNoRecursion(ModuleOp module,
                                             const SymbolTable &symbols,
                                             bool *hasCalls) {
  struct Visit {
    func::FuncOp func;
    SmallVector<func::CallOp> calls;
    size_t next = 0;
  };
  enum class State { New, Open, Done };
  llvm::DenseMap<Operation *, State> states;
  std::vector<Visit> path;
  bool anyCall = false;
  auto enter = [&](func::FuncOp func) {
    states[func] = State::Open;
    path.push_back({func, {}});
    func.walk([&](func::CallOp call) { path.back().calls.push_back(call); });
    anyCall |= !path.back().calls.empty();
  };
  for (auto root : module.getOps<func::FuncOp>()) {
    if (states.lookup(root) == State::New)
      enter(root);
    while (!path.empty()) {
      Visit &visit = path.back();
      if (visit.next == visit.calls.size()) {
        states[visit.func] = State::Done;
        path.pop_back();
        continue;
      }
      func::CallOp call = visit.calls[visit.next++];
      auto func =
          dyn_cast_or_null<func::FuncOp>(symbols.lookup(call.getCallee()));
      State state = func ? states.lookup(func) : State::Done;
      if (state == State::Open)
        return call.emitOpError() << "is recursive: @" << func.getSymName()
                                  << " is being called already";
      if (state == State::New)
        enter(func);
    }
  }
  if (hasCalls)
    *hasCalls = anyCall;
  return success();
}
