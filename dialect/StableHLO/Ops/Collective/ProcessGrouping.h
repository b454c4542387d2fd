//===- ProcessGrouping.h - Processes of a collective ------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_PROCESSGROUPING_H
#define GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_PROCESSGROUPING_H

#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "lib/Algebra/Mesh/Mesh.h"
#include "mlir/IR/Builders.h"

namespace mlir::gspmd::stablehlo {

/// The specification's process grouping strategies: the meaning of the numbers
/// in `replica_groups` and `source_target_pairs`.
enum class ProcessGrouping {
  CrossReplica,             ///< replicas; partitions do not communicate
  CrossReplicaAndPartition, ///< replicas, each with all of its partitions
  CrossPartition,           ///< partitions; replicas do not communicate
  FlattenedIds,             ///< replica * number of partitions + partition
};

/// Returns the strategy of a collective op of the dialect, or of a valid call
/// of RaggedAllToAllCall.h.
ProcessGrouping getProcessGrouping(Operation *op);
/// Returns true if `op` is one of the dialect's collectives.
bool isCollective(Operation *op);
/// Returns true if a collective reduces over all members of a group. Its groups
/// may then differ in size, and their order is significant only where sums are
/// not associative, as those of quantized numbers.
bool combinesAll(Operation *op);
/// The id that `partition_id` or `replica_id` returns.
enum class ProcessId { Partition, Replica };
/// Returns the id that `op` returns; nullopt for other ops.
std::optional<ProcessId> getProcessId(Operation *op);
/// Creates a ui32 scalar.
Value createProcessId(OpBuilder &builder, Location loc, ProcessId id);
/// Creates a collective_permute; each row of `pairs` is a source and a target.
Value createCollectivePermute(OpBuilder &builder, Location loc, Value value,
                              DenseIntElementsAttr pairs,
                              ChannelHandleAttr channel);
/// Returns the mesh as a value of the algebra.
Mesh toMesh(MeshAttr attr);
/// Returns the rows of `replica_groups` or `source_target_pairs`, without -1
/// padding. Precondition for groups along axes: the mesh is inlined.
SmallVector<SmallVector<int64_t>> getProcessGroups(Operation *op);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_PROCESSGROUPING_H
