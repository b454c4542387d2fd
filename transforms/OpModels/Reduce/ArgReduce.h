//===- ArgReduce.h - Reductions that no all-reduce combines -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_REDUCE_ARGREDUCE_H
#define GSPMD_TRANSFORMS_OPMODELS_REDUCE_ARGREDUCE_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// A reduce that is cut along some of the dimensions it reduces and whose body
/// is of no single kind (argmax: pairs of value and position). The results are
/// complete on every device.
PartitionResult partitionOpaqueReduce(stablehlo::ReduceOp op,
                                      PartitionContext &ctx);
/// What each device receives for that when factor f is cut by `axes[f]`.
double opaqueReduceBytes(stablehlo::ReduceOp op, const FactorMap &map,
                         ArrayRef<AxisList> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_REDUCE_ARGREDUCE_H
