//===- StaticConvolution.h - Convolutions dynamic in form only --*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_STATICCONVOLUTION_H
#define GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_STATICCONVOLUTION_H

#include "dialect/StableHLO/StablehloOps.h"

namespace mlir::gspmd {

/// A convolution of constant padding that is `op`; null if the padding of `op`
/// is no constant.
Value writeStaticConvolution(stablehlo::DynamicConvOp op, OpBuilder &builder);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_STATICCONVOLUTION_H
