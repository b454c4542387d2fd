//===- VhloDefaults.h - What stands for absent attributes -------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLODEFAULTS_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLODEFAULTS_H

#include "dialect/VHLO/VhloDialect.h"

namespace mlir::gspmd::vhlo {

/// What VHLO has in place of an absent attribute, of an op whose window moves
/// along `numDims` dimensions; null for a required one.
Attribute makeDefault(VhloDefault absent, unsigned numDims,
                      MLIRContext *context);

/// Does `value` say the same as no attribute?
bool isDefault(VhloDefault absent, Attribute value);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLODEFAULTS_H
