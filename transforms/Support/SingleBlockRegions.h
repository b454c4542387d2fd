//===- SingleBlockRegions.h - Regions of a single block ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_SINGLEBLOCKREGIONS_H
#define GSPMD_TRANSFORMS_SUPPORT_SINGLEBLOCKREGIONS_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Verifies that functions and regions have a single block: branches and loops
/// must be ops with regions. Emits an error at the op otherwise.
LogicalResult verifySingleBlockRegions(Operation *module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_SINGLEBLOCKREGIONS_H
