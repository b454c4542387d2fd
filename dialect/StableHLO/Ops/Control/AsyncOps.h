//===- AsyncOps.h - Ops of AsyncOps.td --------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_ASYNCOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_ASYNCOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/AsyncOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_ASYNCOPS_H
