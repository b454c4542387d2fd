//===- VhloAttributes.h - Attributes in VHLO's form -------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLOATTRIBUTES_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLOATTRIBUTES_H

#include "dialect/VHLO/VhloTables.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd::vhlo {

/// What `op`, of stablehlo or func, says by `attr` of its VHLO form, or what
/// stands for it where the op says nothing; null if it had to say something.
Attribute valueOf(Operation *op, const AttributeInfo &attr);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLOATTRIBUTES_H
