//===- VhloToStablehlo.h - From VHLO to StableHLO ---------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLOTOSTABLEHLO_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLOTOSTABLEHLO_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::vhlo {

/// Replaces the decoded VHLO ops of `module` by ops of func and stablehlo;
/// omits attributes with default values. Other ops stay. Errors name an op
/// without counterpart. Does not verify the module.
LogicalResult convertFromVhlo(ModuleOp module);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLOTOSTABLEHLO_H
