//===- SpmdDialect.h - The `spmd` dialect -----------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SPMD_SPMDDIALECT_H
#define GSPMD_DIALECT_SPMD_SPMDDIALECT_H

#include "dialect/Sharding/ShardingDialect.h"

#include "dialect/Spmd/SpmdDialect.h.inc"

#define GET_OP_CLASSES
#include "dialect/Spmd/SpmdOps.h.inc"

namespace mlir::gspmd::spmd {

/// Returns true if the module is partitioned, so that its types are local: its
/// functions have `spmd.global_type`, or it has ops of `spmd`.
bool isPartitioned(ModuleOp module);

/// Returns true if the op is an asynchronous collective.
inline bool isStarted(Operation *op) {
  return op && op->hasAttr(SpmdDialect::kStart);
}
/// Returns true if `op` contains an asynchronous collective.
bool hasStartedCollectives(Operation *op);
/// Returns the collective that `op` waits for; null unless it is `spmd.done` of
/// an asynchronous collective.
Operation *startOf(Operation *op);
/// Makes all collectives in `op` synchronous; returns the number of those that
/// were asynchronous.
unsigned joinStartedCollectives(Operation *op);

} // namespace mlir::gspmd::spmd

#endif // GSPMD_DIALECT_SPMD_SPMDDIALECT_H
