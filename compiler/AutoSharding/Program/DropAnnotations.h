//===- DropAnnotations.h - Removes sharding annotations ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DROPANNOTATIONS_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DROPANNOTATIONS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Imports `module` and removes every sharding attribute and sharding
/// constraint and the meshes that are unused then. Emits an error for manual
/// computations, whose bodies are written for one mesh.
LogicalResult dropAnnotations(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DROPANNOTATIONS_H
