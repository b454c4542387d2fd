//===- ShrinkShardings.h - Fewer annotations, axes, devices -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_SHRINK_SHRINKSHARDINGS_H
#define GSPMD_COMPILER_FUZZ_SHRINK_SHRINKSHARDINGS_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/BuiltinOps.h"
#include <functional>
#include <vector>

namespace mlir::gspmd::fuzz {

/// Changes a copy of a program; false if there was nothing to change. Names
/// what it changes by position, so that it can be tried on any copy.
using Edit = std::function<bool(mlir::ModuleOp)>;

/// The attribute of arguments and results that annotates them.
constexpr llvm::StringLiteral kSharding = "sharding.sharding";

/// Annotations of `module` that say less, or that are not there.
std::vector<Edit> listShardingEdits(mlir::ModuleOp module);
/// Smaller meshes, devices in the order of the axes.
std::vector<Edit> listMeshEdits();

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_SHRINK_SHRINKSHARDINGS_H
