//===- OneShotModels.h - Device programs for one-shot-bufferize -*- C++ -*-===//
#ifndef GSPMD_BENCH_ONESHOTMODELS_H
#define GSPMD_BENCH_ONESHOTMODELS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Adds the interfaces of upstream's dialects.
void registerOneShotModels(DialectRegistry &registry);

/// Attaches the interface to what of stablehlo the module has: ops that the
/// tables fill (transforms/Lowering/Bufferize/BufferLowering.h), and views.
void attachOneShotModels(ModuleOp module);

} // namespace mlir::gspmd

#endif // GSPMD_BENCH_ONESHOTMODELS_H
