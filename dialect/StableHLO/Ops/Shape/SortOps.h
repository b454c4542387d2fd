//===- SortOps.h - Ops of SortOps.td ----------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SORTOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SORTOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/SortOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SORTOPS_H
