//===- SpatialDims.h - What convolution windows are -------------*- C++ -*-===//
//
// A spatial dimension of a convolution is, by its window,
//
//   Pointwise   kernel size 1                     in [j], out [j]
//   Patches     windows side by side (ViT)        in [jk], kernel [k], out [j]
//   PatchTaps   its gradient of the kernel        in [jk], kernel [j], out [k]
//   Taps        kernel larger than the output     in [j], kernel [j]
//               (a convolution's gradient of its kernel): reduced, with halo
//   Sliding     any other                         in [j], out [j], with halo
//
// The first three are exact einsums, so that even cuts need nothing more.
// Uneven parts of patches' windows read their neighbours' borders as sliding
// ones do. The strides and dilations are then those of the whole dimension.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_SPATIALDIMS_H
#define GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_SPATIALDIMS_H

#include "dialect/StableHLO/Ops/Reduction/ContractOps.h"
#include "transforms/OpModels/Support/Model.h"
#include "transforms/OpModels/Support/WindowAttrs.h"

namespace mlir::gspmd {

enum class SpatialKind { Pointwise, Patches, PatchTaps, Taps, Sliding };

struct SpatialDim {
  WindowDim window;
  unsigned inDim, kernelDim, outDim;
  SpatialKind kind;
};

/// The dimension whose windows are `window`, by what they are.
SpatialDim spatialDim(const WindowDim &window, unsigned inDim,
                      unsigned kernelDim, unsigned outDim);
SmallVector<SpatialDim> spatialDims(stablehlo::ConvolutionOp op);

/// The factors by which a spatial dimension is cut, as the table above has
/// them.
void addPartitionFactors(FactorRule &rule, const SpatialDim &dim);
/// To completion, a spatial dimension of the input is made of the windows'
/// positions (the output's dimension) and the positions in a window (the
/// kernel's), the larger of them major, as far as it has elements.
void addPropagationFactors(FactorRule &rule, const SpatialDim &dim);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_SPATIALDIMS_H
