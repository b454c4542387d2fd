//===- NormOps.h - Ops of NormOps.td ----------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_NORMOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_NORMOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/NormOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_NORMOPS_H
