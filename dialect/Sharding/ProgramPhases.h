//===- ProgramPhases.h - Attributes of a module's phases --------*- C++ -*-===//
//
// After completion, a module records the phase, and each op records whether its
// sharding is an annotation of the user. Later phases may change the other
// shardings, which propagation chose:
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
inline constexpr llvm::StringLiteral kPhaseAttrName = "sharding.phase";
/// Values of kPhaseAttrName.
inline constexpr llvm::StringLiteral kCompletedPhase = "completed";
inline constexpr llvm::StringLiteral kReshardedPhase = "resharded";

/// Name of the unit attribute of an op with a result, or of an argument of a
/// private function, whose sharding is an annotation of the user. Completion
/// attaches it; it is removed when reshards are inserted.
inline constexpr llvm::StringLiteral kAnnotatedAttrName = "sharding.annotated";

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_PROGRAMPHASES_H
