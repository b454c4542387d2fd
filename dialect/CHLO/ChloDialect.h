//===- ChloDialect.h - The chlo dialect and its ops -------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_CHLO_CHLODIALECT_H
#define GSPMD_DIALECT_CHLO_CHLODIALECT_H

#include "dialect/StableHLO/StablehloBase.h"

#include "dialect/CHLO/ChloDialect.h.inc"
#include "dialect/CHLO/ChloEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/CHLO/ChloAttrDefs.h.inc"

#define GET_OP_CLASSES
#include "dialect/CHLO/ChloOps.h.inc"

#endif // GSPMD_DIALECT_CHLO_CHLODIALECT_H
