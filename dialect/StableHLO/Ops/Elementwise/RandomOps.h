//===- RandomOps.h - Ops of RandomOps.td ------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_RANDOMOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_RANDOMOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/RandomOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_RANDOMOPS_H
