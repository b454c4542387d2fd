//===- StablehloOps.h - every op of the stablehlo dialect -------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_STABLEHLOOPS_H
#define GSPMD_DIALECT_STABLEHLO_STABLEHLOOPS_H

#include "dialect/StableHLO/ContractOps.h"
#include "dialect/StableHLO/ElementwiseOps.h"
#include "dialect/StableHLO/ReduceOps.h"
#include "dialect/StableHLO/ShapeOps.h"

#endif // GSPMD_DIALECT_STABLEHLO_STABLEHLOOPS_H
