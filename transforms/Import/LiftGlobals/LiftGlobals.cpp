//===- LiftGlobals.cpp - Globals of ml_program as values ------------------===//
//
// What a function loads before it stores comes in as an argument, what it
// stores goes out as a result; callers pass both on. At the entry, globals
// begin with the value that they are declared with.
//
// Longer than other files: one class, as functions, calls and regions pass the
// same values on.
//
//===----------------------------------------------------------------------===//

#include "transforms/Import/LiftGlobals/LiftGlobals.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "transforms/Import/CloneCalls/RecursionCheck.h"
#include "transforms/Import/Passes.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_LIFTGLOBALS
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using ml_program::GlobalOp;

namespace {

using Globals = llvm::SetVector<GlobalOp>;

/// What a function does with globals, with all that it calls.
struct Access {
  Globals loaded, stored;
};

class GlobalLifter {
public:
  explicit GlobalLifter(ModuleOp module) : module(module), symbols(module) {}
  LogicalResult run();

private:
  LogicalResult checkOps();
  void convertFunction(ml_program::FuncOp function);
  void readConstants();
  LogicalResult addAccess(func::FuncOp function);
  LogicalResult checkUses();
  LogicalResult lift(func::FuncOp function);
  LogicalResult liftRegions(Operation *op);
  void liftCall(func::CallOp call);
  void enter(func::FuncOp function, const Access &access);
  void leave(func::FuncOp function, const Access &access);

  GlobalOp globalOf(Operation *op) {
    auto name = op->getAttrOfType<SymbolRefAttr>("global");
    return symbols.lookup<GlobalOp>(name.getRootReference());
  }
  func::FuncOp calleeOf(Operation *op) {
    auto call = dyn_cast<func::CallOp>(op);
    return call ? symbols.lookup<func::FuncOp>(call.getCallee())
                : func::FuncOp();
  }

  ModuleOp module;
  SymbolTable symbols;
  llvm::DenseMap<Operation *, Access> accesses;
  /// Values of globals where the walk of a function is.
  llvm::DenseMap<Operation *, Value> now;
};

bool isLoad(Operation *op) {
  return isa<ml_program::GlobalLoadOp, ml_program::GlobalLoadConstOp>(op);
}

/// The elements that the program has itself; null where they come from outside.
ElementsAttr valueOf(GlobalOp global) {
  return dyn_cast_if_present<ElementsAttr>(global.getValueAttr());
}

/// By their declarations, in which order they become arguments and results.
Globals inOrder(Globals globals) {
  SmallVector<GlobalOp> sorted = globals.takeVector();
  llvm::sort(sorted,
             [](GlobalOp a, GlobalOp b) { return a->isBeforeInBlock(b); });
  return Globals(sorted.begin(), sorted.end());
}

Location named(GlobalOp global) {
  return NameLoc::get(global.getSymNameAttr(), global.getLoc());
}

Value constantOf(GlobalOp global, OpBuilder &b) {
  return arith::ConstantOp::create(b, named(global),
                                   cast<TypedAttr>(valueOf(global)));
}

} // namespace

/// What has no place in a program of functions of tensors.
LogicalResult GlobalLifter::checkOps() {
  WalkResult result = module.walk([&](Operation *op) {
    if (isa<ml_program::SubgraphOp, ml_program::GlobalLoadGraphOp,
            ml_program::GlobalStoreGraphOp>(op)) {
      op->emitOpError("is of a graph, whose order tokens tell; write it as a "
                      "function, which has an order");
      return WalkResult::interrupt();
    }
    auto global = dyn_cast<GlobalOp>(op);
    if (!global)
      return WalkResult::advance();
    auto type = dyn_cast<RankedTensorType>(global.getType());
    bool isKnown = !global.getValueAttr() || valueOf(global) ||
                   isa<ml_program::ExternAttr>(global.getValueAttr());
    if (!type || !type.hasStaticShape() || !isKnown) {
      global.emitOpError("is of type ")
          << global.getType()
          << "; globals are tensors of known sizes, with elements or extern";
      return WalkResult::interrupt();
    }
    auto value = dyn_cast_if_present<TypedAttr>(global.getValueAttr());
    if (!value || isa<NoneType>(value.getType()) || value.getType() == type)
      return WalkResult::advance();
    global.emitOpError("is of type ")
        << type << ", what it is declared with of " << value.getType();
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

void GlobalLifter::convertFunction(ml_program::FuncOp function) {
  OpBuilder b(function);
  auto made = func::FuncOp::create(
      b, function.getLoc(), function.getSymName(), function.getFunctionType(),
      function.getSymVisibilityAttr(), function.getArgAttrsAttr(),
      function.getResAttrsAttr());
  made->setDiscardableAttrs(function->getDiscardableAttrDictionary());
  made.getBody().takeBody(function.getBody());
  made.walk([](ml_program::ReturnOp end) {
    OpBuilder b(end);
    func::ReturnOp::create(b, end.getLoc(), end.getOperands());
    end.erase();
  });
  symbols.erase(function);
  symbols.insert(made);
}

/// Loads of what nobody stores and the program says.
void GlobalLifter::readConstants() {
  SmallVector<Operation *> loads;
  module.walk([&](Operation *op) {
    if (isLoad(op) && !globalOf(op).getIsMutable() && valueOf(globalOf(op)))
      loads.push_back(op);
  });
  for (Operation *load : loads) {
    OpBuilder b(load);
    load->getResult(0).replaceAllUsesWith(constantOf(globalOf(load), b));
    load->erase();
  }
}

/// Callees first: those of a call are known when it is met.
LogicalResult GlobalLifter::addAccess(func::FuncOp function) {
  if (accesses.contains(function))
    return success();
  accesses[function];
  Access access;
  WalkResult result = function.walk([&](Operation *op) {
    if (isLoad(op))
      access.loaded.insert(globalOf(op));
    else if (isa<ml_program::GlobalStoreOp>(op))
      access.stored.insert(globalOf(op));
    func::FuncOp callee = calleeOf(op);
    if (!callee)
      return WalkResult::advance();
    if (failed(addAccess(callee)))
      return WalkResult::interrupt();
    const Access &inner = accesses[callee];
    access.loaded.insert(inner.loaded.begin(), inner.loaded.end());
    access.stored.insert(inner.stored.begin(), inner.stored.end());
    bool isTold = !inner.loaded.empty() || !inner.stored.empty();
    if (!isTold || callee.isPrivate())
      return WalkResult::advance();
    op->emitOpError("calls the public function @")
        << callee.getName()
        << ", which has globals: these have one value at its begin and another "
           "here; make it private";
    return WalkResult::interrupt();
  });
  // What is stored in a call may be what was there before.
  access.loaded.insert(access.stored.begin(), access.stored.end());
  accesses[function] = {inOrder(std::move(access.loaded)),
                        inOrder(std::move(access.stored))};
  return failure(result.wasInterrupted());
}

/// Globals come to a function by its calls; what names it otherwise has no room
/// for them.
LogicalResult GlobalLifter::checkUses() {
  auto uses = SymbolTable::getSymbolUses(&module.getBodyRegion());
  if (!uses)
    return success();
  for (SymbolTable::SymbolUse use : *uses) {
    Operation *op = use.getUser();
    auto function =
        symbols.lookup<func::FuncOp>(use.getSymbolRef().getRootReference());
    if (!function || isa<func::CallOp>(op) || accesses[function].loaded.empty())
      continue;
    GlobalOp first = accesses[function].loaded.front();
    return op->emitOpError("names @")
           << function.getName() << ", which uses global @"
           << first.getSymName()
           << ": a function with globals can only be called by func.call";
  }
  return success();
}

void GlobalLifter::enter(func::FuncOp function, const Access &access) {
  OpBuilder b = OpBuilder::atBlockBegin(&function.getBody().front());
  now.clear();
  for (GlobalOp global : access.loaded) {
    if (!function.isPrivate() && valueOf(global)) {
      now[global] = constantOf(global, b);
      continue;
    }
    unsigned index = function.getNumArguments();
    (void)function.insertArgument(index, global.getType(), {}, named(global));
    now[global] = function.getArgument(index);
  }
}

void GlobalLifter::leave(func::FuncOp function, const Access &access) {
  Operation *end = function.getBody().front().getTerminator();
  Builder b(module.getContext());
  for (GlobalOp global : access.stored) {
    auto name = FlatSymbolRefAttr::get(global.getSymNameAttr());
    (void)function.insertResult(
        function.getNumResults(), global.getType(),
        b.getDictionaryAttr(b.getNamedAttr("ml_program.global", name)));
    end->insertOperands(end->getNumOperands(), now[global]);
  }
}

void GlobalLifter::liftCall(func::CallOp call) {
  const Access &access = accesses[calleeOf(call)];
  if (access.loaded.empty())
    return;
  SmallVector<Value> operands(call.getOperands());
  SmallVector<Type> types(call.getResultTypes());
  for (GlobalOp global : access.loaded)
    operands.push_back(now[global]);
  for (GlobalOp global : access.stored)
    types.push_back(global.getType());
  OpBuilder b(call);
  auto made =
      func::CallOp::create(b, call.getLoc(), call.getCallee(), types, operands);
  made->setDiscardableAttrs(call->getDiscardableAttrDictionary());
  unsigned own = call.getNumResults();
  call.replaceAllUsesWith(made.getResults().take_front(own));
  for (auto [global, value] :
       llvm::zip_equal(access.stored, made.getResults().drop_front(own)))
    now[global] = value;
  call.erase();
}

/// Loads in loops and branches see what was there before these.
LogicalResult GlobalLifter::liftRegions(Operation *op) {
  SmallVector<Operation *> inner;
  WalkResult result = op->walk([&](Operation *at) {
    func::FuncOp callee = calleeOf(at);
    if (isa<ml_program::GlobalStoreOp>(at) ||
        (callee && !accesses[callee].stored.empty())) {
      at->emitOpError("stores to a global in '")
          << op->getName()
          << "', which hands on values alone: load the global before, carry "
             "its "
             "value, and store what comes out";
      return WalkResult::interrupt();
    }
    if (isLoad(at) || callee)
      inner.push_back(at);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  for (Operation *at : inner)
    if (auto call = dyn_cast<func::CallOp>(at)) {
      liftCall(call);
    } else {
      at->getResult(0).replaceAllUsesWith(now[globalOf(at)]);
      at->erase();
    }
  return success();
}

LogicalResult GlobalLifter::lift(func::FuncOp function) {
  const Access &access = accesses[function];
  if (function.isExternal() || access.loaded.empty())
    return success();
  if (!llvm::hasSingleElement(function.getBody()))
    return function.emitOpError("has globals and several blocks; write its "
                                "branches as scf.if, its loops as scf.while");
  enter(function, access);
  for (Operation &op : llvm::make_early_inc_range(function.getBody().front())) {
    if (isLoad(&op)) {
      op.getResult(0).replaceAllUsesWith(now[globalOf(&op)]);
      op.erase();
    } else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
      now[globalOf(&op)] = store.getValue();
      op.erase();
    } else if (auto call = dyn_cast<func::CallOp>(op)) {
      if (calleeOf(call))
        liftCall(call);
    } else if (op.getNumRegions() && failed(liftRegions(&op))) {
      return failure();
    }
  }
  leave(function, access);
  return success();
}

LogicalResult GlobalLifter::run() {
  if (failed(checkOps()))
    return failure();
  for (auto function :
       llvm::make_early_inc_range(module.getOps<ml_program::FuncOp>()))
    convertFunction(function);
  if (failed(verifyNoRecursion(module, symbols)))
    return failure();
  readConstants();
  for (auto function : module.getOps<func::FuncOp>())
    if (failed(addAccess(function)))
      return failure();
  if (failed(checkUses()))
    return failure();
  for (auto function : module.getOps<func::FuncOp>())
    if (failed(lift(function)))
      return failure();
  for (auto global : llvm::make_early_inc_range(module.getOps<GlobalOp>()))
    global.erase();
  return success();
}

LogicalResult mlir::gspmd::liftGlobals(ModuleOp module) {
  bool hasAny = llvm::any_of(module.getOps(), [](Operation &op) {
    return isa_and_nonnull<ml_program::MLProgramDialect>(op.getDialect());
  });
  return hasAny ? GlobalLifter(module).run() : success();
}

namespace {
struct LiftGlobalsPass : ::mlir::gspmd::impl::LiftGlobalsBase<LiftGlobalsPass> {
  void runOnOperation() override {
    if (failed(liftGlobals(getOperation())))
      signalPassFailure();
  }
};
} // namespace
