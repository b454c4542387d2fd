//===- Passes.h - Cheaper collectives ---------------------------*- C++ -*-===//
//
// Passes on the program that each device runs. Each is undone as a whole where
// the simulator predicts that the step would take longer, or would no longer
// fit in a device's memory, and says with a remark what it does.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_PASSES_H
#define GSPMD_COMPILER_OPTIMIZE_PASSES_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::gspmd {

#define GEN_PASS_DECL
#include "compiler/Optimize/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "compiler/Optimize/Passes.h.inc"

/// The passes on a partitioned program.
void buildOptimizePipeline(OpPassManager &pm, const OptimizeOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_PASSES_H
