//===- TileTransposes.h - Loops that read across what they write -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_TILETRANSPOSES_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_TILETRANSPOSES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::gspmd::lowering {

/// Cuts the loops of an element-wise `op` on large buffers into squares where
/// operands do not have their neighbours along the same dimension: each line of
/// the cache is used up while it is there.
void tileTransposes(linalg::GenericOp op, RewriterBase &rewriter);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_TILETRANSPOSES_H
