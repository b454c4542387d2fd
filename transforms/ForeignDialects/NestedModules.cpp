//===- NestedModules.cpp - Programs in nested modules ---------------------===//

#include "transforms/ForeignDialects/NestedModules.h"

#include "dialect/Sdy/SdyDialect.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::gspmd;

static SmallVector<Operation *> meshesOf(ModuleOp module) {
  SmallVector<Operation *> meshes;
  for (Operation &op : *module.getBody())
    if (isa<sdy::MeshOp, sharding::MeshOp, shard::GridOp>(op))
      meshes.push_back(&op);
  return meshes;
}

/// Copies the meshes of enclosing modules that `module` uses.
static void inheritMeshes(ModuleOp module) {
  SmallVector<Operation *> own = meshesOf(module);
  Operation *parent = module->getParentOp();
  for (auto outer = dyn_cast_or_null<ModuleOp>(parent); outer;
       outer = outer->getParentOfType<ModuleOp>()) {
    OpBuilder b(module.getBodyRegion());
    for (Operation *mesh : meshesOf(outer)) {
      StringAttr name = SymbolTable::getSymbolName(mesh);
      bool isUsed = own.empty() || !SymbolTable::symbolKnownUseEmpty(
                                       name, &module.getBodyRegion());
      if (isUsed && !module.lookupSymbol(name))
        b.clone(*mesh);
    }
    if (own.empty())
      own = meshesOf(module);
  }
}

LogicalResult mlir::gspmd::runOnNestedModules(
    ModuleOp module, llvm::function_ref<LogicalResult(ModuleOp)> run) {
  SmallVector<ModuleOp> nested(module.getOps<ModuleOp>());
  for (ModuleOp each : nested) {
    inheritMeshes(each);
    if (failed(runOnNestedModules(each, run)))
      return failure();
  }
  for (ModuleOp each : nested)
    each->remove();
  LogicalResult result = run(module);
  for (ModuleOp each : nested)
    module.push_back(each);
  return result;
}
