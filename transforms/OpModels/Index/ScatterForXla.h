//===- ScatterForXla.h - Scatters with XLA's semantics ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_INDEX_SCATTERFORXLA_H
#define GSPMD_TRANSFORMS_OPMODELS_INDEX_SCATTERFORXLA_H

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd {

/// Implements XlaFormOpInterface.
///
/// If a window is partly out of bounds, StableHLO drops the elements out of
/// bounds; XLA drops the full window. A shard has such windows where the global
/// tensor has none. Operands get a margin of the size of the windows, so that
/// the windows are in bounds, and the margin is sliced off afterwards.
///
/// The operand of a scatter is no slice, with which XLA would merge it
/// incorrectly; and if one value is an operand twice, its copies get different
/// margins, because XLA would update one buffer twice.
struct ScatterForXla {
  static LogicalResult write(stablehlo::ScatterOp op, RewriterBase &rewriter);
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_INDEX_SCATTERFORXLA_H
