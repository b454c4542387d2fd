//===- Passes.h - From a per-device program to LLVM -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_PASSES_H
#define GSPMD_TRANSFORMS_LOWERING_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "transforms/Lowering/Passes.h.inc"

/// From any program of stablehlo, chlo and spmd ops to one function on tensors
/// in which collectives and checks are numbered.
void buildPreparePipeline(OpPassManager &pm, StringRef entry = "main");
/// From a prepared program to fused loops on tensors, beside ops that buffers
/// are given to.
void buildTensorPipeline(OpPassManager &pm);
/// From a bufferized program to the LLVM dialect.
void buildBufferPipeline(OpPassManager &pm);
/// From a prepared program to the LLVM dialect: both, with gspmd-bufferize
/// between them.
void buildCodegenPipeline(OpPassManager &pm);
/// Both: the road of the emulator.
void buildEmulatorPipeline(OpPassManager &pm, StringRef entry = "main");
/// Registers the pipeline `gspmd-emulator` (the passes register by the
/// generated registerLoweringPasses).
void registerLoweringPipelines();

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_LOWERING_PASSES_H
