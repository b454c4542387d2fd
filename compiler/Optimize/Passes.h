//===- Passes.h - Optimizations of collectives ------------------*- C++ -*-===//
//
// Passes on the program that each device runs. Each pass is undone if the
// simulator predicts a slower step, or one that no longer fits into the memory
// of a device, and reports its changes as remarks.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_PASSES_H
#define GSPMD_COMPILER_OPTIMIZE_PASSES_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#include "compiler/Optimize/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "compiler/Optimize/Passes.h.inc"

/// Adds the optimization passes for a partitioned program.
void buildOptimizePipeline(OpPassManager &pm, const OptimizeOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_PASSES_H
