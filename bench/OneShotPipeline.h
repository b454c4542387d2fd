//===- OneShotPipeline.h - One-shot-bufferize on device programs *- C++ -*-===//
//
// What MLIR's one-shot-bufferize needs to be run where gspmd-bufferize is: ops
// that are not linalg by then are filled by the same tables
// (transforms/Lowering/Bufferize/BufferLowering.h), loops and branches are
// those of scf, and constants are arith's.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_BENCH_ONESHOTPIPELINE_H
#define GSPMD_BENCH_ONESHOTPIPELINE_H

#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

/// In place of gspmd-bufferize: from linalg and tables on tensors to buffers
/// that are freed after their last use.
void buildOneShotPipeline(OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_BENCH_ONESHOTPIPELINE_H
