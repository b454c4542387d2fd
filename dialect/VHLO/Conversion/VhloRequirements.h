//===- VhloRequirements.h - Which StableHLO an op needs ---------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLOREQUIREMENTS_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLOREQUIREMENTS_H

#include "dialect/VHLO/Version.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd::vhlo {

/// `dot_general` of the op `stablehlo.dot_general`; empty for ops of dialects
/// that VHLO does not version.
StringRef versionedName(Operation *op);

/// Why `op`, which has such a name, cannot be written for StableHLO `target`,
/// with the version that it needs ("the op needs StableHLO 1.4.0"); empty if it
/// can. Of what its types and the values of its attributes need is nothing said
/// (VhloWrapping.h).
std::string unsupportedReason(Operation *op, Version target);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLOREQUIREMENTS_H
