//===- ProcessAttrs.h - Attributes of programs for one process --*- C++ -*-===//

#ifndef GSPMD_DIALECT_SPMD_PROCESSATTRS_H
#define GSPMD_DIALECT_SPMD_PROCESSATTRS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::spmd {

/// Attributes of arguments and results of a program of XLA's processes: the
/// global type and the sharding as a GSPMD tile assignment. They have no
/// dialect, so that any parser keeps them.
inline constexpr llvm::StringLiteral kProcessGlobalType = "gspmd.global_type";
inline constexpr llvm::StringLiteral kProcessSharding = "gspmd.sharding";

} // namespace mlir::gspmd::spmd

#endif // GSPMD_DIALECT_SPMD_PROCESSATTRS_H
