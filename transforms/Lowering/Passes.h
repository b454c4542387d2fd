//===- Passes.h - Passes from device programs to LLVM -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_PASSES_H
#define GSPMD_TRANSFORMS_LOWERING_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "transforms/Lowering/Passes.h.inc"

/// Builds the pipeline from any program of stablehlo, chlo and spmd ops to one
/// function on tensors with numbered collectives and checks.
void buildPreparePipeline(OpPassManager &pm, StringRef entry = "main");
/// Builds the pipeline from a prepared program to fused loops on tensors, and
/// ops that bufferization lowers.
void buildTensorPipeline(OpPassManager &pm);
/// Builds the pipeline from a bufferized program to the LLVM dialect.
void buildBufferPipeline(OpPassManager &pm);
/// Builds the pipeline from a prepared program to the LLVM dialect: the tensor
/// pipeline, gspmd-bufferize and the buffer pipeline.
void buildCodegenPipeline(OpPassManager &pm);
/// Builds the pipeline of the emulator: preparation and code generation.
void buildEmulatorPipeline(OpPassManager &pm, StringRef entry = "main");
/// Registers the pipeline `gspmd-emulator` (the passes register by the
/// generated registerLoweringPasses).
void registerLoweringPipelines();

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_LOWERING_PASSES_H
