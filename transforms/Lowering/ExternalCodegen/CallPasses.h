//===- CallPasses.h - Device programs that others compile -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_CALLPASSES_H
#define GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_CALLPASSES_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::lowering {

/// Attribute of a module whose calls gspmd-prepare-calls has numbered: the name
/// of the symbol by which code that is made of it can be told from other code.
inline constexpr llvm::StringLiteral kCodeSymbol = "gspmd.code_of";

/// The name of that symbol. An error where gspmd-prepare-calls has not given it
/// to the module, or the module has changed since.
FailureOr<std::string> verifiedCodeSymbol(ModuleOp module);

/// The runtime's tables are made by walking over a numbered program again. An
/// error where its numbers are not in this order.
LogicalResult verifyRuntimeNumbers(ModuleOp module);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXTERNALCODEGEN_CALLPASSES_H
