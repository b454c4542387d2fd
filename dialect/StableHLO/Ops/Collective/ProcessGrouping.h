//===- ProcessGrouping.h - Who the groups of a collective name --*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_PROCESSGROUPING_H
#define GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_PROCESSGROUPING_H

#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "lib/Algebra/Mesh/Mesh.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd::stablehlo {

/// The specification's process grouping strategies: what the numbers in
/// `replica_groups` and `source_target_pairs` are.
enum class ProcessGrouping {
  CrossReplica,             ///< replicas; partitions keep to themselves
  CrossReplicaAndPartition, ///< replicas, each with all of its partitions
  CrossPartition,           ///< partitions; replicas keep to themselves
  FlattenedIds,             ///< replica * number of partitions + partition
};

/// Of a collective op of the dialect, or of a good call of RaggedAllToAll.h; so
/// are the rows below.
ProcessGrouping getProcessGrouping(Operation *op);
/// Is `op` one of the dialect's collectives?
bool isCollective(Operation *op);
/// Does a collective combine what all of a group have? Then its groups may be
/// of several sizes, and their order does not matter.
bool combinesAll(Operation *op);
/// The same mesh as a value of the algebra.
Mesh toMesh(MeshAttr attr);
/// The rows of `replica_groups` or `source_target_pairs`; -1 fills are left
/// out. Groups along axes are of a mesh that is written in place.
SmallVector<SmallVector<int64_t>> getProcessGroups(Operation *op);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_PROCESSGROUPING_H
