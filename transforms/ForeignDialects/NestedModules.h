//===- NestedModules.h - Programs in nested modules -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_FOREIGNDIALECTS_NESTEDMODULES_H
#define GSPMD_TRANSFORMS_FOREIGNDIALECTS_NESTEDMODULES_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Calls `run` on each module that is nested in `module`, also in regions of
/// its ops, innermost first, and then on `module`, without the modules in it.
/// Each is a program of its own: a call does not leave its symbol table. A
/// nested module without a mesh gets copies of those of the nearest module that
/// has one; a nested module with meshes gets copies of the other meshes to
/// which it refers.
LogicalResult
runOnNestedModules(ModuleOp module,
                   llvm::function_ref<LogicalResult(ModuleOp)> run);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_FOREIGNDIALECTS_NESTEDMODULES_H
