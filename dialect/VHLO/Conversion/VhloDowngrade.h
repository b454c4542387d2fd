//===- VhloDowngrade.h - Downgrade to older StableHLO -----------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLODOWNGRADE_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLODOWNGRADE_H

#include "dialect/VHLO/Version.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::vhlo {

/// Replaces ops that StableHLO `target` does not have by equivalent ones that
/// it has: ops of stablehlo by their downgrades (OpDowngrade.h), variadic
/// collectives by one for each operand, and reductions with promotion by a
/// conversion of their operands. Emits an error that names the op and the
/// version that it needs if there is no equivalent.
LogicalResult downgradeOps(ModuleOp module, Version target);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLODOWNGRADE_H
