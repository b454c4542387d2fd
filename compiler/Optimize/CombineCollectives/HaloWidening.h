//===- HaloWidening.h - One halo of a value that holds others ---*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_HALOWIDENING_H
#define GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_HALOWIDENING_H

#include "compiler/Optimize/Support/RewritePass.h"

namespace mlir::gspmd {

/// Halo exchanges of one value along one dimension become one that is as wide
/// on either side as the widest, of which each is a slice, where that leaves
/// the network less to do. A Change.
FailureOr<Rewrite> widenHalos(ModuleOp module, const Target &target,
                              const StepCost &before);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_HALOWIDENING_H
