//===- VhloDialect.h - The dialect of portable artifacts --------*- C++ -*-===//
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
/// are decoded as attributes of builtin and stablehlo, and encoded as
/// VersionedAttr.
struct VhloProperties {
  DictionaryAttr attributes;
};

/// Returns the properties of a VHLO op; initially empty.
DictionaryAttr getVhloAttributes(Operation *op);

/// Returns the table row of a VHLO op; null for any other op.
const OpInfo *getVhloInfo(Operation *op);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_VHLODIALECT_H
