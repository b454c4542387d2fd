//===- DropAnnotations.h - A program as if nobody had annotated it -*-C++-*-==//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DROPANNOTATIONS_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DROPANNOTATIONS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Imports `module` and takes away every sharding that is attached to a value
/// or constrains one, and meshes that nothing needs any more. A manual
/// computation is an error: its body is written for one mesh.
LogicalResult dropAnnotations(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DROPANNOTATIONS_H
