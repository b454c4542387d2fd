//===- WiderHalos.h - One halo of a value that holds others -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_WIDERHALOS_H
#define GSPMD_TRANSFORMS_OPTIMIZE_WIDERHALOS_H

#include "transforms/Optimize/Guard.h"

namespace mlir::gspmd {

/// Halo exchanges of one value along one dimension become one that is as wide
/// on either side as the widest, of which each is a slice, where that leaves
/// the network less to do. A Change.
FailureOr<Rewrite> widenHalos(ModuleOp module, const Target &target,
                              const StepCost &before);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_WIDERHALOS_H
