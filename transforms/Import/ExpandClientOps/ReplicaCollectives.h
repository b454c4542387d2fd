//===- ReplicaCollectives.h - Collectives of one replica --------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_REPLICACOLLECTIVES_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_REPLICACOLLECTIVES_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Verifies that the program has one replica, of any number of partitions.
/// Emits an error otherwise.
LogicalResult verifyOneReplica(ModuleOp module);

/// Returns true if `op` is a collective or `replica_id`.
bool dependsOnReplicas(Operation *op);

/// Replaces such an op if its participants are one process: a collective across
/// replicas, or one with groups of a single process, forwards its operands;
/// `replica_id` is 0. Returns false if `op` stays.
bool foldReplicaOp(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_REPLICACOLLECTIVES_H
