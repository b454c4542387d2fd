//===- TripCount.h - Trip counts of counted loops ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_TRIPCOUNT_H
#define GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_TRIPCOUNT_H

#include "dialect/StableHLO/StablehloOps.h"

namespace mlir::gspmd {

/// Returns the trip count of a counted loop: a loop-carried value starts at a
/// constant, changes by a constant, and is compared with a constant. Constants
/// may be defined outside of the loop or be loop-invariant carried values.
/// Returns nullopt for any other loop or op.
std::optional<int64_t> tripCount(Operation *loop);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_DATAFLOW_TRIPCOUNT_H
