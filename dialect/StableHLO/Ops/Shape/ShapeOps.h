//===- ShapeOps.h - Ops of ShapeOps.td --------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SHAPEOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SHAPEOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/ShapeOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SHAPEOPS_H
