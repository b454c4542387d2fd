//===- ConvolutionPartition.h - Convolutions along cut windows --*- C++ -*-===//
//
// What Convolution.cpp (rules, costs) and ConvolutionPartition.cpp (per-device
// forms) share: the spatial dimensions and their kinds.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CONVOLUTIONPARTITION_H
#define GSPMD_TRANSFORMS_OPMODELS_CONVOLUTIONPARTITION_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Model.h"
#include "transforms/OpModels/WindowDims.h"

namespace mlir::gspmd {

/// Dimensions that are not spatial, each of one of the operands or of the result.
struct ConvolutionPlaces {
  Place batch, inFeature, kernelIn, kernelOut, outBatch, outFeature;
};
ConvolutionPlaces placesOf(stablehlo::ConvDimensionNumbersAttr dims);

/// See Convolution.cpp.
enum class SpatialKind {
  Pointwise,
  Patches,
  PatchTaps,
  Scattered,
  Taps,
  Sliding
};

struct SpatialDim {
  WindowDim window;
  unsigned inDim, kernelDim, outDim;
  SpatialKind kind;
};

SmallVector<SpatialDim> spatialDims(stablehlo::ConvolutionOp op);

/// The local convolution: its input brought in along cut windows, partial sums
/// where the kernel's positions are cut. `groups` are attributes to replace.
PartitionResult partitionConvolution(stablehlo::ConvolutionOp op,
                                     PartitionContext &ctx,
                                     ArrayRef<NamedAttribute> groups);
double convolutionBytes(stablehlo::ConvolutionOp op, const FactorMap &map,
                        ArrayRef<AxisList> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CONVOLUTIONPARTITION_H
