//===- TripCount.h - Trip counts of counted loops ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_TRIPCOUNT_H
#define GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_TRIPCOUNT_H

#include "dialect/StableHLO/StablehloOps.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// Returns the iteration count of a counted loop: a loop-carried value starts
/// at a constant, changes by a constant, and is compared with a constant.
/// Constants may be defined outside of the loop or be loop-invariant carried
/// values. Returns nullopt for any other loop or op.
std::optional<int64_t> tripCount(Operation *loop);

/// Replaces a loop with `iterations` iterations, which tripCount returns, by
/// copies of its body. Scalar integers that follow from constants, such as the
/// number of the iteration, become constants. Calls `annotate` for each copied
/// op with the iteration.
void unrollLoopFully(Operation *loop, int64_t iterations,
                     llvm::function_ref<void(Operation *, int64_t)> annotate);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_TRIPCOUNT_H
