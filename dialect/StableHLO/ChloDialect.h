//===- ChloDialect.h - the chlo dialect and its ops -------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_CHLODIALECT_H
#define GSPMD_DIALECT_STABLEHLO_CHLODIALECT_H

#include "dialect/StableHLO/StablehloBase.h"

#include "dialect/StableHLO/ChloDialect.h.inc"
#include "dialect/StableHLO/ChloEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/StableHLO/ChloAttrDefs.h.inc"

#define GET_OP_CLASSES
#include "dialect/StableHLO/ChloOps.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_CHLODIALECT_H
