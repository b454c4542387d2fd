//===- WindowOps.h - ops of the family WindowOps.td ---*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_WINDOWOPS_H
#define GSPMD_DIALECT_STABLEHLO_WINDOWOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/WindowOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_WINDOWOPS_H
