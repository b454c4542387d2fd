//===- Plugins.cpp - Dialects and passes from other libraries -------------===//

#include "gspmd/Registration/Plugins.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <dlfcn.h>

using namespace mlir;

/// Returns true if this copy of MLIR and LLVM is in a shared library that
/// exports it, which is what plugins link.
static bool isShared() {
  void *function = reinterpret_cast<void *>(&llvm::outs);
  Dl_info info = {};
  return dladdr(function, &info) && info.dli_saddr == function;
}

std::optional<std::string> mlir::gspmd::loadPlugins(const Plugins &plugins,
                                                    DialectRegistry &registry) {
  // A plugin would load a second copy of MLIR, whose TypeIDs differ.
  if ((!plugins.dialects.empty() || !plugins.passes.empty()) && !isShared())
    return "plugins link MLIR's shared library, while this library contains "
           "its own MLIR: load plugins in a process that uses libGSPMD.so";
  for (const std::string &file : plugins.dialects) {
    auto plugin = DialectPlugin::load(file);
    if (!plugin)
      return llvm::toString(plugin.takeError());
    plugin->registerDialectRegistryCallbacks(registry);
  }
  for (const std::string &file : plugins.passes) {
    auto plugin = PassPlugin::load(file);
    if (!plugin)
      return llvm::toString(plugin.takeError());
    plugin->registerPassRegistryCallbacks();
  }
  return std::nullopt;
}
