//===- VhloDialect.h - The contents of portable artifacts -------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_VHLODIALECT_H
#define GSPMD_DIALECT_VHLO_VHLODIALECT_H

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/VHLO/VhloTables.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include <deque>

#include "dialect/VHLO/VhloDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/VHLO/VhloAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialect/VHLO/VhloTypes.h.inc"

namespace mlir::gspmd::vhlo {

/// The properties of every VHLO op: its attributes of the table, by name. They
/// are read as attributes of builtin and stablehlo, and written as
/// VersionedAttr.
struct VhloProperties {
  DictionaryAttr attributes;
};

/// The properties of a VHLO op; empty at first.
DictionaryAttr getVhloAttributes(Operation *op);

/// The table's row for a VHLO op; null for any other op.
const OpInfo *getVhloInfo(Operation *op);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_VHLODIALECT_H
