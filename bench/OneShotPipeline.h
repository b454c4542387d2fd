//===- OneShotPipeline.h - One-shot-bufferize on device programs *- C++ -*-===//
//
// Runs MLIR's one-shot-bufferize in place of gspmd-bufferize: ops that are not
// linalg yet are lowered by the same tables
// (transforms/Lowering/Bufferize/BufferLowering.h), loops and branches are
// those of scf, and constants those of arith.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_BENCH_ONESHOTPIPELINE_H
#define GSPMD_BENCH_ONESHOTPIPELINE_H

#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

/// Replaces gspmd-bufferize: from linalg and tables on tensors to buffers that
/// are freed after their last use.
void buildOneShotPipeline(OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_BENCH_ONESHOTPIPELINE_H
