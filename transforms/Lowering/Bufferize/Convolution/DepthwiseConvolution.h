//===- DepthwiseConvolution.h - Convolutions of single channels -*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_CONVOLUTION_DEPTHWISECONVOLUTION_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_CONVOLUTION_DEPTHWISECONVOLUTION_H

#include "transforms/Lowering/Bufferize/Convolution/ConvolvedPhase.h"

namespace mlir::gspmd::lowering {

/// Returns true if a result element is a sum over kernel elements only.
bool isDepthwise(const ConvolvedPhase &phase);

/// Emits a depthwise convolution, whose results must be zeros: as a matrix
/// product it would have one column, so its terms are added to the results,
/// without patches.
void emitDepthwise(const ConvolvedPhase &phase);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_CONVOLUTION_DEPTHWISECONVOLUTION_H
