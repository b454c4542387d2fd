//===- SpmdDialect.h - The `spmd` dialect -----------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SPMD_SPMDDIALECT_H
#define GSPMD_DIALECT_SPMD_SPMDDIALECT_H

#include "dialect/Sharding/ShardingDialect.h"

#include "dialect/Spmd/SpmdDialect.h.inc"

#define GET_OP_CLASSES
#include "dialect/Spmd/SpmdOps.h.inc"

namespace mlir::gspmd::spmd {

/// Is the module past partitioning? It then has local types, which only the
/// attributes of its functions and the ops of `spmd` tell.
bool isPartitioned(ModuleOp module);

/// Is the op a collective that is begun and not waited for?
inline bool isStarted(Operation *op) {
  return op && op->hasAttr(SpmdDialect::kStart);
}
/// Is a collective in `op` begun and not waited for?
bool hasStartedCollectives(Operation *op);
/// The collective that `op` waits for; null for all but `spmd.done` of one that
/// was started.
Operation *startOf(Operation *op);
/// Collectives in `op` are waited for where they stand again; returns how many
/// were started.
unsigned joinStartedCollectives(Operation *op);

} // namespace mlir::gspmd::spmd

#endif // GSPMD_DIALECT_SPMD_SPMDDIALECT_H
