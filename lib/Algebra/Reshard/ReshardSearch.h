//===- ReshardSearch.h - A cheapest path between two layouts ----*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_RESHARDSEARCH_H
#define GSPMD_LIB_ALGEBRA_RESHARD_RESHARDSEARCH_H

#include "lib/Algebra/Reshard/ReshardTransitions.h"

namespace mlir::gspmd {
namespace reshard {

/// A path and its cost, in elements that one device sends.
struct Path {
  llvm::SmallVector<Transition> transitions;
  double cost = 0;
};

/// Searches for a cheapest path on which no local tensor has more than
/// `maxElements` elements, by A* with Problem::lowerBound. Returns nullopt if
/// there is none, if none is cheaper than `maxCost`, or if the search exceeds
/// its limit of transitions. A `greedy` search prefers layouts with few
/// remaining steps over cheap ones; its path need not be a cheapest one.
std::optional<Path> findPath(const Problem &problem, double maxElements,
                             double maxCost, bool greedy = false);

} // namespace reshard
} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDSEARCH_H
