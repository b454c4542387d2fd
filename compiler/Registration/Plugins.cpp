//===- Plugins.cpp - Dialects and passes from other libraries -------------===//

#include "gspmd/Registration/Plugins.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Support/Error.h"

using namespace mlir;

std::optional<std::string> mlir::gspmd::loadPlugins(const Plugins &plugins,
                                                    DialectRegistry &registry) {
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
