//===- ShardingMap.cpp - The --sharding-map option ------------------------===//

#include "compiler/Pipeline/Annotations/ShardingMap.h"
#include "compiler/Pipeline/Passes.h"
#include "dialect/Sdy/SdyDialect.h" // IWYU pragma: keep
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Pipeline/Annotate.h"
#include "lib/Files/ReadFile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Import/LiftGlobals/LiftGlobals.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

namespace mlir::gspmd {

#define GEN_PASS_DEF_SHARDINGMAP
#include "compiler/Pipeline/Passes.h.inc"

/// Restores the locations that nameValues changed.
static void forgetNames(ModuleOp module) {
  module.walk([](Operation *op) {
    op->setLoc(withoutNames(op->getLoc()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument arg : block.getArguments())
          arg.setLoc(withoutNames(arg.getLoc()));
  });
}

LogicalResult applyShardingMap(ModuleOp module, StringRef entry, StringRef path,
                               StringRef text) {
  auto file = readFile(path, kMaxTextFileBytes);
  if (!file.ok())
    return module.emitError() << "--sharding-map: cannot read '" << path
                              << "': " << std::string(file.status().message());
  if (!hasNames(module))
    nameValues(module, text);
  // Arguments that replace external globals have the names of the globals.
  LogicalResult result = liftGlobals(module);
  if (succeeded(result))
    result = annotateArguments(module, entry, (*file)->getBuffer());
  forgetNames(module);
  return result;
}

namespace {
struct ShardingMapPass : impl::ShardingMapBase<ShardingMapPass> {
  using ShardingMapBase::ShardingMapBase;

  void runOnProgram() override {
    if (failed(applyShardingMap(getOperation(), entryOf(getOperation()), file,
                                /*text=*/"")))
      signalPassFailure();
  }

private:
  /// Returns "main", or the name of the only public function.
  static std::string entryOf(ModuleOp module) {
    SmallVector<FunctionOpInterface> functions;
    for (auto function : module.getOps<FunctionOpInterface>())
      if (function.isPublic() && !function.isExternal())
        functions.push_back(function);
    bool isOnly = functions.size() == 1 && !module.lookupSymbol("main");
    return isOnly ? functions.front().getName().str() : "main";
  }
};
} // namespace

} // namespace mlir::gspmd
