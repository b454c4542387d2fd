//===- SpatialDims.h - Kinds of convolution windows -------------*- C++ -*-===//
//
// The kind of a spatial dimension of a convolution is determined by its window:
//
//   Pointwise   kernel size 1               in [j], out [j]
//   Patches     adjacent windows (ViT)      in [jk], kernel [k], out [j]
//   PatchKernelGradient
//               the gradient of its kernel  in [jk], kernel [j], out [k]
//   KernelGradient
//               kernel larger than the output, as in the gradient of a
//               convolution's kernel        in [j], kernel [j]: reduced, halo
//   Sliding     any other                   in [j], out [j], with halo
//
// The first three are exact einsums, so even shardings need no communication.
// Uneven shards of patches read halos as sliding windows do. Strides and
// dilations are then those of the unsharded dimension.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_SPATIALDIMS_H
#define GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_SPATIALDIMS_H

#include "dialect/StableHLO/Ops/Reduction/ContractOps.h"
#include "transforms/OpModels/Support/Model.h"
#include "transforms/OpModels/Support/WindowAttrs.h"

namespace mlir::gspmd {

enum class SpatialKind {
  Pointwise,
  Patches,
  PatchKernelGradient,
  KernelGradient,
  Sliding
};

struct SpatialDim {
  WindowDim window;
  unsigned inDim, kernelDim, outDim;
  SpatialKind kind;
};

/// Returns the spatial dimension with the windows `window`, with its kind.
SpatialDim spatialDim(const WindowDim &window, unsigned inDim,
                      unsigned kernelDim, unsigned outDim);
SmallVector<SpatialDim> spatialDims(stablehlo::ConvolutionOp op);

/// Builds a convolution with static padding that is equivalent to `op`; null if
/// the padding of `op` is not a constant.
Value buildStaticConvolution(stablehlo::DynamicConvOp op, OpBuilder &builder);

/// Adds the factors by which a spatial dimension is partitioned, according to
/// the table above.
void addPartitionFactors(FactorRule &rule, const SpatialDim &dim);
/// Adds the factors of propagation: a spatial dimension of the input consists
/// of the indices of windows (the output's dimension) and the indices in a
/// window (the kernel's), the larger of them major, as far as it has elements.
void addPropagationFactors(FactorRule &rule, const SpatialDim &dim);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_SPATIALDIMS_H
