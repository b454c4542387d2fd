//===- ConvolutionPartition.h - Convolutions along cut windows --*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_CONVOLUTIONPARTITION_H
#define GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_CONVOLUTIONPARTITION_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/Model.h"
#include "transforms/OpModels/Support/WindowAttrs.h"

namespace mlir::gspmd {

/// The local convolution: its input brought in along cut windows, partial sums
/// where the kernel's positions are cut. `groups` are attributes to replace.
PartitionResult partitionConvolution(stablehlo::ConvolutionOp op,
                                     PartitionContext &ctx,
                                     ArrayRef<NamedAttribute> groups);
double convolutionBytes(stablehlo::ConvolutionOp op, const FactorMap &map,
                        ArrayRef<AxisList> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CONVOLUTION_CONVOLUTIONPARTITION_H
