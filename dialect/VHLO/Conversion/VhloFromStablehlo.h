//===- VhloFromStablehlo.h - From StableHLO to VHLO -------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLOFROMSTABLEHLO_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLOFROMSTABLEHLO_H

#include "dialect/VHLO/Version.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::vhlo {

/// Replaces the ops of func and stablehlo by the VHLO ops of StableHLO
/// `target`, with wrapped types and attributes. Shardy's ops stay, with casts
/// in between. Errors name the op and what `target` lacks.
LogicalResult convertToVhlo(ModuleOp module, Version target);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLOFROMSTABLEHLO_H
