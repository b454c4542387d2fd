//===- ElementwiseOps.h - ops of the family ElementwiseOps.td ---*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_ELEMENTWISEOPS_H
#define GSPMD_DIALECT_STABLEHLO_ELEMENTWISEOPS_H

#include "dialect/StableHLO/QuantizedChecks.h"
#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/ElementwiseOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_ELEMENTWISEOPS_H
