//===- ProgramPhases.h - Attributes of a module's phases --------*- C++ -*-===//
//
// A module that has passed a phase states it, and which of its shardings are
// annotations of the user. Propagation has found the others, so that later
// phases may change them:
//
//     module attributes {sharding.phase = "completed"} {
//       ...
//       %0 = stablehlo.tanh %a {sharding.annotated, sharding.shardings = ...}
//       %1 = stablehlo.sine %0 {sharding.shardings = ...}
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_SHARDING_PROGRAMPHASES_H
#define GSPMD_DIALECT_SHARDING_PROGRAMPHASES_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::sharding {

/// Name of the attribute of a module with the last phase that it has passed.
/// Without it, propagation takes every sharding for an annotation.
inline constexpr llvm::StringLiteral kPhase = "sharding.phase";
/// Its values.
inline constexpr llvm::StringLiteral kCompleted = "completed";
inline constexpr llvm::StringLiteral kResharded = "resharded";

/// Name of the unit attribute of an op with a result, or of an argument of a
/// private function, whose sharding is an annotation of the user. Completion
/// attaches it; it is removed when reshards are inserted.
inline constexpr llvm::StringLiteral kAnnotated = "sharding.annotated";

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_PROGRAMPHASES_H
