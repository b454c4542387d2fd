//===- UserPriorities.h - Rounds of user priorities -------------*- C++ -*-===//
//
// In round i completion sees only dimensions of priority i or less. Before its
// round, a dimension of lower priority is closed and empty, and its axes are
// reserved (replicated), so that the user gets the annotated sharding.
//
//   %a [{"x"}p1, {"y"}]     round 0   [{}, {"y"}], replicated={"x"}
//                           round 1   [{"x"}, {"y"}]
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_USERPRIORITIES_H
#define GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_USERPRIORITIES_H

#include "transforms/Propagation/Table/ShardingTable.h"

namespace mlir::gspmd {

/// Sets the shardings to those of round 0. Returns all rounds, in order; after
/// the last one was entered no sharding has priorities.
SmallVector<int64_t> beginUserRounds(ShardingTable &table);

/// Sets the dimensions of priority `round` to the annotations of the user.
void enterUserRound(ShardingTable &table, int64_t round);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_USERPRIORITIES_H
