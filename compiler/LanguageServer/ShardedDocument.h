//===- ShardedDocument.h - A text and what completion makes of it -*- C++
//-*-===//
#ifndef GSPMD_COMPILER_LANGUAGESERVER_SHARDEDDOCUMENT_H
#define GSPMD_COMPILER_LANGUAGESERVER_SHARDEDDOCUMENT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LSP/Protocol.h"

#include <map>
#include <string>
#include <vector>

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::gspmd {

/// How a value lies once shardings are complete.
struct ValueSharding {
  std::string sharding;  ///< `[{"x"}, {}]`
  std::string mesh;      ///< `@mesh`
  std::string localType; ///< what each device holds
  std::string why;       ///< as --explain says it, without the value's name
};

/// Something in the text that has a name, where the name stands, and what is to
/// be said of it.
struct NamedEntity {
  llvm::lsp::Range definition;
  std::vector<llvm::lsp::Range> uses;
  std::string hover; ///< markdown
  std::string hint;  ///< for the inlay; empty where the text says it itself
};

/// One text, analyzed once. Of a text that cannot be read there is nothing:
/// MLIR's server says what is wrong with it.
class ShardedDocument {
public:
  /// Completes a copy of the program of `text`, each part between `// -----` by
  /// itself. `file` is what messages call it.
  ShardedDocument(llvm::StringRef text, llvm::StringRef file,
                  DialectRegistry &registry);

  /// Markdown on what stands at `position`, of several results one after the
  /// other; empty if there is nothing to say.
  std::string hoverAt(llvm::lsp::Position position) const;
  std::vector<llvm::lsp::InlayHint> hintsIn(llvm::lsp::Range range) const;
  /// What import and completion complain of.
  const std::vector<llvm::lsp::Diagnostic> &getDiagnostics() const {
    return diagnostics;
  }

private:
  std::vector<NamedEntity> things;
  std::vector<llvm::lsp::Diagnostic> diagnostics;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_LANGUAGESERVER_SHARDEDDOCUMENT_H
