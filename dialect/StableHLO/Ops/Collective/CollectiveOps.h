//===- CollectiveOps.h - Ops of CollectiveOps.td ----------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_COLLECTIVEOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_COLLECTIVEOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/CollectiveOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_COLLECTIVEOPS_H
