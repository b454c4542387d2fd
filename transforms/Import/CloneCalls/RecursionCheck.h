//===- RecursionCheck.h - Rejects recursive functions -----------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_CLONECALLS_RECURSIONCHECK_H
#define GSPMD_TRANSFORMS_IMPORT_CLONECALLS_RECURSIONCHECK_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::gspmd {

/// Verifies that no function of `module` calls itself, directly or indirectly:
/// inlining recursive calls would not terminate. Emits an error at the
/// recursive call otherwise. Sets `hasCalls` to true if there is any call.
LogicalResult verifyNoRecursion(ModuleOp module, const SymbolTable &symbols,
                                bool *hasCalls = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_CLONECALLS_RECURSIONCHECK_H
