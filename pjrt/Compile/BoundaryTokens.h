//===- BoundaryTokens.h - Tokens at the boundary of programs ----*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_BOUNDARYTOKENS_H
#define GSPMD_PJRT_COMPILE_BOUNDARYTOKENS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// JAX orders calls of programs with ordered effects by tokens among their
/// arguments and results, and passes booleans without elements for them.
/// Replaces the tokens of public functions by such tensors; tokens inside the
/// program stay.
void replaceBoundaryTokens(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_BOUNDARYTOKENS_H
