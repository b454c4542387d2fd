//===- ShardingMap.cpp - The --sharding-map option ------------------------===//

#include "compiler/Pipeline/ShardingMap.h"
#include "dialect/Sdy/SdyDialect.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Pipeline/Annotate.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "transforms/Import/LiftGlobals/LiftGlobals.h"
#include "transforms/Support/ValueNames.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::gspmd {

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
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!file)
    return module.emitError() << "--sharding-map: cannot read '" << path
                              << "': " << file.getError().message();
  nameValues(module, text);
  // Arguments that replace external globals have the names of the globals.
  LogicalResult result = liftGlobals(module);
  if (succeeded(result))
    result = annotateArguments(module, entry, (*file)->getBuffer());
  forgetNames(module);
  return result;
}

namespace {
struct ShardingMapPass : PassWrapper<ShardingMapPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ShardingMapPass)

  ShardingMapPass(StringRef path, StringRef text) : path(path), text(text) {}
  StringRef getArgument() const override { return "gspmd-sharding-map"; }
  StringRef getDescription() const override {
    return "Annotates values that a file names";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, func::FuncDialect, sdy::SdyDialect,
                    sharding::ShardingDialect>();
  }
  void runOnOperation() override {
    if (failed(applyShardingMap(getOperation(), entryOf(getOperation()), path,
                                text)))
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

  std::string path, text;
};
} // namespace

std::unique_ptr<Pass> createShardingMapPass(StringRef path, StringRef text) {
  return std::make_unique<ShardingMapPass>(path, text);
}

} // namespace mlir::gspmd
