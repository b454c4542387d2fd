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

} // namespace mlir::gspmd::spmd

#endif // GSPMD_DIALECT_SPMD_SPMDDIALECT_H
