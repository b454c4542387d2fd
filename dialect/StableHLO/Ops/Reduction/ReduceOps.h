//===- ReduceOps.h - Ops of ReduceOps.td ------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_REDUCEOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_REDUCEOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/ReduceOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_REDUCEOPS_H
