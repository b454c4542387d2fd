//===- VhloDefaults.h - Defaults of absent attributes -----------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLODEFAULTS_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLODEFAULTS_H

#include "dialect/VHLO/VhloDialect.h"

namespace mlir::gspmd::vhlo {

/// Returns VHLO's value of an absent attribute, of an op whose window has
/// `numDims` dimensions; null for a required attribute.
Attribute makeDefault(VhloDefault absent, unsigned numDims,
                      MLIRContext *context);

/// Returns true if `value` is equivalent to an absent attribute.
bool isDefault(VhloDefault absent, Attribute value);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLODEFAULTS_H
