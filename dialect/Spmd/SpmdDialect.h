//===- SpmdDialect.h - The `spmd` dialect -----------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SPMD_SPMDDIALECT_H
#define GSPMD_DIALECT_SPMD_SPMDDIALECT_H

#include "dialect/Sharding/ShardingDialect.h"

#include "dialect/Spmd/SpmdDialect.h.inc"

#define GET_OP_CLASSES
#include "dialect/Spmd/SpmdOps.h.inc"

#endif // GSPMD_DIALECT_SPMD_SPMDDIALECT_H
