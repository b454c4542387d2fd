//===- BoundaryTokens.h - Tokens at the boundary of programs ----*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_BOUNDARYTOKENS_H
#define GSPMD_PJRT_COMPILE_BOUNDARYTOKENS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

/// JAX puts the calls of a program with ordered effects into the order of
/// programs by tokens that these take and give, and passes booleans without
/// elements for them. Makes these of the tokens of public functions; within,
/// tokens stay.
void replaceBoundaryTokens(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_BOUNDARYTOKENS_H
