//===- ReadText.h - A program with the places of its names ------*- C++ -*-===//
#ifndef GSPMD_LIB_LANGUAGESERVER_READTEXT_H
#define GSPMD_LIB_LANGUAGESERVER_READTEXT_H

#include "dialect/Algebra/Mesh.h"
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

/// Of a value that readText has placed and passes have handed on, wherever they
/// moved it; nullopt for one that passes made up.
std::optional<ValueKey> keyOf(Value value, StringRef name);

/// A value of the text, before any pass.
struct ReadValue {
  ValueKey key;
  llvm::lsp::Range definition;
  std::vector<llvm::lsp::Range> uses;
  std::string role; ///< `argument 0 of @main`, or the op
  Type type;
  bool isAnnotated; ///< the text says how it lies
};

/// A symbol that is a mesh, or that import may make one (as a grid of MLIR's
/// shard dialect).
struct ReadMesh {
  llvm::lsp::Range definition;
  std::vector<llvm::lsp::Range> uses;
  std::string name;
  std::string text; ///< empty where only import knows
};

/// Markdown: the axes of a mesh and its number of devices.
std::string describeMesh(StringRef name, const ::gspmd::Mesh &mesh);

struct ReadProgram {
  OwningOpRef<ModuleOp> module;
  std::vector<ReadValue> values;
  std::vector<ReadMesh> meshes;
};

/// Reads `text`, which starts at line `firstLine` of `file`. The module is
/// null, without a message, if it is wrong. Locations of ops and arguments are
/// replaced by where they stand in the text, with the names of values
/// (ValueNames.h).
ReadProgram readText(StringRef text, StringRef file, unsigned firstLine,
                     MLIRContext &context);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_LANGUAGESERVER_READTEXT_H
