//===- ProgramExcerpt.cpp - Some ops of a program in isolation ------------===//

#include "compiler/Optimize/LoopCollectives/ProgramExcerpt.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/ScheduledProgram.h"
#include "mlir/IR/IRMapping.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;

ProgramExcerpt::ProgramExcerpt(ModuleOp from, ArrayRef<Operation *> ops)
    : module(ModuleOp::create(from.getLoc())) {
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  for (auto mesh : from.getOps<sharding::MeshOp>())
    builder.clone(*mesh);
  llvm::SmallSetVector<Value, 4> inputs, results;
  llvm::SmallPtrSet<Operation *, 4> excerpt(ops.begin(), ops.end());
  for (Operation *op : ops) {
    for (Value operand : op->getOperands())
      if (!excerpt.contains(operand.getDefiningOp()))
        inputs.insert(operand);
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) {
            return !excerpt.contains(user);
          }))
        results.insert(result);
  }
  auto type = builder.getFunctionType(
      llvm::to_vector(ValueRange(inputs.getArrayRef()).getTypes()),
      llvm::to_vector(ValueRange(results.getArrayRef()).getTypes()));
  function = func::FuncOp::create(builder, from.getLoc(), "main", type);
  builder.setInsertionPointToStart(function.addEntryBlock());
  IRMapping mapping;
  mapping.map(inputs.getArrayRef(), function.getArguments());
  for (Operation *op : ops)
    builder.clone(*op, mapping);
  SmallVector<Value> returned;
  for (Value result : results)
    returned.push_back(mapping.lookup(result));
  func::ReturnOp::create(builder, from.getLoc(), returned);
}

std::string ProgramExcerpt::text() const {
  std::string result;
  llvm::raw_string_ostream os(result);
  OpPrintingFlags flags;
  func::FuncOp(function)->print(os, flags.elideLargeElementsAttrs());
  return result;
}

FailureOr<double> ProgramExcerpt::secondsOf(const Target &target) const {
  FailureOr<ScheduledProgram> scheduled =
      scheduleWithin(module.get().clone(), target,
                     /*mayStart=*/nullptr, kFirstOrders);
  if (failed(scheduled))
    return failure();
  return scheduled->cost.seconds;
}

FailureOr<double> ProgramExcerpt::secondsWith(
    const Target &target, double most,
    llvm::function_ref<bool(Operation *)> rewrite) const {
  OwningOpRef<ModuleOp> copy = module.get().clone();
  Operation *collective = nullptr;
  copy->walk([&](Operation *op) {
    if (transferKindOf(op))
      collective = op;
  });
  bool isRewritten = collective && rewrite(collective);
  if (!isRewritten || target.linkSeconds(*copy) >= most)
    return std::numeric_limits<double>::infinity();
  StepCost toBeat{most};
  FailureOr<ScheduledProgram> scheduled = scheduleWithin(
      std::move(copy), target, /*mayStart=*/nullptr, kFirstOrders, &toBeat);
  if (failed(scheduled))
    return failure();
  return scheduled->cost.seconds;
}
