//===- VhloToStablehlo.h - StableHLO of an artifact -------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLOTOSTABLEHLO_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLOTOSTABLEHLO_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::vhlo {

/// Replaces the VHLO ops of `module`, as they were read, by ops of func and
/// stablehlo; what equals a default is left out. Other ops stay. An error names
/// the op that has no counterpart. Does not verify.
LogicalResult convertFromVhlo(ModuleOp module);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLOTOSTABLEHLO_H
