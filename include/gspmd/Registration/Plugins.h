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

/// Plugin files as mlir-opt accepts them, by its flags of the same names.
struct Plugins {
  std::vector<std::string> dialects; ///< --load-dialect-plugin
  std::vector<std::string> passes;   ///< --load-pass-plugin
};

/// Loads the files for the lifetime of the process: adds their dialects to
/// `registry` and registers their passes. Returns an error text for a file that
/// cannot be loaded or is no plugin of this MLIR version, and for any file
/// where MLIR is not a shared library (in libgspmd_pjrt.so).
std::optional<std::string> loadPlugins(const Plugins &plugins,
                                       DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_REGISTRATION_PLUGINS_H
