//===- CheckDialect.h - the check dialect and its ops -----------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_CHECKDIALECT_H
#define GSPMD_DIALECT_STABLEHLO_CHECKDIALECT_H

#include "dialect/StableHLO/StablehloBase.h"

#include "dialect/StableHLO/CheckDialect.h.inc"

#define GET_OP_CLASSES
#include "dialect/StableHLO/CheckOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_CHECKDIALECT_H
