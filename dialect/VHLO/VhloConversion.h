//===- VhloConversion.h - Between VHLO and StableHLO ------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_VHLOCONVERSION_H
#define GSPMD_DIALECT_VHLO_VHLOCONVERSION_H

#include "dialect/VHLO/Version.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::vhlo {

/// Replaces the VHLO ops of `module`, as they were read, by ops of func and
/// stablehlo; what equals a default is left out. Other ops stay. An error names
/// the op that has no counterpart. Does not verify.
LogicalResult convertFromVhlo(ModuleOp module);

/// Replaces the ops of func and stablehlo by the VHLO ops that StableHLO
/// `target` has, with types and attributes to be written in VHLO's encoding.
/// Shardy's ops stay, with casts between. An error names the op and what
/// `target` lacks.
LogicalResult convertToVhlo(ModuleOp module, Version target);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_VHLOCONVERSION_H
