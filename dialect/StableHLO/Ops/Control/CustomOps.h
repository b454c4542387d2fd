//===- CustomOps.h - Ops of CustomOps.td ------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CUSTOMOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CUSTOMOPS_H

#include "dialect/StableHLO/StablehloBase.h"
#include "mlir/IR/SymbolTable.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/CustomOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CUSTOMOPS_H
