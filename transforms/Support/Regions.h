//===- Regions.h - What the regions of an op hold ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_REGIONS_H
#define GSPMD_TRANSFORMS_SUPPORT_REGIONS_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Does `op` hold ordinary ops in its regions (not a reducer's scalars)?
bool hasProgramRegions(Operation *op);

/// Is `op` in the region of an op that works on scalars only (a reducer, a
/// comparator)? Such a region runs on one device; shardings in it say nothing.
bool isInScalarRegion(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_REGIONS_H
