//===- CallerCalls.h - Calls of the caller while compiling ------*- C++ -*-===//
//
// JAX's `custom_partitioning` and `inspect_array_sharding`: calls that are
// there only until shardings are known.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_CALLERCALLS_H
#define GSPMD_PJRT_CALLERCALLS_H

#include "dialect/Algebra/TensorSharding.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::pjrt {

inline constexpr llvm::StringLiteral kPartitioning = "CustomSPMDPartitioning";
inline constexpr llvm::StringLiteral kInspection = "InspectSharding";

/// Does `module` have such calls?
bool asksCaller(ModuleOp module);

/// Completes `module` and makes all these calls, which are not in it any
/// longer. Errors name the call.
LogicalResult askCaller(ModuleOp module);

SmallVector<stablehlo::CustomCallOp> callsOf(ModuleOp module, StringRef target);
/// What the call says of the function to be called.
StringRef backendConfig(stablehlo::CustomCallOp call);
/// How a tensor lies in a completed program; whole where nothing says so.
::gspmd::TensorSharding completedSharding(Value value,
                                          const ::gspmd::Mesh &mesh);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_CALLERCALLS_H
