//===- ShardedDocument.h - Documents with their shardings -------*- C++ -*-===//
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

/// The completed sharding of a value.
struct ValueSharding {
  std::string sharding;  ///< `[{"x"}, {}]`
  std::string mesh;      ///< `@mesh`
  std::string localType; ///< type of the shard
  std::string why;       ///< the reasons of --explain, without the value's name
};

/// A named entity of the text: its position, uses and texts.
struct NamedEntity {
  llvm::lsp::Range definition;
  std::vector<llvm::lsp::Range> uses;
  std::string hover; ///< Markdown
  std::string hint;  ///< inlay hint; empty if the text has the sharding
};

/// A document, analyzed once. A document that cannot be parsed has no entities;
/// MLIR's server reports its errors.
class ShardedDocument {
public:
  /// Completes a copy of the program of `text`, each segment between `// -----`
  /// separately. `file` is its name in messages.
  ShardedDocument(llvm::StringRef text, llvm::StringRef file,
                  DialectRegistry &registry);

  /// Returns Markdown for the entities at `position`, one after the other;
  /// empty if there are none.
  std::string hoverAt(llvm::lsp::Position position) const;
  std::vector<llvm::lsp::InlayHint> hintsIn(llvm::lsp::Range range) const;
  /// Returns the diagnostics of import and completion.
  const std::vector<llvm::lsp::Diagnostic> &getDiagnostics() const {
    return diagnostics;
  }

private:
  std::vector<NamedEntity> entities;
  std::vector<llvm::lsp::Diagnostic> diagnostics;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_LANGUAGESERVER_SHARDEDDOCUMENT_H
