//===- WindowPartition.h - Windowed reductions, cut -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_WINDOWPARTITION_H
#define GSPMD_TRANSFORMS_OPMODELS_WINDOWPARTITION_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Model.h"
#include "transforms/OpModels/WindowDims.h"

namespace mlir::gspmd {

WindowDim windowDim(stablehlo::ReduceWindowOp op, unsigned dim);
WindowDim windowDim(stablehlo::SelectAndScatterOp op, unsigned dim);

PartitionResult partitionWindows(stablehlo::ReduceWindowOp op,
                                 PartitionContext &ctx);
double windowsBytes(stablehlo::ReduceWindowOp op, const FactorMap &map,
                    ArrayRef<AxisList> axes);

/// What `select` never takes where there is anything else, nullopt if it is no
/// comparison: the kind whose neutral element it is.
std::optional<ReductionKind> selectKind(stablehlo::SelectAndScatterOp op);
PartitionResult partitionWindows(stablehlo::SelectAndScatterOp op,
                                 PartitionContext &ctx);
double windowsBytes(stablehlo::SelectAndScatterOp op, const FactorMap &map,
                    ArrayRef<AxisList> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_WINDOWPARTITION_H
