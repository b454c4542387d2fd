//===- LiftGlobals.cpp - Globals of ml_program as values ------------------===//
//
// Globals that a function loads become arguments, those that it stores become
// results; callers forward both. At the entry, globals have their initial
// values.
//
//===----------------------------------------------------------------------===//

#include "transforms/Import/LiftGlobals/LiftGlobals.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "transforms/Import/Passes.h"
#include "transforms/Support/CallOrder.h"
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

/// The globals that a function and its callees load and store.
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
  /// Current values of globals during the walk of a function.
  llvm::DenseMap<Operation *, Value> current;
};

bool isLoad(Operation *op) {
  return isa<ml_program::GlobalLoadOp, ml_program::GlobalLoadConstOp>(op);
}

/// Returns the initial elements; null if they are external.
ElementsAttr valueOf(GlobalOp global) {
  return dyn_cast_if_present<ElementsAttr>(global.getValueAttr());
}

/// Sorts globals by their declarations, which is their order as arguments and
/// results.
Globals sortByDeclaration(Globals globals) {
  SmallVector<GlobalOp> sorted = globals.takeVector();
  llvm::sort(sorted,
             [](GlobalOp a, GlobalOp b) { return a->isBeforeInBlock(b); });
  return Globals(sorted.begin(), sorted.end());
}

Location nameLocOf(GlobalOp global) {
  return NameLoc::get(global.getSymNameAttr(), global.getLoc());
}

Value initialConstant(GlobalOp global, OpBuilder &b) {
  return arith::ConstantOp::create(b, nameLocOf(global),
                                   cast<TypedAttr>(valueOf(global)));
}

} // namespace

/// Verifies that the program has functions on tensors only.
LogicalResult GlobalLifter::checkOps() {
  WalkResult result = module.walk([&](Operation *op) {
    if (isa<ml_program::SubgraphOp, ml_program::GlobalLoadGraphOp,
            ml_program::GlobalStoreGraphOp>(op)) {
      op->emitOpError("is part of a graph that tokens order; expected a "
                      "function, whose ops are ordered");
      return WalkResult::interrupt();
    }
    if (auto name = op->getAttrOfType<SymbolRefAttr>("global");
        name && (isLoad(op) || isa<ml_program::GlobalStoreOp>(op)) &&
        !name.getNestedReferences().empty()) {
      op->emitOpError("names ")
          << name
          << ", a global of a nested module; expected one of the "
             "module of the function";
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
          << "; expected a tensor of static shape, with elements or extern";
      return WalkResult::interrupt();
    }
    auto value = dyn_cast_if_present<TypedAttr>(global.getValueAttr());
    if (!value || isa<NoneType>(value.getType()) || value.getType() == type)
      return WalkResult::advance();
    global.emitOpError("is of type ")
        << type << ", its initial value of type " << value.getType();
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

void GlobalLifter::convertFunction(ml_program::FuncOp function) {
  OpBuilder b(function);
  auto lifted = func::FuncOp::create(
      b, function.getLoc(), function.getSymName(), function.getFunctionType(),
      function.getSymVisibilityAttr(), function.getArgAttrsAttr(),
      function.getResAttrsAttr());
  lifted->setDiscardableAttrs(function->getDiscardableAttrDictionary());
  lifted.getBody().takeBody(function.getBody());
  lifted.walk([](ml_program::ReturnOp end) {
    OpBuilder b(end);
    func::ReturnOp::create(b, end.getLoc(), end.getOperands());
    end.erase();
  });
  symbols.erase(function);
  symbols.insert(lifted);
}

/// Replaces loads of immutable globals by constants.
void GlobalLifter::readConstants() {
  SmallVector<Operation *> loads;
  module.walk([&](Operation *op) {
    if (isLoad(op) && !globalOf(op).getIsMutable() && valueOf(globalOf(op)))
      loads.push_back(op);
  });
  for (Operation *load : loads) {
    OpBuilder b(load);
    load->getResult(0).replaceAllUsesWith(initialConstant(globalOf(load), b));
    load->erase();
  }
}

/// Visits callees first, so that the accesses of a call are known.
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
    const Access &innerOps = accesses[callee];
    access.loaded.insert(innerOps.loaded.begin(), innerOps.loaded.end());
    access.stored.insert(innerOps.stored.begin(), innerOps.stored.end());
    bool usesGlobals = !innerOps.loaded.empty() || !innerOps.stored.empty();
    if (!usesGlobals || callee.isPrivate())
      return WalkResult::advance();
    op->emitOpError("calls the public function @")
        << callee.getName()
        << ", which has globals; their values differ here and at its entry: "
           "expected a private function";
    return WalkResult::interrupt();
  });
  // A stored global may keep its value from before the call.
  access.loaded.insert(access.stored.begin(), access.stored.end());
  accesses[function] = {sortByDeclaration(std::move(access.loaded)),
                        sortByDeclaration(std::move(access.stored))};
  return failure(result.wasInterrupted());
}

/// Verifies that functions with globals are only used by calls, which can pass
/// the globals.
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
           << ": expected func.call, the only op that can pass globals";
  }
  return success();
}

void GlobalLifter::enter(func::FuncOp function, const Access &access) {
  OpBuilder b = OpBuilder::atBlockBegin(&function.getBody().front());
  current.clear();
  for (GlobalOp global : access.loaded) {
    if (!function.isPrivate() && valueOf(global)) {
      current[global] = initialConstant(global, b);
      continue;
    }
    unsigned index = function.getNumArguments();
    (void)function.insertArgument(index, global.getType(), {},
                                  nameLocOf(global));
    current[global] = function.getArgument(index);
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
    end->insertOperands(end->getNumOperands(), current[global]);
  }
}

void GlobalLifter::liftCall(func::CallOp call) {
  const Access &access = accesses[calleeOf(call)];
  if (access.loaded.empty())
    return;
  SmallVector<Value> operands(call.getOperands());
  SmallVector<Type> types(call.getResultTypes());
  for (GlobalOp global : access.loaded)
    operands.push_back(current[global]);
  for (GlobalOp global : access.stored)
    types.push_back(global.getType());
  OpBuilder b(call);
  auto lifted =
      func::CallOp::create(b, call.getLoc(), call.getCallee(), types, operands);
  lifted->setDiscardableAttrs(call->getDiscardableAttrDictionary());
  unsigned numResults = call.getNumResults();
  call.replaceAllUsesWith(lifted.getResults().take_front(numResults));
  for (auto [global, value] : llvm::zip_equal(
           access.stored, lifted.getResults().drop_front(numResults)))
    current[global] = value;
  call.erase();
}

/// Loads in loops and branches see the values before these.
LogicalResult GlobalLifter::liftRegions(Operation *op) {
  SmallVector<Operation *> innerOps;
  WalkResult result = op->walk([&](Operation *innerOp) {
    func::FuncOp callee = calleeOf(innerOp);
    if (isa<ml_program::GlobalStoreOp>(innerOp) ||
        (callee && !accesses[callee].stored.empty())) {
      innerOp->emitOpError("stores to a global in '")
          << op->getName()
          << "', which forwards only values: load the global before it, carry "
             "the "
             "value through it, and store the result";
      return WalkResult::interrupt();
    }
    if (isLoad(innerOp) || callee)
      innerOps.push_back(innerOp);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  for (Operation *innerOp : innerOps)
    if (auto call = dyn_cast<func::CallOp>(innerOp)) {
      liftCall(call);
    } else {
      innerOp->getResult(0).replaceAllUsesWith(current[globalOf(innerOp)]);
      innerOp->erase();
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
      op.getResult(0).replaceAllUsesWith(current[globalOf(&op)]);
      op.erase();
    } else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
      current[globalOf(&op)] = store.getValue();
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
  if (failed(verifyCalls(module, symbols)))
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
  void runOnProgram() override {
    if (failed(liftGlobals(getOperation())))
      signalPassFailure();
  }
};
} // namespace
