//===- ImportedCopy.h - An imported copy of a program -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_IMPORTEDCOPY_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_IMPORTEDCOPY_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// A copy of `module` as completion expects it: JAX's annotations imported,
/// shardings on one mesh. Fails after an error.
FailureOr<OwningOpRef<ModuleOp>> cloneAndImport(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_IMPORTEDCOPY_H
