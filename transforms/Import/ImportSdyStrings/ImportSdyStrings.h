//===- ImportSdyStrings.h - Shardy's annotations as strings -----*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_IMPORTSDYSTRINGS_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_IMPORTSDYSTRINGS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Replaces the strings and custom calls of a module with `xla.sdy.meshes` by
/// the attributes and ops of Shardy that they represent, and in any module the
/// shardings of XLA with named axes. Fails, with an error, if they are
/// malformed.
LogicalResult importSdyStrings(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_IMPORTSDYSTRINGS_H
