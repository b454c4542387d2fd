//===- Exhaustive.h - All choices of a small network ------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_SOLVER_EXHAUSTIVE_H
#define GSPMD_LIB_SEARCH_SOLVER_EXHAUSTIVE_H

#include "lib/Search/Solver/MemoryMultipliers.h"

namespace mlir::gspmd::search {

/// Are there few enough states to look at all of them?
bool isSmall(const ConstraintNetwork &network);

/// The cheapest state that fits; nothing if none does. Requires a small
/// network.
std::optional<State> bestState(const ConstraintNetwork &network);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_EXHAUSTIVE_H
