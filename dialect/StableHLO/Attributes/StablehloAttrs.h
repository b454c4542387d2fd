//===- StablehloAttrs.h - Attributes and types of the dialect ---*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOATTRS_H
#define GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOATTRS_H

#include "dialect/StableHLO/StablehloDialect.h"

#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TensorEncoding.h"
#include "llvm/ADT/APFloat.h"

#include "dialect/StableHLO/StablehloEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialect/StableHLO/StablehloTypeDefs.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/StableHLO/StablehloAttrDefs.h.inc"

#endif // GSPMD_DIALECT_STABLEHLO_ATTRIBUTES_STABLEHLOATTRS_H
