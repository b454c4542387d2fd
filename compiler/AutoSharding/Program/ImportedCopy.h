//===- ImportedCopy.h - A program in the project's terms --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_IMPORTEDCOPY_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_IMPORTEDCOPY_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// A copy of `module` as completion begins with it: annotations of JAX
/// imported, shardings on one mesh. Failure after an error.
FailureOr<OwningOpRef<ModuleOp>> importedCopy(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_IMPORTEDCOPY_H
