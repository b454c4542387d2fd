//===- VhloAttributes.h - Attributes in VHLO's form -------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLOATTRIBUTES_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLOATTRIBUTES_H

#include "dialect/VHLO/VhloTables.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd::vhlo {

/// Returns the value of the VHLO attribute `attr` of `op`, an op of stablehlo
/// or func: its own value or the default; null if a required one is absent.
Attribute attributeValueOf(Operation *op, const AttributeInfo &attr);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLOATTRIBUTES_H
