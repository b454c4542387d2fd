//===- Bisection.cpp - The first wrong op of a program --------------------===//
#include "compiler/Bisect/Search/Bisection.h"
#include "compiler/Bisect/Search/Bisector.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "transforms/Support/Elimination/DeadOpElimination.h"

namespace mlir::gspmd::bisect {

/// Makes the changes from the shardings of the returned values to those of the
/// function's results ops, which are judged as the others.
static void reshardResults(func::FuncOp function) {
  Operation *exit = function.getFunctionBody().front().getTerminator();
  OpBuilder builder(exit);
  for (OpOperand &operand : exit->getOpOperands()) {
    sharding::TensorShardingAttr requested =
        sharding::getResultSharding(function, operand.getOperandNumber());
    if (!requested || requested == sharding::getSharding(operand.get()))
      continue;
    auto reshard =
        sharding::ReshardOp::create(builder, exit->getLoc(), operand.get(),
                                    requested, sharding::ReductionKind::Add);
    sharding::setSharding(reshard.getResult(), requested);
    operand.set(reshard.getResult());
  }
}

FailureOr<OwningOpRef<ModuleOp>> completeProgram(Compilation &compilation) {
  KeptResult<PhaseModule> completed = compilation.complete();
  if (failed(completed))
    return failure();
  OwningOpRef<ModuleOp> module = ModuleOp((*completed)->module).clone();
  PassManager pm(module->getContext());
  pm.addPass(createShardingInlineCalls());
  if (failed(pm.run(*module)) ||
      failed(renameOtherMain(*module, compilation.entry())))
    return failure();
  auto entry = module->lookupSymbol<func::FuncOp>(compilation.entry());
  eraseUnused(entry.getFunctionBody().front());
  reshardResults(entry);
  return std::move(module);
}

static bool isHostCallback(Operation *op) {
  if (stablehlo::readHostCall(op))
    return true;
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  return target && target.getValue().contains("python") &&
         target.getValue().contains("callback");
}

bool hasHostCallback(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return isHostCallback(inner) ? WalkResult::interrupt()
                                     : WalkResult::advance();
      })
      .wasInterrupted();
}

std::string describeOp(Operation *op) {
  std::string text = op->getName().getStringRef().str();
  std::string names = namesIn(op->getLoc());
  if (!names.empty())
    text = names + " = " + text;
  return text + " at " + describe(op->getLoc());
}

absl::StatusOr<BisectionResult> bisect(ModuleOp completed, StringRef entry,
                                       const Suspect &suspect,
                                       ArrayRef<HostTensor> arguments,
                                       const BisectionOptions &options) {
  return Bisector(completed, entry, suspect, options).run(arguments);
}

} // namespace mlir::gspmd::bisect
