//===- MergeClones.h - Merges copies of functions ---------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_MERGECLONES_H
#define GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_MERGECLONES_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Merges the copies of a function that import created for its calls if
/// completion gave them the same shardings; other copies stay under their own
/// names.
void mergeClones(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_MERGECLONES_H
