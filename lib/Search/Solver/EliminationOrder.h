//===- EliminationOrder.h - Orders with small tables ------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_SOLVER_ELIMINATIONORDER_H
#define GSPMD_LIB_SEARCH_SOLVER_ELIMINATIONORDER_H

#include "lib/Search/Reduction/ConstraintNetwork.h"
#include "lib/Search/Solver/SplitMix64.h"

namespace mlir::gspmd::search {

/// Returns a greedy order: always the variable with the smallest table over its
/// neighbors. Variables that are missing from the result must be kept fixed,
/// since tables would exceed `maxEntries` entries; those with many neighbors
/// are the likeliest ones.
std::vector<uint32_t> eliminationOrder(const ConstraintNetwork &network,
                                       const std::vector<uint32_t> &variables,
                                       size_t maxEntries, SplitMix64 &random);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_ELIMINATIONORDER_H
