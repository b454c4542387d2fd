//===- PatchProducts.h - Convolutions as matrix products --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_CONVOLUTION_PATCHPRODUCTS_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_CONVOLUTION_PATCHPRODUCTS_H

#include "transforms/Lowering/Bufferize/Convolution/ConvolvedPhase.h"

namespace mlir::gspmd::lowering {

/// Emits a convolution as products of the kernel with blocks of patches.
void emitPatchProducts(const ConvolvedPhase &phase);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_CONVOLUTION_PATCHPRODUCTS_H
