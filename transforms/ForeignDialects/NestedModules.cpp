//===- NestedModules.cpp - Programs in nested modules ---------------------===//

#include "transforms/ForeignDialects/NestedModules.h"

#include "dialect/Sdy/SdyDialect.h"
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
  for (auto outer = module->getParentOfType<ModuleOp>(); outer;
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

/// The attribute of an empty module that takes the place of a module in the
/// region of another op: passes may move, copy or erase that op.
static constexpr llvm::StringLiteral kPlaceholder = "gspmd.nested_module";

static void replaceByPlaceholder(ModuleOp module, int64_t number) {
  OpBuilder b(module);
  auto placeholder = ModuleOp::create(b, module.getLoc(), module.getSymName());
  placeholder->setAttr(kPlaceholder, b.getI64IntegerAttr(number));
  module->remove();
}

/// Replaces the placeholders in `module` by copies of `originals`, which it
/// erases.
static void restoreModules(ModuleOp module, ArrayRef<ModuleOp> originals) {
  SmallVector<ModuleOp> placeholders;
  module.walk([&](ModuleOp each) {
    if (each->hasAttr(kPlaceholder))
      placeholders.push_back(each);
  });
  for (ModuleOp each : placeholders) {
    int64_t number = each->getAttrOfType<IntegerAttr>(kPlaceholder).getInt();
    OpBuilder(each).clone(*originals[number]);
    each.erase();
  }
  for (ModuleOp original : originals)
    original.erase();
}

LogicalResult mlir::gspmd::runOnNestedModules(
    ModuleOp module, llvm::function_ref<LogicalResult(ModuleOp)> run) {
  SmallVector<ModuleOp> direct, inRegions;
  WalkResult walked =
      module->walk<WalkOrder::PreOrder>([&](ModuleOp each) -> WalkResult {
        if (each->hasAttr(kPlaceholder))
          return each->emitOpError("has the attribute '")
                 << kPlaceholder
                 << "', which is reserved for the partitioner; remove it";
        if (each == module)
          return WalkResult::advance();
        (each->getParentOp() == module.getOperation() ? direct : inRegions)
            .push_back(each);
        return WalkResult::skip();
      });
  if (walked.wasInterrupted())
    return failure();
  for (ModuleOp each : llvm::concat<ModuleOp>(direct, inRegions)) {
    inheritMeshes(each);
    if (failed(runOnNestedModules(each, run)))
      return failure();
  }
  for (ModuleOp each : direct)
    each->remove();
  for (auto [number, each] : llvm::enumerate(inRegions))
    replaceByPlaceholder(each, static_cast<int64_t>(number));
  LogicalResult result = run(module);
  for (ModuleOp each : direct)
    module.push_back(each);
  restoreModules(module, inRegions);
  return result;
}
