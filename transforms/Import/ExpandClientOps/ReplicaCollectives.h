//===- ReplicaCollectives.h - Exchange of one process with itself -*- C++
//-*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_REPLICACOLLECTIVES_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_REPLICACOLLECTIVES_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// A program has one replica, of many partitions. Fails, with an error, for one
/// of more.
LogicalResult verifyOneReplica(ModuleOp module);

/// Is `op` a collective, or does it ask which replica it runs on?
bool dependsOnReplicas(Operation *op);

/// Erases such an op where one replica needs no other process for it: a
/// collective across replicas, or one whose groups are of one process each,
/// passes its operands on; `replica_id` is 0. False where `op` stays.
bool foldReplicaOp(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_REPLICACOLLECTIVES_H
