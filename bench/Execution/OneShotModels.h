//===- OneShotModels.h - Models for one-shot-bufferize ----------*- C++ -*-===//
#ifndef GSPMD_BENCH_EXECUTION_ONESHOTMODELS_H
#define GSPMD_BENCH_EXECUTION_ONESHOTMODELS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Registers the external models of upstream's dialects.
void registerOneShotModels(DialectRegistry &registry);

/// Attaches the interface to the stablehlo ops of the module: ops with tables
/// (transforms/Lowering/Bufferize/BufferLowering.h), and views.
void attachOneShotModels(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_BENCH_EXECUTION_ONESHOTMODELS_H
