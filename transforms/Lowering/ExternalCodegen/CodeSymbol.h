//===- CodeSymbol.h - Identification of external code -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_CODESYMBOL_H
#define GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_CODESYMBOL_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::lowering {

/// Module attribute that gspmd-prepare-calls sets: the name of a symbol that
/// identifies code compiled from this module.
inline constexpr llvm::StringLiteral kCodeSymbol = "gspmd.code_of";

/// Module attributes that gspmd-prepare-calls sets for gspmd-finish-calls: the
/// name of the entry, and the number of tensors that it takes and returns.
inline constexpr llvm::StringLiteral kEntryName = "gspmd.entry";
inline constexpr llvm::StringLiteral kNumTensors = "gspmd.num_tensors";

/// Derives a symbol name from the module's text without that name, as parsed
/// from a file. Printing flags of a tool do not change it.
std::string computeCodeSymbol(ModuleOp module);

/// Returns the name in kCodeSymbol. Reports an error if gspmd-prepare-calls has
/// not set it, or if the module has changed since.
FailureOr<std::string> verifiedCodeSymbol(ModuleOp module);

/// Verifies that runtime calls are numbered in program order, in which the
/// runtime's tables are built. Reports an error otherwise.
LogicalResult verifyRuntimeNumbers(ModuleOp module);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_CODESYMBOL_H
