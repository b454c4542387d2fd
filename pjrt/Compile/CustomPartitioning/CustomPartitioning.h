//===- CustomPartitioning.h - Calls of the caller ---------------*- C++ -*-===//
//
// JAX's `custom_partitioning` and `inspect_array_sharding`: calls that exist
// only until shardings are known.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_CUSTOMPARTITIONING_H
#define GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_CUSTOMPARTITIONING_H

#include "lib/Algebra/Sharding/TensorSharding.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

inline constexpr llvm::StringLiteral kPartitioningTarget =
    "CustomSPMDPartitioning";
inline constexpr llvm::StringLiteral kInspectionTarget = "InspectSharding";

/// Returns true if `module` has such calls.
bool hasCallerCalls(ModuleOp module);

/// Completes `module` and resolves all these calls. Errors name the call.
LogicalResult resolveCallerCalls(ModuleOp module);

/// Returns the calls of `target`, whose backend_config identifies the caller's
/// function.
SmallVector<Operation *> callsOf(ModuleOp module, StringRef target);
/// Returns the sharding of a value in a completed program; replicated without
/// an annotation.
TensorSharding completedSharding(Value value, const Mesh &mesh);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_CUSTOMPARTITIONING_H
