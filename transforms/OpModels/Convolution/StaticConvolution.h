//===- StaticConvolution.h - Static form of dynamic_conv --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_STATICCONVOLUTION_H
#define GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_STATICCONVOLUTION_H

#include "dialect/StableHLO/StablehloOps.h"

namespace mlir::gspmd {

/// Builds a convolution with static padding that is equivalent to `op`; null if
/// the padding of `op` is not a constant.
Value buildStaticConvolution(stablehlo::DynamicConvOp op, OpBuilder &builder);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_STATICCONVOLUTION_H
