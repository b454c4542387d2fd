//===- FuseElementwise.h - One loop for several element-wise ops *- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_H
#define GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

/// Fuses producers into the loops that read them: always where that repeats
/// little work, and otherwise where nothing else reads the producer.
void fuseElementwiseOps(Operation *root, RewriterBase &rewriter);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_H
