//===- SourceProgram.h - A program with the places of its names -*- C++ -*-===//
#ifndef GSPMD_COMPILER_LANGUAGESERVER_SOURCEPROGRAM_H
#define GSPMD_COMPILER_LANGUAGESERVER_SOURCEPROGRAM_H

#include "lib/Algebra/Mesh/Mesh.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/LSP/Protocol.h"

namespace mlir::gspmd {

/// A value's place in the text: the position of the name of its op's first
/// result (or of its own, for an argument), and its name.
struct ValueKey {
  unsigned line, column;
  std::string name;
  bool operator<(const ValueKey &other) const {
    return std::tie(line, column, name) <
           std::tie(other.line, other.column, other.name);
  }
};

/// Of a value that parseSourceProgram has placed and passes have handed on,
/// wherever they moved it; nullopt for one that passes made up.
std::optional<ValueKey> getValueKey(Value value, StringRef name);

/// A value of the text, before any pass.
struct SourceValue {
  ValueKey key;
  llvm::lsp::Range definition;
  std::vector<llvm::lsp::Range> uses;
  std::string role; ///< `argument 0 of @main`, or the op
  Type type;
  bool isAnnotated; ///< the text says how it lies
};

/// A symbol that is a mesh, or that import may make one (as a grid of MLIR's
/// shard dialect).
struct SourceMesh {
  llvm::lsp::Range definition;
  std::vector<llvm::lsp::Range> uses;
  std::string name;
  std::string text; ///< empty where only import knows
};

/// Markdown: the axes of a mesh and its number of devices.
std::string describeMesh(StringRef name, const Mesh &mesh);

struct SourceProgram {
  OwningOpRef<ModuleOp> module;
  std::vector<SourceValue> values;
  std::vector<SourceMesh> meshes;
};

/// Reads `text`, which starts at line `firstLine` of `file`. The module is
/// null, without a message, if it is wrong. Locations of ops and arguments are
/// replaced by where they stand in the text, with the names of values
/// (ValueNames.h).
SourceProgram parseSourceProgram(StringRef text, StringRef file,
                                 unsigned firstLine, MLIRContext &context);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_LANGUAGESERVER_SOURCEPROGRAM_H
