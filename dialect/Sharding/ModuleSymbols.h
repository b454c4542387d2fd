//===- ModuleSymbols.h - Tables of the symbols of modules -------*- C++ -*-===//
//
// Verifiers and passes look up the mesh of each sharding. A search through the
// module for each would make a program with many meshes take quadratic time.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_SHARDING_MODULESYMBOLS_H
#define GSPMD_DIALECT_SHARDING_MODULESYMBOLS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::sharding {

/// Returns the first symbol `name` directly in `module`; null if it has none.
/// Takes constant time while a SymbolTableScope contains the module, else time
/// proportional to the number of ops directly in the module.
Operation *lookupInModule(ModuleOp module, StringAttr name);

/// While it exists, lookupInModule uses tables of the symbols of an op that is
/// a module, of the modules around it, and, unless they are excluded, of those
/// directly in it. None of these symbols may be created, erased or renamed
/// meanwhile. Scopes of one module may overlap, also on several threads.
class SymbolTableScope {
public:
  enum class InnerModules { Included, Excluded };
  explicit SymbolTableScope(Operation *op,
                            InnerModules inner = InnerModules::Included);
  ~SymbolTableScope();
  SymbolTableScope(const SymbolTableScope &) = delete;
  SymbolTableScope &operator=(const SymbolTableScope &) = delete;

private:
  SmallVector<Operation *> modules;
};

/// Verifies `op` as mlir::verify does, in a SymbolTableScope.
LogicalResult verifyProgram(Operation *op);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_MODULESYMBOLS_H
