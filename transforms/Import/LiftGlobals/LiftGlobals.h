//===- LiftGlobals.h - Globals of ml_program as values ----------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_LIFTGLOBALS_LIFTGLOBALS_H
#define GSPMD_TRANSFORMS_IMPORT_LIFTGLOBALS_LIFTGLOBALS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Runs gspmd-lift-globals, for callers that name arguments before a pipeline.
LogicalResult liftGlobals(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_LIFTGLOBALS_LIFTGLOBALS_H
