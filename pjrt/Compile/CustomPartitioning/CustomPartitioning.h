//===- CustomPartitioning.h - Calls of the caller while compiling -*- C++
//-*-===//
//
// JAX's `custom_partitioning` and `inspect_array_sharding`: calls that are
// there only until shardings are known.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_CUSTOMPARTITIONING_H
#define GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_CUSTOMPARTITIONING_H

#include "dialect/StableHLO/StablehloOps.h"
#include "lib/Algebra/Sharding/TensorSharding.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

inline constexpr llvm::StringLiteral kPartitioningTarget =
    "CustomSPMDPartitioning";
inline constexpr llvm::StringLiteral kInspectionTarget = "InspectSharding";

/// Does `module` have such calls?
bool hasCallerCalls(ModuleOp module);

/// Completes `module` and makes all these calls, which are not in it any
/// longer. Errors name the call.
LogicalResult resolveCallerCalls(ModuleOp module);

SmallVector<stablehlo::CustomCallOp> callsOf(ModuleOp module, StringRef target);
/// What the call says of the function to be called.
StringRef backendConfig(stablehlo::CustomCallOp call);
/// How a tensor lies in a completed program; whole where nothing says so.
TensorSharding completedSharding(Value value, const Mesh &mesh);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_CUSTOMPARTITIONING_CUSTOMPARTITIONING_H
