//===- NestedModules.cpp - Programs in nested modules ---------------------===//

#include "transforms/ForeignDialects/NestedModules.h"

#include "dialect/Sdy/SdyDialect.h"
#include "dialect/Sharding/ModuleSymbols.h"
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

/// The meshes of the modules around a nested one, from the inner to the outer.
/// They are collected once for all modules directly in one.
using EnclosingMeshes = SmallVector<SmallVector<Operation *>>;

static EnclosingMeshes meshesAround(ModuleOp module) {
  EnclosingMeshes meshes;
  for (auto outer = module; outer; outer = outer->getParentOfType<ModuleOp>())
    meshes.push_back(meshesOf(outer));
  return meshes;
}

/// Copies the meshes of enclosing modules that `module` uses.
static void inheritMeshes(ModuleOp module, const EnclosingMeshes &enclosing) {
  SmallVector<Operation *> meshes = meshesOf(module);
  for (ArrayRef<Operation *> outer : enclosing) {
    OpBuilder b(module.getBodyRegion());
    for (Operation *mesh : outer) {
      StringAttr name = SymbolTable::getSymbolName(mesh);
      bool isUsed = meshes.empty() || !SymbolTable::symbolKnownUseEmpty(
                                          name, &module.getBodyRegion());
      if (isUsed && !module.lookupSymbol(name))
        b.clone(*mesh);
    }
    if (meshes.empty())
      meshes = meshesOf(module);
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
  module.walk([&](ModuleOp nested) {
    if (nested->hasAttr(kPlaceholder))
      placeholders.push_back(nested);
  });
  for (ModuleOp nested : placeholders) {
    int64_t number = nested->getAttrOfType<IntegerAttr>(kPlaceholder).getInt();
    OpBuilder(nested).clone(*originals[number]);
    nested.erase();
  }
  for (ModuleOp original : originals)
    original.erase();
}

/// Runs on the modules `nested` in `module`, whose own symbols stay the same.
static LogicalResult
runOnEach(ArrayRef<ModuleOp> nested, ModuleOp module,
          llvm::function_ref<LogicalResult(ModuleOp)> run) {
  if (nested.empty())
    return success();
  using Scope = sharding::SymbolTableScope;
  Scope symbols(module, Scope::InnerModules::Excluded);
  EnclosingMeshes enclosing = meshesAround(module);
  for (ModuleOp one : nested) {
    inheritMeshes(one, enclosing);
    if (failed(runOnNestedModules(one, run)))
      return failure();
  }
  return success();
}

LogicalResult mlir::gspmd::runOnNestedModules(
    ModuleOp module, llvm::function_ref<LogicalResult(ModuleOp)> run) {
  SmallVector<ModuleOp> direct, inRegions;
  WalkResult walked =
      module->walk<WalkOrder::PreOrder>([&](ModuleOp nested) -> WalkResult {
        if (nested->hasAttr(kPlaceholder))
          return nested->emitOpError("has the attribute '")
                 << kPlaceholder
                 << "', which is reserved for the partitioner; remove it";
        if (nested == module)
          return WalkResult::advance();
        (nested->getParentOp() == module.getOperation() ? direct : inRegions)
            .push_back(nested);
        return WalkResult::skip();
      });
  if (walked.wasInterrupted())
    return failure();
  SmallVector<ModuleOp> all(direct);
  llvm::append_range(all, inRegions);
  if (failed(runOnEach(all, module, run)))
    return failure();
  for (ModuleOp nested : direct)
    nested->remove();
  for (auto [number, nested] : llvm::enumerate(inRegions))
    replaceByPlaceholder(nested, static_cast<int64_t>(number));
  LogicalResult result = run(module);
  for (ModuleOp nested : direct)
    module.push_back(nested);
  restoreModules(module, inRegions);
  return result;
}
