//===- TripCount.h - How often a loop runs ----------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_TRIPCOUNT_H
#define GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_TRIPCOUNT_H

#include "dialect/StableHLO/StablehloOps.h"

namespace mlir::gspmd {

/// Iterations of a loop that counts: a carry starts at a constant, changes by a
/// constant, and is compared with a constant. Constants may stand outside or
/// come in as carries that no iteration changes. nullopt for any other loop.
std::optional<int64_t> tripCount(stablehlo::WhileOp loop);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_TRIPCOUNT_H
