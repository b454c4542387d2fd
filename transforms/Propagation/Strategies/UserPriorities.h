//===- UserPriorities.h - Completion in the rounds of p0, p1... -*- C++ -*-===//
//
// In round i completion knows only of dimensions of priority i or less. Until
// its round comes, a dimension of lower priority is closed and empty, and the
// axes that it will have are kept free (replicated), so that the user gets what
// he wrote.
//
//   %a [{"x"}p1, {"y"}]     round 0   [{}, {"y"}], replicated={"x"}
//                           round 1   [{"x"}, {"y"}]
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_USERPRIORITIES_H
#define GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_USERPRIORITIES_H

#include "transforms/Propagation/Table/ShardingTable.h"

namespace mlir::gspmd {

/// Makes the shardings those of round 0. Returns all rounds, in order;
/// priorities are gone from the shardings when the last has been entered.
SmallVector<int64_t> beginUserRounds(ShardingTable &table);

/// Gives the dimensions of priority `round` what the user wrote.
void enterUserRound(ShardingTable &table, int64_t round);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_USERPRIORITIES_H
