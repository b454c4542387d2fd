//===- ControlOps.h - Ops of ControlOps.td ----------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CONTROLOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CONTROLOPS_H

#include "dialect/StableHLO/StablehloBase.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/ControlOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_CONTROL_CONTROLOPS_H
