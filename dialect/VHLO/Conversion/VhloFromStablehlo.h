//===- VhloFromStablehlo.h - VHLO for an artifact ---------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_CONVERSION_VHLOFROMSTABLEHLO_H
#define GSPMD_DIALECT_VHLO_CONVERSION_VHLOFROMSTABLEHLO_H

#include "dialect/VHLO/Version.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::vhlo {

/// Replaces the ops of func and stablehlo by the VHLO ops that StableHLO
/// `target` has, with types and attributes to be written in VHLO's encoding.
/// Shardy's ops stay, with casts between. An error names the op and what
/// `target` lacks.
LogicalResult convertToVhlo(ModuleOp module, Version target);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_CONVERSION_VHLOFROMSTABLEHLO_H
