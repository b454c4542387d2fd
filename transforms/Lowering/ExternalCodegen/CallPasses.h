//===- CallPasses.h - Programs for external code generators -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_CALLPASSES_H
#define GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_CALLPASSES_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::lowering {

/// Module attribute that gspmd-prepare-calls sets: the name of a symbol that
/// identifies code compiled from this module.
inline constexpr llvm::StringLiteral kCodeSymbol = "gspmd.code_of";

/// Returns the name of that symbol. Reports an error if gspmd-prepare-calls has
/// not set it, or if the module has changed since.
FailureOr<std::string> verifiedCodeSymbol(ModuleOp module);

/// Verifies that runtime calls are numbered in program order, in which the
/// runtime's tables are built. Reports an error otherwise.
LogicalResult verifyRuntimeNumbers(ModuleOp module);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_CALLPASSES_H
