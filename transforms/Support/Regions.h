//===- Regions.h - Contents of regions --------------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_REGIONS_H
#define GSPMD_TRANSFORMS_SUPPORT_REGIONS_H

#include "mlir/IR/OperationSupport.h"

namespace mlir::gspmd {

/// Returns true if the regions of `op` hold ops of the program (not those of a
/// reducer on scalars).
bool hasProgramRegions(Operation *op);

/// Returns all ops in the regions of `op` that hold ops of the program, in
/// program order.
std::vector<Operation *> programOps(Operation *op);

/// Returns true if `op` is in the region of an op that works on scalars only (a
/// reducer, a comparator). Such a region runs on one device; shardings in it
/// have no meaning.
bool isInScalarRegion(Operation *op);

/// Returns a hash of the ops in the regions of `op`, without their operands.
/// Regions that are equivalent under `flags` have the same hash.
size_t hashOfOps(Operation *op, OperationEquivalence::Flags flags);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_REGIONS_H
