//===- SingleBlockRegions.h - Functions and regions of one block -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_SINGLEBLOCKREGIONS_H
#define GSPMD_TRANSFORMS_SUPPORT_SINGLEBLOCKREGIONS_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Fails, with an error at the place, where a function or a region in one has
/// several blocks: branches and loops are ops with regions here.
LogicalResult verifySingleBlockRegions(Operation *module);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_SINGLEBLOCKREGIONS_H
