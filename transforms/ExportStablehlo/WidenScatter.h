//===- WidenScatter.h - Windows that are partly outside ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORTSTABLEHLO_WIDENSCATTER_H
#define GSPMD_TRANSFORMS_EXPORTSTABLEHLO_WIDENSCATTER_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Of a window that is partly outside of its operand, StableHLO drops what is
/// outside; XLA drops all of it. A part of a tensor has such windows where the
/// whole has none. If `op` is a scatter whose windows may be so, gives its
/// operands a margin as wide as the windows reach, so that they are within, and
/// cuts it off after. What it scatters into is no slice that XLA could merge
/// with. Does nothing to other ops.
bool widenScatter(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORTSTABLEHLO_WIDENSCATTER_H
