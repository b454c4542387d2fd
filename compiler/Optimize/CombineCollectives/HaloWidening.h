//===- HaloWidening.h - One exchange for several halos ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_HALOWIDENING_H
#define GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_HALOWIDENING_H

#include "compiler/Optimize/Driver/RewritePass.h"

namespace mlir::gspmd {

/// Combines halo exchanges of one value along one dimension into one that is as
/// wide on either side as the widest, of which each is a slice, if that reduces
/// the traffic. A Change.
FailureOr<Rewrite> widenHalos(ModuleOp module, const Target &target,
                              const StepCost &before);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_HALOWIDENING_H
