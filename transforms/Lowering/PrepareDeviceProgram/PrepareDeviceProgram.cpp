//===- PrepareDeviceProgram.cpp - Pass gspmd-prepare-device-program -------===//

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "transforms/Lowering/Passes.h"

#include "dialect/CHLO/ChloComposites.h"
#include "dialect/Check/CheckDialect.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Lowering/PrepareDeviceProgram/ConstantResources.h"
#include "transforms/Support/CallOrder.h"
#include "transforms/Support/SingleBlockRegions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PREPAREDEVICEPROGRAM
#include "transforms/Lowering/Passes.h.inc"

namespace {

/// Returns the function of a call or of a composite.
StringRef calleeOf(Operation *op) {
  if (auto composite = dyn_cast<stablehlo::CompositeOp>(op))
    return composite.getDecomposition();
  return calleeOfCall(op);
}

/// Calls `visit` for the copies of the ops of `callee`.
void inlineCall(Operation *call, func::FuncOp callee,
                function_ref<void(Operation *)> visit) {
  Block &body = callee.getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), call->getOperands());
  OpBuilder builder(call);
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping)->walk(visit);
  for (auto [result, value] :
       llvm::zip_equal(call->getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(mapping.lookupOrDefault(value));
  call->erase();
}

/// Inlines the calls of a function, outer ones first: each op is copied once,
/// however deep the calls nest.
LogicalResult inlineCalls(ModuleOp module, func::FuncOp main) {
  SymbolTable symbols(module);
  if (failed(orderByCalls(main, symbols, calleeOf)))
    return failure();
  SmallVector<Operation *> calls;
  auto addCall = [&](Operation *op) {
    if (!calleeOf(op).empty())
      calls.push_back(op);
  };
  main.walk(addCall);
  while (!calls.empty()) {
    Operation *call = calls.pop_back_val();
    auto callee = symbols.lookup<func::FuncOp>(calleeOf(call));
    if (!callee || callee.isExternal())
      return call->emitOpError("calls '")
             << calleeOf(call) << "', which has no body in this module";
    inlineCall(call, callee, addCall);
  }
  return success();
}

/// Returns true for ops that annotate their operand and compute nothing.
bool isAnnotation(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (name == "sharding.mesh_split" || name == "sharding.reshard" ||
      name == "sharding.barrier" || name == "sdy.sharding_constraint" ||
      name == "sdy.reshard" || name == "sdy.propagation_barrier" ||
      name == "sharding.group" || name == "sdy.sharding_group")
    return true;
  auto target = stablehlo::customCallTarget(op);
  return target == "Sharding" || target == "annotate_device_placement" ||
         target == "LayoutConstraint";
}

/// Rewrites `check.expect_eq_const %a, dense<..>` to a comparison with a
/// constant op.
void expandConstantCheck(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (op->getName().getDialectNamespace() != "check" ||
      !name.ends_with("_const"))
    return;
  OpBuilder builder(op);
  auto value = op->getAttrOfType<ElementsAttr>("value");
  Value constant = stablehlo::TensorOps(builder, op->getLoc()).constant(value);
  OperationState state(op->getLoc(), name.drop_back(strlen("_const")));
  state.addOperands({op->getOperand(0), constant});
  for (NamedAttribute attr : op->getAttrs())
    if (attr.getName() != "value")
      state.addAttribute(attr.getName(), attr.getValue());
  builder.create(state);
  op->erase();
}

/// Rewrites the custom call form `@check.expect_close(%a, %b)`.
void expandCheckCall(Operation *op) {
  auto target = stablehlo::customCallTarget(op);
  if (!target || !target->starts_with("check.expect_") ||
      op->getNumResults() != 0)
    return;
  OpBuilder builder(op);
  OperationState state(op->getLoc(), *target);
  state.addOperands(op->getOperands());
  auto bounds = op->getAttrOfType<DictionaryAttr>("backend_config");
  for (DictionaryAttr attributes : {op->getDiscardableAttrDictionary(), bounds})
    for (NamedAttribute attr :
         attributes ? attributes.getValue() : ArrayRef<NamedAttribute>()) {
      Attribute value = attr.getValue();
      // The bounds are unsigned on the op, and signless integers on a call.
      if (auto number = dyn_cast<IntegerAttr>(value);
          number && attr.getName().getValue().ends_with("_ulp_difference"))
        value = IntegerAttr::get(builder.getIntegerType(64, /*isSigned=*/false),
                                 number.getValue().zextOrTrunc(64));
      state.addAttribute(attr.getName(), value);
    }
  builder.create(state);
  op->erase();
}

/// Returns the type in which collectives combine elements of a type without
/// arithmetic of its own; null if it has arithmetic.
Type combiningType(Type element) {
  constexpr unsigned byte = 8;
  if (isa<FloatType>(element) && element.getIntOrFloatBitWidth() <= byte)
    return Float32Type::get(element.getContext());
  auto integer = dyn_cast<IntegerType>(element);
  if (integer && integer.getWidth() > 1 && integer.getWidth() < byte)
    return IntegerType::get(element.getContext(), byte,
                            integer.getSignedness());
  return {};
}

/// Widens collectives with a reduction to a type that the runtime supports.
/// Sums of integers keep their low bits; sums of floats are rounded once.
void widenReduction(Operation *op) {
  if (!isa<spmd::AllReduceOp, spmd::ReduceScatterOp>(op))
    return;
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  Type wide = combiningType(element);
  if (!wide)
    return;
  OpBuilder builder(op);
  stablehlo::TensorOps ops(builder, op->getLoc());
  SmallVector<Value> inputs;
  for (Value operand : op->getOperands())
    inputs.push_back(ops.convert(operand, wide));
  Operation *combined = builder.clone(*op);
  combined->setOperands(inputs);
  // The conversion of the result directly follows the collective, so it cannot
  // stay asynchronous.
  combined->removeAttr(spmd::SpmdDialect::kStart);
  for (auto [result, newResult] :
       llvm::zip_equal(op->getResults(), combined->getResults())) {
    newResult.setType(cast<RankedTensorType>(result.getType()).clone(wide));
    result.replaceAllUsesWith(ops.convert(newResult, element));
  }
  op->erase();
}

/// Replaces tuples by their members.
void replaceTuples(func::FuncOp function) {
  SmallVector<Operation *> tuples;
  function.walk([&](Operation *op) {
    if (isa<stablehlo::TupleOp>(op))
      tuples.push_back(op);
    auto member = dyn_cast<stablehlo::GetTupleElementOp>(op);
    if (!member)
      return;
    auto tuple = member.getOperand().getDefiningOp<stablehlo::TupleOp>();
    if (!tuple)
      return;
    member.getResult().replaceAllUsesWith(tuple->getOperand(member.getIndex()));
    member.erase();
  });
  for (Operation *tuple : llvm::reverse(tuples))
    if (tuple->use_empty())
      tuple->erase();
}

/// Reports transfers: there is no host and no other program to exchange data
/// with.
LogicalResult rejectTransfers(func::FuncOp function) {
  WalkResult result = function.walk([](Operation *op) {
    if (!isa<stablehlo::InfeedOp, stablehlo::OutfeedOp, stablehlo::SendOp,
             stablehlo::RecvOp>(op))
      return WalkResult::advance();
    op->emitOpError(
        "transfers data from or to a host or another program, which the "
        "emulator does not have");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Replaces tokens by unused booleans: program order is kept without them.
void replaceTokens(func::FuncOp function) {
  Type flag =
      RankedTensorType::get({}, IntegerType::get(function.getContext(), 1));
  auto replace = [&](Value value) {
    if (isa<stablehlo::TokenType>(value.getType()))
      value.setType(flag);
  };
  function.walk([&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArguments(), replace);
    llvm::for_each(op->getResults(), replace);
    if (!isa<stablehlo::CreateTokenOp, stablehlo::AfterAllOp>(op))
      return;
    OpBuilder builder(op);
    op->getResult(0).replaceAllUsesWith(
        stablehlo::TensorOps(builder, op->getLoc())
            .constant(DenseElementsAttr::get(cast<ShapedType>(flag), true)));
    op->erase();
  });
  SmallVector<Type> results(
      function.getBody().front().getTerminator()->getOperandTypes());
  function.setType(FunctionType::get(
      function.getContext(), function.getBody().front().getArgumentTypes(),
      results));
}

/// Shardings have been applied; upstream's lowerings would copy them to the
/// scalars that they create.
void dropShardings(Operation *op) {
  using sharding::ShardingDialect;
  op->removeDiscardableAttr(ShardingDialect::kShardings);
  op->removeDiscardableAttr(ShardingDialect::kBlockArgs);
}

struct PrepareDeviceProgramPass
    : impl::PrepareDeviceProgramBase<PrepareDeviceProgramPass> {
  using PrepareDeviceProgramBase::PrepareDeviceProgramBase;

  void runOnProgram() override {
    ModuleOp module = getOperation();
    auto main = module.lookupSymbol<func::FuncOp>(entry);
    if (!main || main.isExternal()) {
      module.emitError("has no function '") << entry << "' to run";
      return signalPassFailure();
    }
    SmallVector<stablehlo::CompositeOp> composites;
    module.walk([&](stablehlo::CompositeOp op) { composites.push_back(op); });
    for (stablehlo::CompositeOp composite : composites)
      stablehlo::restoreOp(composite);
    if (failed(verifySingleBlockRegions(module)) ||
        failed(inlineCalls(module, main)))
      return signalPassFailure();
    for (auto function :
         llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (function != main)
        function.erase();
    if (failed(rejectTransfers(main)))
      return signalPassFailure();
    replaceTuples(main);
    replaceTokens(main);
    SmallVector<Operation *> ops;
    main.walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops) {
      if (failed(readResources(op)))
        return signalPassFailure();
      dropShardings(op);
      if (isAnnotation(op)) {
        if (op->getNumResults() != 0) // a group has none
          op->replaceAllUsesWith(op->getOperands());
        op->erase();
        continue;
      }
      if (op->getName().getDialectNamespace() == "check")
        expandConstantCheck(op);
      else if (stablehlo::customCallTarget(op))
        expandCheckCall(op);
      else
        widenReduction(op);
    }
  }
};

} // namespace
} // namespace mlir::gspmd
