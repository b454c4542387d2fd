//===- CheckDialect.h - The check dialect and its ops -----------*- C++ -*-===//

#ifndef GSPMD_DIALECT_CHECK_CHECKDIALECT_H
#define GSPMD_DIALECT_CHECK_CHECKDIALECT_H

#include "dialect/StableHLO/StablehloBase.h"

#include "dialect/Check/CheckDialect.h.inc"

#define GET_OP_CLASSES
#include "dialect/Check/CheckOps.h.inc"

#endif // GSPMD_DIALECT_CHECK_CHECKDIALECT_H
