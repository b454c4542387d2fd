//===- LanguageServer.h - Editor support for sharded programs ---*- C++ -*-===//
//
// MLIR's language server, extended with the results of completion:
//
// - hover shows the sharding of a value, annotated or completed, its local type
//   on each device, and the reasons of the sharding; for a mesh its axes;
// - inlay hints show the completed shardings;
// - diagnostics include those of import and completion.
//
// MLIR's server (mlir/Tools/mlir-lsp-server) has no extension points. It runs
// unchanged in a process of its own, and this process relays messages between
// it and the editor and extends some of them.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_LANGUAGESERVER_LANGUAGESERVER_H
#define GSPMD_COMPILER_LANGUAGESERVER_LANGUAGESERVER_H

#include "llvm/Support/LSP/Transport.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::gspmd {

struct LanguageServerSettings {
  /// Standard, or messages separated by lines of `// -----` (for tests).
  llvm::lsp::JSONStreamStyle inputStyle = llvm::lsp::Standard;
  /// Indents the output.
  bool pretty = false;
  /// The verbosity of MLIR's server on stderr: error, info or verbose.
  std::string log = "info";
};

/// Serves the editor on stdin and stdout until it sends `exit` or closes the
/// input. Must be called before threads start, because it forks. Returns the
/// exit code of MLIR's server: 0 after an orderly shutdown, else 1.
int serveLanguage(const LanguageServerSettings &settings,
                  DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_LANGUAGESERVER_LANGUAGESERVER_H
