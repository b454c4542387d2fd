//===- DropAnnotations.cpp - Removes sharding annotations -----------------===//
#include "compiler/AutoSharding/Program/DropAnnotations.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/ShardingAnnotations.h"

namespace mlir::gspmd {

LogicalResult dropAnnotations(ModuleOp module) {
  PassManager pm(module.getContext());
  buildGspmdImport(pm);
  verifyOnce(pm);
  if (failed(pm.run(module)))
    return failure();
  removeAnnotatedMarks(module);
  setPhase(module, ProgramPhase::None);
  using sharding::ShardingDialect;
  WalkResult walked = module.walk([&](Operation *op) {
    if (isa<sharding::ManualComputationOp>(op)) {
      op->emitOpError("names axes of the program's mesh, so the search cannot "
                      "choose another mesh; pass --keep-annotations");
      return WalkResult::interrupt();
    }
    op->removeAttr(ShardingDialect::kShardings);
    op->removeAttr(ShardingDialect::kBlockArgs);
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      dropFromSignature(func, ShardingDialect::kSharding);
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
