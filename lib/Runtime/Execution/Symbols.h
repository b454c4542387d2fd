//===- Symbols.h - The runtime's functions by name --------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_SYMBOLS_H
#define GSPMD_LIB_RUNTIME_EXECUTION_SYMBOLS_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::gspmd {

/// A function of gspmd/ABI/Runtime.h by name, for the JIT's symbol table.
struct RuntimeSymbol {
  const char *name;
  void *address;
};
/// Returns all of them, and `malloc`, `aligned_alloc`, `free`, `memrefCopy`,
/// `_mlir_memref_to_llvm_{alloc,aligned_alloc,free}` bound to the runtime's
/// functions.
llvm::ArrayRef<RuntimeSymbol> runtimeSymbols();

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_SYMBOLS_H
