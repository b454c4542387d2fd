//===- ShrinkShardings.h - Removal of annotations and axes ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_SHRINK_SHRINKSHARDINGS_H
#define GSPMD_COMPILER_FUZZ_SHRINK_SHRINKSHARDINGS_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/BuiltinOps.h"
#include <functional>
#include <vector>

namespace mlir::gspmd::fuzz {

/// Changes a copy of a program; returns false if it changes nothing. Identifies
/// what it changes by index, so that it can be tried on any copy.
using Edit = std::function<bool(mlir::ModuleOp)>;

/// The attribute that annotates arguments and results.
constexpr llvm::StringLiteral kSharding = "sharding.sharding";

/// Returns edits that weaken or remove the annotations of `module`.
std::vector<Edit> listShardingEdits(mlir::ModuleOp module);
/// Returns edits that make the mesh smaller or its device order trivial.
std::vector<Edit> listMeshEdits();

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_SHRINK_SHRINKSHARDINGS_H
