//===- DropAnnotations.cpp - A program as if nobody had annotated it ------===//
#include "DropAnnotations.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Driver/Pipelines.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

static void dropFromFunction(FunctionOpInterface func, StringRef name) {
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    func.removeArgAttr(i, name);
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    func.removeResultAttr(i, StringAttr::get(func.getContext(), name));
}

LogicalResult dropAnnotations(ModuleOp module) {
  PassManager pm(module.getContext());
  buildGspmdImport(pm);
  verifyOnce(pm);
  if (failed(pm.run(module)))
    return failure();
  using sharding::ShardingDialect;
  WalkResult walked = module.walk([&](Operation *op) {
    if (isa<sharding::ManualComputationOp>(op)) {
      op->emitOpError("is written for one mesh: a program that has it keeps "
                      "its annotations (--keep-annotations)");
      return WalkResult::interrupt();
    }
    op->removeAttr(ShardingDialect::kShardings);
    op->removeAttr(ShardingDialect::kBlockArgs);
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      dropFromFunction(func, ShardingDialect::kSharding);
    if (isa<sharding::MeshSplitOp>(op)) {
      op->replaceAllUsesWith(op->getOperands());
      op->erase();
    }
    return WalkResult::advance();
  });
  if (walked.wasInterrupted())
    return failure();
  for (auto mesh :
       llvm::make_early_inc_range(module.getOps<sharding::MeshOp>()))
    if (SymbolTable::symbolKnownUseEmpty(mesh, module))
      mesh.erase();
  return success();
}

} // namespace mlir::gspmd
