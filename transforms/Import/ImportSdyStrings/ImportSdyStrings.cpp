//===- ImportSdyStrings.cpp - Shardy's annotations kept as strings --------===//
//
// Programs on their way through tools that know no Shardy (portable artifacts
// of JAX before it wrote them beside VHLO, XLA's HLO) have its attributes as
// strings in `mhlo.frontend_attributes` and its ops as custom calls.
//
// Longer than other files: one class, as all strings and custom calls name the
// same meshes.
//
//===----------------------------------------------------------------------===//

#include "transforms/Import/ImportSdyStrings/ImportSdyStrings.h"
#include "dialect/Sdy/SdyDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "transforms/Import/CloneCalls/RecursionCheck.h"
#include "transforms/Import/ImportSdyStrings/SdyFrontendAttributes.h"
#include "transforms/Import/Passes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_IMPORTSDYSTRINGS
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::CustomCallOp;

namespace {

constexpr StringLiteral kMhloSharding = "mhlo.sharding";
constexpr StringLiteral kBody = "xla.sdy.manual_computation_body";

class StringImporter {
public:
  explicit StringImporter(ModuleOp module) : module(module) {}

  LogicalResult run() {
    FailureOr<DictionaryAttr> meshes =
        parseEntry<DictionaryAttr>(module, "meshes");
    if (failed(meshes))
      return failure();
    if (!*meshes)
      return success();
    if (failed(importMeshes(*meshes)))
      return failure();
    for (auto func : module.getOps<FunctionOpInterface>())
      if (failed(importFunction(func)))
        return failure();
    SmallVector<Operation *> ops;
    module->walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      if (op != module && failed(importOp(op)))
        return failure();
    return importBodies();
  }

private:
  LogicalResult importMeshes(DictionaryAttr meshes) {
    OpBuilder b(module.getBodyRegion());
    for (NamedAttribute entry : meshes) {
      auto mesh = dyn_cast<sdy::MeshAttr>(entry.getValue());
      if (!mesh)
        return module.emitError()
               << "mesh " << entry.getName() << " is " << entry.getValue();
      if (module.lookupSymbol(entry.getName()))
        return module.emitError() << "there is a symbol of the name of mesh @"
                                  << entry.getName().strref();
      sdy::MeshOp::create(b, module.getLoc(), entry.getName(), mesh);
    }
    removeSdyEntries(module);
    return success();
  }

  LogicalResult importFunction(FunctionOpInterface func) {
    for (unsigned i = 0; i < func.getNumArguments(); ++i) {
      auto frontend =
          func.getArgAttrOfType<DictionaryAttr>(i, kFrontendAttributes);
      func.removeArgAttr(i, kMhloSharding);
      if (!frontend)
        continue;
      auto sharding =
          parseEntry<sdy::TensorShardingAttr>(func, frontend, "sharding");
      if (failed(sharding))
        return failure();
      if (*sharding)
        func.setArgAttr(i, sdy::SdyDialect::kSharding, *sharding);
      if (DictionaryAttr kept = withoutSdyEntries(frontend))
        func.setArgAttr(i, kFrontendAttributes, kept);
      else
        func.removeArgAttr(i, kFrontendAttributes);
    }
    for (unsigned i = 0; i < func.getNumResults(); ++i)
      func.removeResultAttr(i,
                            StringAttr::get(func.getContext(), kMhloSharding));
    return success();
  }

  LogicalResult importOp(Operation *op) {
    op->removeAttr(kMhloSharding); // the strings say more
    if (auto call = dyn_cast<CustomCallOp>(op)) {
      StringRef target = call.getCallTargetName();
      if (target == "Sharding" || target == "xla.sdy.FuncResultSharding")
        return importSharding(call, target == "Sharding");
      if (target == "xla.sdy.ShardingGroup")
        return importGroup(call);
      if (target == "xla.sdy.PropagationBarrier")
        return importBarrier(call);
      if (target == "xla.sdy.GlobalToLocalShape" ||
          target == "xla.sdy.LocalToGlobalShape")
        return success(); // with the call between
    }
    auto shardings =
        parseEntry<sdy::TensorShardingPerValueAttr>(op, "sharding");
    auto rule = parseEntry<sdy::OpShardingRuleAttr>(op, "sharding_rule");
    if (failed(shardings) || failed(rule))
      return failure();
    if (*shardings)
      op->setAttr(sdy::SdyDialect::kSharding, *shardings);
    if (*rule)
      op->setAttr(sdy::SdyDialect::kShardingRule, *rule);
    removeSdyEntries(op);
    return success();
  }

  static LogicalResult checkShape(CustomCallOp call, unsigned numResults) {
    if (call->getNumOperands() == 1 && call->getNumResults() == numResults)
      return success();
    return call.emitOpError()
           << "@" << call.getCallTargetName() << " must have one operand and "
           << numResults << " results";
  }

  /// A constraint, or what a result of the function is to be.
  LogicalResult importSharding(CustomCallOp call, bool isConstraint) {
    auto shardings =
        requireEntry<sdy::TensorShardingPerValueAttr>(call, "sharding");
    if (failed(checkShape(call, 1)) || failed(shardings))
      return failure();
    if ((*shardings).getShardings().size() != 1)
      return call.emitOpError("must have one sharding");
    sdy::TensorShardingAttr sharding = (*shardings).getShardings().front();
    Value input = call->getOperand(0);
    OpBuilder b(call);
    if (isConstraint) {
      input = sdy::ShardingConstraintOp::create(
          b, call.getLoc(), input.getType(), input, sharding);
    } else {
      for (OpOperand &use : call->getResult(0).getUses())
        if (auto end = dyn_cast<func::ReturnOp>(use.getOwner()))
          end->getParentOfType<func::FuncOp>().setResultAttr(
              use.getOperandNumber(), sdy::SdyDialect::kSharding, sharding);
    }
    call->getResult(0).replaceAllUsesWith(input);
    call.erase();
    return success();
  }

  LogicalResult importGroup(CustomCallOp call) {
    auto id = requireEntry<IntegerAttr>(call, "sharding_group_id");
    if (failed(checkShape(call, 0)) || failed(id))
      return failure();
    OpBuilder b(call);
    sdy::ShardingGroupOp::create(b, call.getLoc(), call->getOperand(0),
                                 b.getI64IntegerAttr((*id).getInt()));
    call.erase();
    return success();
  }

  LogicalResult importBarrier(CustomCallOp call) {
    auto number = requireEntry<IntegerAttr>(call, "allowed_direction");
    if (failed(checkShape(call, 1)) || failed(number))
      return failure();
    auto direction = sdy::symbolizePropagationDirection((*number).getInt());
    if (!direction)
      return call.emitOpError() << "has direction " << (*number).getInt();
    OpBuilder b(call);
    Value input = call->getOperand(0);
    Value result = sdy::PropagationBarrierOp::create(
        b, call.getLoc(), input.getType(), input, *direction);
    call->getResult(0).replaceAllUsesWith(result);
    call.erase();
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Manual computations: a call of a function between two custom calls
  //===--------------------------------------------------------------------===//

  LogicalResult importBodies() {
    SmallVector<func::CallOp> calls;
    for (auto func : module.getOps<func::FuncOp>())
      if (!func.getName().starts_with(kBody))
        findCalls(func, calls);
    if (calls.empty())
      return success();
    SymbolTable symbols(module);
    // Each call of a body gets a copy: in a circle there would be no end.
    if (failed(verifyNoRecursion(module, symbols)))
      return failure();
    // A body that is put in place may have calls of others.
    for (size_t i = 0; i < calls.size(); ++i) {
      FailureOr<sdy::ManualComputationOp> made = importBody(calls[i], symbols);
      if (failed(made))
        return failure();
      findCalls(*made, calls);
    }
    for (auto func : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (func.getName().starts_with(kBody))
        func.erase();
    return success();
  }

  static void findCalls(Operation *in, SmallVectorImpl<func::CallOp> &calls) {
    in->walk([&](func::CallOp call) {
      if (call.getCallee().starts_with(kBody))
        calls.push_back(call);
    });
  }

  /// The custom call whose results are all of `values`, in order.
  static CustomCallOp callWithResults(ValueRange values) {
    auto call = values.empty() ? CustomCallOp()
                               : values[0].getDefiningOp<CustomCallOp>();
    return call && ValueRange(call->getResults()) == values ? call
                                                            : CustomCallOp();
  }
  /// The one that takes all of `values`, in order, and nothing else does.
  static CustomCallOp callOf(ValueRange values) {
    for (Value value : values)
      if (!value.hasOneUse())
        return {};
    auto call = values.empty()
                    ? CustomCallOp()
                    : dyn_cast<CustomCallOp>(*values[0].user_begin());
    return call && ValueRange(call->getOperands()) == values ? call
                                                             : CustomCallOp();
  }

  FailureOr<sdy::ManualComputationOp> importBody(func::CallOp call,
                                                 SymbolTable &symbols) {
    CustomCallOp before = callWithResults(call.getOperands());
    CustomCallOp after = callOf(call.getResults());
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if ((!before && call.getNumOperands()) ||
        (!after && call.getNumResults()) || (!before && !after) || !callee ||
        callee.isDeclaration() || callee->isAncestor(call))
      return call.emitOpError("is no manual computation: expected a function "
                              "between @xla.sdy.GlobalToLocalShape and "
                              "@xla.sdy.LocalToGlobalShape");
    MLIRContext *context = module.getContext();
    auto none = sdy::TensorShardingPerValueAttr::get(context, {});
    FailureOr<sdy::TensorShardingPerValueAttr> in = none, out = none;
    if (before)
      in =
          requireEntry<sdy::TensorShardingPerValueAttr>(before, "in_shardings");
    if (after)
      out =
          requireEntry<sdy::TensorShardingPerValueAttr>(after, "out_shardings");
    auto axes = requireEntry<sdy::ManualAxesAttr>(before ? before : after,
                                                  "manual_axes");
    if (failed(in) || failed(out) || failed(axes))
      return failure();
    OpBuilder b(call);
    auto manual = sdy::ManualComputationOp::create(
        b, call.getLoc(),
        after ? TypeRange(after->getResultTypes()) : TypeRange(),
        before ? ValueRange(before->getOperands()) : ValueRange(), *in, *out,
        *axes);
    IRMapping mapping;
    callee.getBody().cloneInto(&manual.getBody(), mapping);
    Operation *end = manual.getBody().front().getTerminator();
    b.setInsertionPoint(end);
    sdy::ReturnOp::create(b, end->getLoc(), end->getOperands());
    end->erase();
    if (after) {
      after->replaceAllUsesWith(manual->getResults());
      after.erase();
    }
    call.erase();
    if (before)
      before.erase();
    return manual;
  }

  ModuleOp module;
};

} // namespace

LogicalResult mlir::gspmd::importSdyStrings(ModuleOp module) {
  return StringImporter(module).run();
}

namespace {
struct ImportSdyStringsPass
    : ::mlir::gspmd::impl::ImportSdyStringsBase<ImportSdyStringsPass> {
  void runOnOperation() override {
    if (failed(importSdyStrings(getOperation())))
      signalPassFailure();
  }
};
} // namespace
