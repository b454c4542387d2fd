//===- GspmdPlugin.cpp - Entry points for mlir-opt's plugin loaders -------===//
//
// One shared object that is a dialect plugin and a pass plugin. It links MLIR's
// shared library, as the stock mlir-opt does, so that both share TypeIDs.
//
//===----------------------------------------------------------------------===//

#include "gspmd/AutoSharding/SearchPass.h"
#include "gspmd/Registration/InitAll.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Compiler.h"

/// A host may load the same file once per flag, or the host is gspmd-opt, which
/// has registered everything: registering a pass name twice is fatal, so each
/// process registers once.
static void registerPassesOnce() {
  if (mlir::PassInfo::lookup("gspmd-partition") ||
      mlir::PassPipelineInfo::lookup("gspmd-partition"))
    return;
  mlir::gspmd::registerProjectPasses();
  mlir::gspmd::registerSearchPass();
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "gspmd", LLVM_VERSION_STRING,
          [](mlir::DialectRegistry *registry) {
            mlir::gspmd::registerProjectDialects(*registry);
          }};
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "gspmd", LLVM_VERSION_STRING,
          registerPassesOnce};
}
