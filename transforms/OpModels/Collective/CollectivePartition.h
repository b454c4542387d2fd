//===- CollectivePartition.h - Partition of collectives ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEPARTITION_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEPARTITION_H

#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Each returns the local form of the op, with the groups as axes of the mesh,
/// which must be manual at the op.
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
