//===- LowerUpstream.h - MLIR's own dialects for the emulator ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERUPSTREAM_LOWERUPSTREAM_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERUPSTREAM_LOWERUPSTREAM_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

/// linalg's products to stablehlo.einsum (for the matrix library), scf.forall
/// to scf.for, divisions that round down or up to arithmetic. The rest of
/// linalg and tensor is ExpandOps'.
void populateLowerUpstreamPatterns(RewritePatternSet &patterns);

/// Ops of tosa that upstream's conversion gets wrong, in ones that it does not.
void populateTosaPatterns(RewritePatternSet &patterns);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERUPSTREAM_LOWERUPSTREAM_H
