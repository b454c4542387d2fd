//===- ReshardSearch.h - A cheapest path between two layouts ----*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_RESHARDSEARCH_H
#define GSPMD_LIB_ALGEBRA_RESHARD_RESHARDSEARCH_H

#include "lib/Algebra/Reshard/ReshardTransitions.h"

namespace mlir::gspmd {
namespace reshard {

/// A path and its cost in elements sent by one device.
struct Path {
  llvm::SmallVector<Transition> transitions;
  double cost = 0;
};

/// A cheapest path on which no layout holds more than `maxElements`; nullopt if
/// there is none, or none cheaper than `maxCost`, or the search grew too large.
/// A `greedy` search takes a path that leads to the target soon.
std::optional<Path> findPath(const Problem &problem, double maxElements,
                             double maxCost, bool greedy = false);

} // namespace reshard
} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDSEARCH_H
