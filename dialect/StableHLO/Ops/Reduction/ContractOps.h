//===- ContractOps.h - Ops of ContractOps.td --------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_CONTRACTOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_CONTRACTOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/ContractOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_REDUCTION_CONTRACTOPS_H
