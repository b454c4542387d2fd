//===- Exhaustive.h - Exhaustive search -------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_SOLVER_EXHAUSTIVE_H
#define GSPMD_LIB_SEARCH_SOLVER_EXHAUSTIVE_H

#include "lib/Search/Solver/MemoryMultipliers.h"

namespace mlir::gspmd::search {

/// Returns true if there are few enough states to enumerate.
bool isSmall(const ConstraintNetwork &network);

/// Returns the cheapest state that fits; nullopt if none does. Requires a small
/// network.
std::optional<State> bestState(const ConstraintNetwork &network);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_EXHAUSTIVE_H
