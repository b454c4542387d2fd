//===- MergeClones.h - Copies of functions that are alike -------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_MERGECLONES_H
#define GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_MERGECLONES_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Import gives every call its own copy of a function. Copies that completion
/// gave the same shardings become one again; those that differ stay, under
/// their names.
void mergeClones(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTSDY_MERGECLONES_H
