//===- IndexOps.h - Ops of IndexOps.td --------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/IndexOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXOPS_H
