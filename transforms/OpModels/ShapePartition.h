//===- ShapePartition.h - Ops that move elements, cut -----------*- C++ -*-===//
//
// Per-device forms of slice, pad, concatenate, reverse and reshape along cut
// dimensions, all as window reads (HaloWindow.h), and what they communicate.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SHAPEPARTITION_H
#define GSPMD_TRANSFORMS_OPMODELS_SHAPEPARTITION_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Model.h"

namespace mlir::gspmd {

PartitionResult partitionMoved(stablehlo::SliceOp op, PartitionContext &ctx);
PartitionResult partitionMoved(stablehlo::PadOp op, PartitionContext &ctx);
PartitionResult partitionMoved(stablehlo::ConcatenateOp op,
                               PartitionContext &ctx);
PartitionResult partitionMoved(stablehlo::ReverseOp op, PartitionContext &ctx);
PartitionResult partitionMoved(stablehlo::ReshapeOp op, PartitionContext &ctx);

/// Is anything added to or taken away from the dimension?
bool isPadded(stablehlo::PadOp op, unsigned dim);

double movedBytes(stablehlo::SliceOp op, const FactorMap &map,
                  ArrayRef<AxisList> axes);
double movedBytes(stablehlo::PadOp op, const FactorMap &map,
                  ArrayRef<AxisList> axes);
double movedBytes(stablehlo::ConcatenateOp op, const FactorMap &map,
                  ArrayRef<AxisList> axes);
double movedBytes(stablehlo::ReverseOp op, const FactorMap &map,
                  ArrayRef<AxisList> axes);
double movedBytes(stablehlo::ReshapeOp op, const FactorMap &map,
                  ArrayRef<AxisList> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SHAPEPARTITION_H
