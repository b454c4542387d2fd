//===- ScatterForXla.h - Scatters as XLA reads them -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_INDEX_SCATTERFORXLA_H
#define GSPMD_TRANSFORMS_OPMODELS_INDEX_SCATTERFORXLA_H

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd {

/// See XlaFormOpInterface.
///
/// Of a window that is partly outside of its operand, StableHLO drops what is
/// outside; XLA drops all of it. A part of a tensor has such windows where the
/// whole has none. Operands get a margin as wide as the windows reach, so that
/// these are within, and it is cut off after.
///
/// What a scatter updates is no slice, with which XLA would merge it wrongly;
/// and a value that it updates twice is told apart by what its margin holds,
/// because XLA would update one buffer twice.
struct ScatterForXla {
  static LogicalResult write(stablehlo::ScatterOp op, RewriterBase &rewriter);
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_INDEX_SCATTERFORXLA_H
