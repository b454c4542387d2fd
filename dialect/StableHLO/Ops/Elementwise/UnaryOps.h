//===- UnaryOps.h - Ops of UnaryOps.td --------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_UNARYOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_UNARYOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/UnaryOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_UNARYOPS_H
