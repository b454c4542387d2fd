//===- OneShotPipeline.h - One-shot-bufferize on device programs *- C++ -*-===//
//
// Runs MLIR's one-shot-bufferize in place of gspmd-bufferize: remaining ops
// that are not linalg are lowered by the same table
// (transforms/Lowering/Bufferize/BufferLowering.h), loops and branches become
// scf ops, and constants become arith ops.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_BENCH_EXECUTION_ONESHOTPIPELINE_H
#define GSPMD_BENCH_EXECUTION_ONESHOTPIPELINE_H

#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

/// Replaces gspmd-bufferize: converts linalg ops and ops of the lowering table
/// from tensors to buffers that are freed after their last use.
void buildOneShotPipeline(OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_BENCH_EXECUTION_ONESHOTPIPELINE_H
