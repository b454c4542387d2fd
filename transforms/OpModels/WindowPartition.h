//===- WindowPartition.h - Windowed reductions, cut -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_WINDOWPARTITION_H
#define GSPMD_TRANSFORMS_OPMODELS_WINDOWPARTITION_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Model.h"
#include "transforms/OpModels/WindowDims.h"

namespace mlir::gspmd {

/// Attributes of an op with windows: a size per dimension under `name`, and
/// `padding` from (low, high) of each dimension in turn.
NamedAttribute sizesAttr(Builder &b, StringRef name, ArrayRef<int64_t> sizes);
NamedAttribute paddingAttr(Builder &b, ArrayRef<int64_t> rows);

WindowDim windowDim(stablehlo::ReduceWindowOp op, unsigned dim);
WindowDim windowDim(stablehlo::SelectAndScatterOp op, unsigned dim);

PartitionResult partitionWindows(stablehlo::ReduceWindowOp op,
                                 PartitionContext &ctx);
double windowsBytes(stablehlo::ReduceWindowOp op, const FactorMap &map,
                    ArrayRef<AxisList> axes);

PartitionResult partitionWindows(stablehlo::SelectAndScatterOp op,
                                 PartitionContext &ctx);
double windowsBytes(stablehlo::SelectAndScatterOp op, const FactorMap &map,
                    ArrayRef<AxisList> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_WINDOWPARTITION_H
