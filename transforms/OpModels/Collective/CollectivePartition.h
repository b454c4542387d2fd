//===- CollectivePartition.h - Users' collectives on a mesh -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEPARTITION_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEPARTITION_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Each gives the per-device form: the op's devices as axes of the mesh, which
/// must be manual where the op stands.
PartitionResult partitionAllReduce(stablehlo::AllReduceOp op,
                                   PartitionContext &ctx);
PartitionResult partitionCrossReplicaSum(stablehlo::CrossReplicaSumOp op,
                                         PartitionContext &ctx);
PartitionResult partitionAllGather(stablehlo::AllGatherOp op,
                                   PartitionContext &ctx);
PartitionResult partitionReduceScatter(stablehlo::ReduceScatterOp op,
                                       PartitionContext &ctx);
PartitionResult partitionAllToAll(stablehlo::AllToAllOp op,
                                  PartitionContext &ctx);
PartitionResult partitionPermute(stablehlo::CollectivePermuteOp op,
                                 PartitionContext &ctx);
PartitionResult partitionBroadcast(stablehlo::CollectiveBroadcastOp op,
                                   PartitionContext &ctx);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEPARTITION_H
