//===- TileTransposes.h - Loops that transpose tiles ------------*- C++ -*-===//
//-*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_TILETRANSPOSES_H
#define GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_TILETRANSPOSES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::gspmd::lowering {

/// Tiles the loops of an element-wise `op` on large buffers into squares if its
/// operands are contiguous along different dimensions, so that each cache line
/// is used completely while it is cached. Returns the number of its outermost
/// loops, one in the other, that are parallel.
unsigned tileTransposes(linalg::GenericOp op, RewriterBase &rewriter);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BLOCKREDUCTIONS_TILETRANSPOSES_H
