//===- BoundaryShardings.h - Shardings at program boundaries ----*- C++ -*-===//
//
// Callers have tensors that a program of one mesh does not support: shards on
// devices in another order than that of its mesh, and partial sums. At the
// boundary they become supported tensors, and the program begins and ends with
// manual computations that convert them:
//
//   shards on mesh [3,2,1,0]         shards as on the mesh [0,1,2,3], which a
//                                    permutation then sends to their devices
//   [8,8], unreduced along "y"=2     [2,8,8], sharded by "y" in dimension 0
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_COMPILE_BOUNDARYSHARDINGS_H
#define GSPMD_PJRT_COMPILE_BOUNDARYSHARDINGS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::pjrt {

/// Attributes of arguments and results of the rewritten program. This one maps
/// device d of the program's sharding to the device on which the caller sees
/// the shard:
inline constexpr llvm::StringLiteral kCallerDevicesAttr =
    "gspmd.caller_devices";
/// The first dimension holds partial results, which this reduction combines.
inline constexpr llvm::StringLiteral kStackedPartialsAttr =
    "gspmd.stacked_partials";

/// Rewrites the public functions of a program in `sdy` form. Returns errors for
/// tensors that are not evenly sharded.
LogicalResult legalizeBoundaryShardings(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_BOUNDARYSHARDINGS_H
