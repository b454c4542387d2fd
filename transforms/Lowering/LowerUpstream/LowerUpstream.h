//===- LowerUpstream.h - Legalization of upstream dialects ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERUPSTREAM_LOWERUPSTREAM_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERUPSTREAM_LOWERUPSTREAM_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

/// Adds patterns that rewrite linalg contractions to stablehlo.einsum (which
/// uses the matrix library), scf.forall to scf.for, and floor and ceil
/// divisions to arithmetic. The ExpandOps patterns handle the rest of linalg
/// and tensor.
void populateLowerUpstreamPatterns(RewritePatternSet &patterns);

/// Adds patterns that rewrite tosa ops which upstream's conversion lowers
/// incorrectly to ops which it lowers correctly.
void populateTosaPatterns(RewritePatternSet &patterns);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERUPSTREAM_LOWERUPSTREAM_H
