//===- QuantizeOps.h - Ops of QuantizeOps.td --------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_QUANTIZEOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_QUANTIZEOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/QuantizeOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_QUANTIZEOPS_H
