//===- Plugins.h - Dialects and passes from other libraries -----*- C++ -*-===//
#ifndef GSPMD_REGISTRATION_PLUGINS_H
#define GSPMD_REGISTRATION_PLUGINS_H

#include "lib/Algebra/Namespace.h"

#include <optional>
#include <string>
#include <vector>

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::gspmd {

/// Files of plugins as mlir-opt takes them, by its flags of the same names.
struct Plugins {
  std::vector<std::string> dialects; ///< --load-dialect-plugin
  std::vector<std::string> passes;   ///< --load-pass-plugin
};

/// Loads the files, into the process for good: adds their dialects to
/// `registry` and registers their passes. What is wrong, if something is: a
/// file that cannot be loaded or is no plugin of this version, or any file where
/// MLIR is not a shared library (libgspmd_pjrt.so).
std::optional<std::string> loadPlugins(const Plugins &plugins,
                                       DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_REGISTRATION_PLUGINS_H
