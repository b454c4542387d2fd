//===- CallOrder.cpp - Functions in the order of their calls --------------===//

#include "transforms/Support/CallOrder.h"
#include "transforms/Support/Limits/Limits.h"
#include "transforms/Support/Limits/Nesting.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace mlir::gspmd;

StringRef mlir::gspmd::calleeOfCall(Operation *op) {
  auto call = dyn_cast<func::CallOp>(op);
  return call ? call.getCallee() : StringRef();
}

FunctionOpInterface mlir::gspmd::lookupCallee(CallOpInterface call,
                                              const SymbolTable &symbols) {
  auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  auto callee =
      name ? symbols.lookup<FunctionOpInterface>(name.getRootReference())
           : FunctionOpInterface();
  return callee && !callee.isExternal() ? callee : FunctionOpInterface();
}

namespace {

/// A depth-first search with an explicit stack, because its depth is up to the
/// number of functions.
class CallSearch {
public:
  CallSearch(const SymbolTable &symbols, CalleeName calleeName)
      : symbols(symbols), calleeName(calleeName) {}

  LogicalResult run(func::FuncOp root) {
    if (states.lookup(root) == State::New)
      enter(root);
    while (!path.empty())
      if (failed(step()))
        return failure();
    return success();
  }

  std::vector<CallingFunction> finished;

private:
  enum class State { New, Open, Done };
  struct Visit {
    CallingFunction calling;
    double numOps =
        0; ///< the number of ops, with those of the calls before `next` inlined
    size_t next = 0;
  };

  void enter(func::FuncOp func) {
    states[func] = State::Open;
    Visit &visit = path.emplace_back();
    visit.calling.func = func;
    func.walk([&](Operation *op) {
      ++visit.numOps;
      if (!calleeName(op).empty())
        visit.calling.calls.push_back(op);
    });
  }

  LogicalResult step() {
    Visit &visit = path.back();
    if (visit.next == visit.calling.calls.size())
      return finish();
    Operation *call = visit.calling.calls[visit.next];
    auto callee =
        dyn_cast_or_null<func::FuncOp>(symbols.lookup(calleeName(call)));
    State state = callee ? states.lookup(callee) : State::Done;
    if (state == State::Open)
      return call->emitOpError() << "is recursive: @" << callee.getSymName()
                                 << " is being called already";
    if (state == State::New) {
      enter(callee);
      return success();
    }
    visit.numOps += sizes.lookup(callee);
    ++visit.next;
    return success();
  }

  LogicalResult finish() {
    Visit visit = std::move(path.back());
    path.pop_back();
    func::FuncOp func = visit.calling.func;
    if (visit.numOps > double(maxProgramOps()))
      return func.emitError("function '")
             << func.getSymName() << "' has " << uint64_t(visit.numOps)
             << " ops when its calls are inlined; the limit is "
             << maxProgramOps() << " " << kMaxProgramOpsHint;
    states[func] = State::Done;
    sizes[func] = visit.numOps;
    finished.push_back(std::move(visit.calling));
    return success();
  }

  const SymbolTable &symbols;
  CalleeName calleeName;
  llvm::DenseMap<Operation *, State> states;
  llvm::DenseMap<Operation *, double> sizes;
  std::vector<Visit> path;
};

} // namespace

FailureOr<std::vector<CallingFunction>>
mlir::gspmd::orderByCalls(ArrayRef<func::FuncOp> roots,
                          const SymbolTable &symbols, CalleeName calleeName) {
  CallSearch search(symbols, calleeName);
  for (func::FuncOp root : roots)
    if (failed(search.run(root)))
      return failure();
  return std::move(search.finished);
}

FailureOr<std::vector<CallingFunction>>
mlir::gspmd::verifyCalls(ModuleOp module, const SymbolTable &symbols) {
  return orderByCalls(llvm::to_vector(module.getOps<func::FuncOp>()), symbols);
}

LogicalResult mlir::gspmd::verifyCallDepth(ArrayRef<func::FuncOp> roots,
                                           const SymbolTable &symbols) {
  auto functions = orderByCalls(roots, symbols);
  if (failed(functions))
    return failure();
  llvm::DenseMap<Operation *, unsigned> depths; // of the calls in functions
  for (const CallingFunction &caller : *functions)
    for (Operation *call : caller.calls) {
      Operation *callee = symbols.lookup(calleeOfCall(call));
      unsigned depth = depths.lookup(callee) + 1;
      if (depth > kMaxRegionNesting)
        return call->emitOpError("stands for more than ")
               << kMaxRegionNesting
               << " calls inside each other, which is the limit";
      depths[caller.func] = std::max(depths.lookup(caller.func), depth);
    }
  return success();
}
