//===- SourceProgram.h - Programs with positions of names -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_LANGUAGESERVER_SOURCEPROGRAM_H
#define GSPMD_COMPILER_LANGUAGESERVER_SOURCEPROGRAM_H

#include "lib/Algebra/Mesh/Mesh.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/LSP/Protocol.h"

namespace mlir::gspmd {

/// Identifies a value in the text: the position of its op's first result (or of
/// itself, for an argument), and its name.
struct ValueKey {
  unsigned line, column;
  std::string name;
  bool operator<(const ValueKey &other) const {
    return std::tie(line, column, name) <
           std::tie(other.line, other.column, other.name);
  }
};

/// Returns the key of a value that parseSourceProgram located, also after
/// passes moved it; nullopt for a value that a pass created.
std::optional<ValueKey> getValueKey(Value value, StringRef name);

/// A value of the text before any pass.
struct SourceValue {
  ValueKey key;
  llvm::lsp::Range definition;
  std::vector<llvm::lsp::Range> uses;
  std::string role; ///< argument 0 of @main, or the op, as Markdown
  Type type;
  bool isAnnotated; ///< the text has a sharding for it
};

/// A symbol that is a mesh, or that import may convert to one (such as a grid
/// of MLIR's shard dialect).
struct SourceMesh {
  llvm::lsp::Range definition;
  std::vector<llvm::lsp::Range> uses;
  std::string name;
  std::string text; ///< empty if import determines it
};

/// Returns Markdown with the axes of a mesh and its number of devices.
std::string describeMesh(StringRef name, const Mesh &mesh);

struct SourceProgram {
  OwningOpRef<ModuleOp> module;
  std::vector<SourceValue> values;
  std::vector<SourceMesh> meshes;
};

/// Parses `text`, which starts at line `firstLine` of `file`. The module is
/// null, without a message, if the text is invalid. Locations of ops and
/// arguments are replaced by their positions in the text, with the names of
/// values (ValueNames.h).
SourceProgram parseSourceProgram(StringRef text, StringRef file,
                                 unsigned firstLine, MLIRContext &context);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_LANGUAGESERVER_SOURCEPROGRAM_H
