//===- FuseElementwise.h - Fusion of element-wise loops ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_H
#define GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

/// Fuses producers into the loops that read them: always if little work is
/// duplicated, otherwise only if the loop is the sole reader.
void fuseElementwiseOps(Operation *root, RewriterBase &rewriter);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_H
