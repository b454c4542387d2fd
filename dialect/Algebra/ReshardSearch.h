//===- ReshardSearch.h - A cheapest path between two layouts ---*- C++ -*-===//
#ifndef GSPMD_DIALECT_ALGEBRA_RESHARDSEARCH_H
#define GSPMD_DIALECT_ALGEBRA_RESHARDSEARCH_H

#include "dialect/Algebra/ReshardSteps.h"

namespace mlir::gspmd {
namespace reshard {

/// A path and its cost in elements sent by one device.
struct Path {
  llvm::SmallVector<Move> moves;
  double cost = 0;
};

/// A cheapest path on which no layout holds more than `maxElements`; nullopt if
/// there is none, or none cheaper than `maxCost`, or the search grew too large.
/// A `greedy` search takes a path that leads to the target soon.
std::optional<Path> findPath(const Problem &problem, double maxElements,
                             double maxCost, bool greedy = false);

} // namespace reshard
} // namespace mlir::gspmd

#endif // GSPMD_DIALECT_ALGEBRA_RESHARDSEARCH_H
