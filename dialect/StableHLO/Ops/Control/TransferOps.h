//===- TransferOps.h - Ops of TransferOps.td --------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_TRANSFEROPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_TRANSFEROPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/TransferOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_TRANSFEROPS_H
