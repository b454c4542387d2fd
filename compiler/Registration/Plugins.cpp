//===- Plugins.cpp - Dialects and passes from other libraries -------------===//

#include "gspmd/Registration/Plugins.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "transforms/ForeignDialects/ProjectDialects.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <dlfcn.h>

using namespace mlir;
using namespace mlir::gspmd;

/// Returns true if this copy of MLIR and LLVM is in a shared library that
/// exports it, which is what plugins link.
static bool isShared() {
  void *function = reinterpret_cast<void *>(&llvm::outs);
  Dl_info info = {};
  return dladdr(function, &info) && info.dli_saddr == function;
}

/// Returns the namespace of a dialect that replaces one of the project's; empty
/// if there is none.
static std::string foreignDialectOf(const DialectRegistry &dialects) {
  MLIRContext scratch(MLIRContext::Threading::DISABLED);
  for (StringRef name : dialects.getDialectNames())
    if (ProjectDialects::isContested(name) &&
        ProjectDialects::isForeign(
            dialects.getDialectAllocator(name)(&scratch)))
      return name.str();
  return "";
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
    DialectRegistry dialects;
    plugin->registerDialectRegistryCallbacks(dialects);
    if (std::string name = foreignDialectOf(dialects); !name.empty())
      return "'" + file + "' has a dialect '" + name +
             "' of its own, while this program reads and runs gspmd's: load "
             "the file in gspmd-opt or mlir-opt, which translate between them";
    dialects.appendTo(registry);
  }
  for (const std::string &file : plugins.passes) {
    auto plugin = PassPlugin::load(file);
    if (!plugin)
      return llvm::toString(plugin.takeError());
    plugin->registerPassRegistryCallbacks();
  }
  return std::nullopt;
}
