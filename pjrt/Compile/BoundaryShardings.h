//===- CallerShardings.h - Shardings that are the caller's alone -*- C++ -*-==//
//
// Callers have tensors that a program of one mesh cannot say: parts on devices
// in another order than that of its mesh, and parts that are still to be
// summed. At the boundary they become tensors that it can say, and the program
// begins and ends with manual computations between both:
//
//   parts on mesh [3,2,1,0]          parts as on the mesh [0,1,2,3], which a
//                                    permutation then sends to their places
//   [8,8], unreduced along "y"=2     [2,8,8], cut by "y" in the new dimension
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_COMPILE_BOUNDARYSHARDINGS_H
#define GSPMD_PJRT_COMPILE_BOUNDARYSHARDINGS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd::pjrt {

/// Attributes of arguments and results of the rewritten program. Where the
/// caller sees a part that lies on device d of the program's sharding:
inline constexpr llvm::StringLiteral kCallerDevicesAttr =
    "gspmd.callers_devices";
/// The first dimension is of parts that are to be summed.
inline constexpr llvm::StringLiteral kStackedPartialsAttr =
    "gspmd.stacked_parts";

/// Rewrites the public functions of a program in `sdy` form. Errors are of
/// tensors that are not cut evenly.
LogicalResult legalizeBoundaryShardings(ModuleOp module);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_BOUNDARYSHARDINGS_H
