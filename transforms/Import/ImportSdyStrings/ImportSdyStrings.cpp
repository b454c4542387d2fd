//===- ImportSdyStrings.cpp - Shardy's annotations as strings -------------===//
//
// Programs that pass through tools without Shardy (portable artifacts of older
// versions of JAX, XLA's HLO) have its attributes as strings in
// `mhlo.frontend_attributes` and its ops as custom calls.
//
//===----------------------------------------------------------------------===//

#include "transforms/Import/ImportSdyStrings/ImportSdyStrings.h"
#include "dialect/Sdy/SdyDialect.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "transforms/Import/ImportMhlo/MhloMesh.h"
#include "transforms/Import/ImportSdyStrings/NamedShardings.h"
#include "transforms/Import/ImportSdyStrings/SdyFrontendAttributes.h"
#include "transforms/Import/Passes.h"
#include "transforms/Support/CallOrder.h"
#include "transforms/Support/Limits/UnreadableText.h"
#include "transforms/Support/SignatureAttrs.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_IMPORTSDYSTRINGS
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::customCallTarget;

namespace {

/// Functions with the body of a manual computation; XLA inlines the second
/// kind.
constexpr StringLiteral kBodies[] = {
    "xla.sdy.manual_computation_body",
    "xla.sdy.inlinable_manual_computation_body"};
constexpr StringLiteral kGroup = "xla.sdy.ShardingGroup";
constexpr StringLiteral kBarrier = "xla.sdy.PropagationBarrier";

class StringImporter {
public:
  explicit StringImporter(ModuleOp module) : module(module) {}

  LogicalResult run() {
    FailureOr<DictionaryAttr> meshes =
        parseEntry<DictionaryAttr>(module, "meshes");
    if (failed(meshes))
      return failure();
    if (!*meshes)
      return importUnsharded();
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
    if (failed(importBodies()))
      return failure();
    SmallVector<Operation *> named;
    module->walk([&](Operation *op) {
      if (canHaveNamedShardings(op))
        named.push_back(op);
    });
    if (failed(importNamedShardings(named)))
      return failure();
    // The strings may name unknown meshes and axes, or have other numbers of
    // values and dimensions. Later passes rely on valid shardings.
    return verify(module);
  }

private:
  /// Groups and barriers may be in a program without a mesh. Most programs have
  /// no strings, so one walk finds these calls and shardings with named axes.
  LogicalResult importUnsharded() {
    SmallVector<Operation *> groups, barriers, named;
    module->walk([&](Operation *op) {
      StringRef target = customCallTarget(op).value_or("");
      if (target == kGroup)
        groups.push_back(op);
      else if (target == kBarrier)
        barriers.push_back(op);
      else if (canHaveNamedShardings(op))
        named.push_back(op);
    });
    for (Operation *call : groups)
      if (failed(importGroup(call)))
        return failure();
    for (Operation *call : barriers)
      if (failed(importBarrier(call)))
        return failure();
    return importNamedShardings(named);
  }

  LogicalResult importMeshes(DictionaryAttr meshes) {
    OpBuilder b(module.getBodyRegion());
    for (NamedAttribute entry : meshes) {
      Attribute value = entry.getValue();
      // XLA writes the mesh as a string in the string.
      if (auto text = dyn_cast<StringAttr>(value)) {
        if (auto unreadable = findUnreadableText(text.getValue()))
          return module.emitError()
                 << "mesh " << entry.getName() << " is a string that "
                 << unreadable->reason;
        value = parseAttribute(text.getValue(), module.getContext());
      }
      auto mesh = dyn_cast_or_null<sdy::MeshAttr>(value);
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

  LogicalResult importArgument(FunctionOpInterface func, NamedAttrList &attrs) {
    attrs.erase(MhloMesh::kAttr);
    auto frontend =
        dyn_cast_or_null<DictionaryAttr>(attrs.get(kFrontendAttributes));
    if (!frontend)
      return success();
    auto sharding =
        parseEntry<sdy::TensorShardingAttr>(func, frontend, "sharding");
    if (failed(sharding))
      return failure();
    if (*sharding)
      attrs.set(sdy::SdyDialect::kSharding, *sharding);
    if (DictionaryAttr kept = withoutSdyEntries(frontend))
      attrs.set(kFrontendAttributes, kept);
    else
      attrs.erase(kFrontendAttributes);
    return success();
  }

  LogicalResult importFunction(FunctionOpInterface func) {
    bool isValid = true;
    editArgAttrs(func, [&](unsigned, NamedAttrList &attrs) {
      isValid &= succeeded(importArgument(func, attrs));
    });
    editResultAttrs(func, [](unsigned, NamedAttrList &attrs) {
      attrs.erase(MhloMesh::kAttr);
    });
    return success(isValid);
  }

  LogicalResult importOp(Operation *op) {
    op->removeAttr(MhloMesh::kAttr); // the strings are more precise
    StringRef target = customCallTarget(op).value_or("");
    if (target == "Sharding" || target == "xla.sdy.FuncResultSharding")
      return importSharding(op, target == "Sharding");
    if (target == kGroup)
      return importGroup(op);
    if (target == kBarrier)
      return importBarrier(op);
    if (target == "xla.sdy.GlobalToLocalShape" ||
        target == "xla.sdy.LocalToGlobalShape")
      return success(); // imported with the call between them
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

  /// Imports a constraint, or the sharding of a result of the function.
  LogicalResult importSharding(Operation *call, bool isConstraint) {
    auto shardings =
        requireEntry<sdy::TensorShardingPerValueAttr>(call, "sharding");
    if (failed(verifyAnnotationCall(call)) || failed(shardings))
      return failure();
    if ((*shardings).getShardings().size() != 1)
      return call->emitOpError("has ")
             << (*shardings).getShardings().size() << " shardings, expected 1";
    sdy::TensorShardingAttr sharding = (*shardings).getShardings().front();
    Value input = call->getOperand(0);
    OpBuilder b(call);
    if (isConstraint) {
      input = sdy::ShardingConstraintOp::create(
          b, call->getLoc(), input.getType(), input, sharding);
    } else {
      for (OpOperand &use : call->getResult(0).getUses())
        if (auto end = dyn_cast<func::ReturnOp>(use.getOwner()))
          end->getParentOfType<func::FuncOp>().setResultAttr(
              use.getOperandNumber(), sdy::SdyDialect::kSharding, sharding);
    }
    call->getResult(0).replaceAllUsesWith(input);
    call->erase();
    return success();
  }

  LogicalResult importGroup(Operation *call) {
    auto id = requireEntry<IntegerAttr>(call, "sharding_group_id");
    // In HLO, a call without results has the type of an empty tuple.
    unsigned numResults =
        call->getNumResults() == 1 && call->use_empty() &&
        call->getResult(0).getType() == TupleType::get(module.getContext());
    if (failed(verifyAnnotationCall(call, numResults)) || failed(id))
      return failure();
    OpBuilder b(call);
    sdy::ShardingGroupOp::create(b, call->getLoc(), call->getOperand(0),
                                 b.getI64IntegerAttr((*id).getInt()));
    call->erase();
    return success();
  }

  LogicalResult importBarrier(Operation *call) {
    auto number = requireEntry<IntegerAttr>(call, "allowed_direction");
    if (failed(verifyAnnotationCall(call)) || failed(number))
      return failure();
    auto direction = sdy::symbolizePropagationDirection((*number).getInt());
    if (!direction || *direction == sdy::PropagationDirection::BOTH)
      return call->emitOpError() << "has direction " << (*number).getInt()
                                 << "; expected 0, 1 or 2";
    OpBuilder b(call);
    Value input = call->getOperand(0);
    Value result = sdy::PropagationBarrierOp::create(
        b, call->getLoc(), input.getType(), input, *direction);
    call->getResult(0).replaceAllUsesWith(result);
    call->erase();
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Manual computations: a call of a function between two custom calls
  //===--------------------------------------------------------------------===//

  LogicalResult importBodies() {
    SmallVector<func::CallOp> calls;
    for (auto func : module.getOps<func::FuncOp>())
      if (!isBody(func.getName()))
        findCalls(func, calls);
    if (calls.empty())
      return success();
    SymbolTable symbols(module);
    // Each call of a body gets a copy, which does not terminate for recursive
    // bodies.
    if (failed(verifyCalls(module, symbols)))
      return failure();
    // An inlined body may have calls of other bodies.
    for (size_t i = 0; i < calls.size(); ++i) {
      FailureOr<sdy::ManualComputationOp> computation =
          importBody(calls[i], symbols);
      if (failed(computation))
        return failure();
      findCalls(*computation, calls);
    }
    for (auto func : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (isBody(func.getName()))
        func.erase();
    return success();
  }

  static bool isBody(StringRef name) {
    return llvm::any_of(kBodies,
                        [&](StringRef body) { return name.starts_with(body); });
  }

  static void findCalls(Operation *in, SmallVectorImpl<func::CallOp> &calls) {
    in->walk([&](func::CallOp call) {
      if (isBody(call.getCallee()))
        calls.push_back(call);
    });
  }

  /// Returns the custom call whose results are all of `values`, in order, if
  /// they have no other users.
  static Operation *callWithResults(ValueRange values) {
    for (Value value : values)
      if (!value.hasOneUse())
        return nullptr;
    Operation *call = values.empty() ? nullptr : values[0].getDefiningOp();
    return call && customCallTarget(call) &&
                   ValueRange(call->getResults()) == values
               ? call
               : nullptr;
  }
  /// Returns the custom call whose operands are all of `values`, in order, if
  /// they have no other users.
  static Operation *callOf(ValueRange values) {
    for (Value value : values)
      if (!value.hasOneUse())
        return nullptr;
    Operation *call = values.empty() ? nullptr : *values[0].user_begin();
    return call && customCallTarget(call) &&
                   ValueRange(call->getOperands()) == values
               ? call
               : nullptr;
  }

  FailureOr<sdy::ManualComputationOp> importBody(func::CallOp call,
                                                 SymbolTable &symbols) {
    Operation *toLocal = callWithResults(call.getOperands());
    Operation *toGlobal = callOf(call.getResults());
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if ((!toLocal && call.getNumOperands()) ||
        (!toGlobal && call.getNumResults()) || (!toLocal && !toGlobal) ||
        !callee || callee.isDeclaration() || callee->isAncestor(call))
      return call.emitOpError(
          "is not a manual computation; expected a function "
          "between @xla.sdy.GlobalToLocalShape and "
          "@xla.sdy.LocalToGlobalShape");
    MLIRContext *context = module.getContext();
    auto none = sdy::TensorShardingPerValueAttr::get(context, {});
    FailureOr<sdy::TensorShardingPerValueAttr> in = none, out = none;
    if (toLocal)
      in = requireEntry<sdy::TensorShardingPerValueAttr>(toLocal,
                                                         "in_shardings");
    if (toGlobal)
      out = requireEntry<sdy::TensorShardingPerValueAttr>(toGlobal,
                                                          "out_shardings");
    auto axes = requireEntry<sdy::ManualAxesAttr>(toLocal ? toLocal : toGlobal,
                                                  "manual_axes");
    if (failed(in) || failed(out) || failed(axes))
      return failure();
    OpBuilder b(call);
    auto manual = sdy::ManualComputationOp::create(
        b, call.getLoc(),
        toGlobal ? TypeRange(toGlobal->getResultTypes()) : TypeRange(),
        toLocal ? ValueRange(toLocal->getOperands()) : ValueRange(), *in, *out,
        *axes);
    IRMapping mapping;
    callee.getBody().cloneInto(&manual.getBody(), mapping);
    Operation *end = manual.getBody().front().getTerminator();
    b.setInsertionPoint(end);
    sdy::ReturnOp::create(b, end->getLoc(), end->getOperands());
    end->erase();
    if (toGlobal) {
      toGlobal->replaceAllUsesWith(manual->getResults());
      toGlobal->erase();
    }
    call.erase();
    if (toLocal)
      toLocal->erase();
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
  void runOnProgram() override {
    if (failed(importSdyStrings(getOperation())))
      signalPassFailure();
  }
};
} // namespace
