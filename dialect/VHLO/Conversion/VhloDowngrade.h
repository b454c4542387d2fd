//===- VhloDowngrade.h - Programs for old readers ---------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLODOWNGRADE_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLODOWNGRADE_H

#include "dialect/VHLO/Version.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::vhlo {

/// Writes what StableHLO `target` does not have with what it has, where that is
/// the same program: ops of stablehlo by their older forms (OlderForms.h),
/// collectives of several operands as one for each, and reductions in another
/// type than that of their operands after a conversion of these. What has no
/// such form is an error that names the op and the version that it needs.
LogicalResult downgradeOps(ModuleOp module, Version target);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLODOWNGRADE_H
