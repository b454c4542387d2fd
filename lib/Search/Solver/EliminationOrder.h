//===- EliminationOrder.h - In which order tables stay small ----*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_SOLVER_ELIMINATIONORDER_H
#define GSPMD_LIB_SEARCH_SOLVER_ELIMINATIONORDER_H

#include "lib/Search/Reduction/ConstraintNetwork.h"
#include "lib/Search/Solver/Random.h"

namespace mlir::gspmd::search {

/// Always next the variable with the smallest table over its neighbours; those
/// that are missing are to be kept as they are, since tables would have more
/// than `mostEntries` entries. Those with many neighbours are more likely to
/// be.
std::vector<uint32_t> eliminationOrder(const ConstraintNetwork &network,
                                       const std::vector<uint32_t> &variables,
                                       size_t mostEntries, Random &random);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_ELIMINATIONORDER_H
