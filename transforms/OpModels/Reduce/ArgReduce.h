//===- ArgReduce.h - Reductions without an all-reduce -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_REDUCE_ARGREDUCE_H
#define GSPMD_TRANSFORMS_OPMODELS_REDUCE_ARGREDUCE_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Partitions a reduce that is sharded along reduced dimensions and whose body
/// has no reduction kind (argmax: pairs of value and position). The results are
/// replicated.
PartitionResult partitionOpaqueReduce(stablehlo::ReduceOp op,
                                      PartitionContext &ctx);
/// Returns the bytes that each device receives for that if factor f is sharded
/// by `axes[f]`.
double opaqueReduceBytes(stablehlo::ReduceOp op, const FactorMap &map,
                         ArrayRef<AxisList> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_REDUCE_ARGREDUCE_H
