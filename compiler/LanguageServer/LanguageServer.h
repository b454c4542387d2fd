//===- LanguageServer.h - Editor support for sharded programs ---*- C++ -*-===//
//
// MLIR's language server, with what completion makes of the program besides:
//
// - hover tells the sharding of a value, written or completed, what each device
//   holds of it, and where the sharding comes from; of a mesh its axes;
// - inlay hints show the shardings that nobody wrote;
// - diagnostics include those of import and completion.
//
// MLIR's server (mlir/Tools/mlir-lsp-server) takes no extensions. It runs as it
// is in a process of its own, and this one stands between it and the editor: it
// hands every message on and adds to a few.
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
  /// Standard, or messages between lines of `// -----` (for tests).
  llvm::lsp::JSONStreamStyle inputStyle = llvm::lsp::Standard;
  /// Indents what is written.
  bool pretty = false;
  /// How much MLIR's server tells on stderr: error, info or verbose.
  std::string log = "info";
};

/// Serves the editor at stdin and stdout until it says `exit` or hangs up. To
/// be called before threads are started, since it forks. Returns what MLIR's
/// server does: 0 after an orderly shutdown, else 1.
int serveLanguage(const LanguageServerSettings &settings,
                  DialectRegistry &registry);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_LANGUAGESERVER_LANGUAGESERVER_H
