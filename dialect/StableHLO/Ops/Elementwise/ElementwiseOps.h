//===- ElementwiseOps.h - Ops of ElementwiseOps.td --------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEOPS_H

#include "dialect/StableHLO/StablehloBase.h"
#include "dialect/StableHLO/Verification/QuantizedChecks.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/ElementwiseOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEOPS_H
