//===- CallCycles.h - Functions that call each other in a circle -*- C++
//-*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_CLONECALLS_RECURSIONCHECK_H
#define GSPMD_TRANSFORMS_IMPORT_CLONECALLS_RECURSIONCHECK_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::gspmd {

/// Fails, with an error at the call that closes the circle, where functions of
/// `module` call themselves or each other in one: what puts bodies in the place
/// of calls would not end. `hasCalls` is set if there are calls at all.
LogicalResult verifyNoRecursion(ModuleOp module, const SymbolTable &symbols,
                                bool *hasCalls = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_CLONECALLS_RECURSIONCHECK_H
