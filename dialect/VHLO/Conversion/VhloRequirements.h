//===- VhloRequirements.h - Versions that ops require -----------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLOREQUIREMENTS_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLOREQUIREMENTS_H

#include "dialect/VHLO/Version.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd::vhlo {

/// Returns `cbrt` for the op `stablehlo.cbrt`; empty for ops of
/// dialects that VHLO does not version.
StringRef versionedName(Operation *op);

/// Returns why `op`, which has a versioned name, cannot be written for
/// StableHLO `target`, with the version that it needs ("the op needs
/// StableHLO 1.4.0"); empty if it can. Requirements of types and attribute
/// values are in VhloWrapping.h.
std::string unsupportedReason(Operation *op, Version target);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLOREQUIREMENTS_H
