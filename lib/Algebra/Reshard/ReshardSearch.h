//===- ReshardSearch.h - A cheapest path between two layouts ----*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_RESHARDSEARCH_H
#define GSPMD_LIB_ALGEBRA_RESHARD_RESHARDSEARCH_H

#include "lib/Algebra/Reshard/ReshardTransitions.h"
#include <limits>
#include <optional>

namespace mlir::gspmd {
namespace reshard {

/// A path and its cost, in elements that one device sends.
struct Path {
  llvm::SmallVector<Transition> transitions;
  double cost = 0;
};

/// Searches for a cheapest path on which no local tensor has more than
/// `maxElements` elements, by A* with Problem::lowerBound; if that exceeds its
/// limit of transitions, for any path, by preferring layouts with few remaining
/// steps. Returns nullopt if there is none, if none is cheaper than `maxCost`
/// and has at most `maxCollectives`, or if the second search exceeds the limit,
/// too.
std::optional<Path>
findPath(const Problem &problem, double maxElements, double maxCost,
         unsigned maxCollectives = std::numeric_limits<unsigned>::max());

} // namespace reshard
} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDSEARCH_H
