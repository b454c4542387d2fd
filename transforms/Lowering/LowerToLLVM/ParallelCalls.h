//===- ParallelCalls.h - Calls of kernels on several threads ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_PARALLELCALLS_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_PARALLELCALLS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::lowering {

/// Replaces calls of kernels that compute a chunk (`gspmd.num_chunks`) by calls
/// of gspmd_rt_parallel_for, which computes all chunks.
void callInParallel(ModuleOp module);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_PARALLELCALLS_H
