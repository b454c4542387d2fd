//===- ReshardPlacement.h - Local search over reshard placement -*- C++ -*-===//
//
// Local search over the placement of reshards. Completion chooses the sharding
// of each value from its neighbors, without costs. Where ops disagree, the
// place of the reshard is arbitrary, and a value may be resharded to a sharding
// that none of its users requires:
//
//     %s = gather %t, %i    unreduced       completed: {"x"}    a
//     reduce-scatter %r = reshape %s       cannot run sharded by "x" an
//     all-gather
//
// Here %s becomes replicated: one all-reduce replaces the two collectives. Each
// value that the program does not annotate tries the shardings that the ops
// around it would use and takes the one that minimizes the cost of these ops;
// this is repeated until nothing changes.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_RESHARDPLACEMENT_H
#define GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_RESHARDPLACEMENT_H

#include "transforms/Partition/OptimizePlacement/ValueCosts.h"

namespace mlir::gspmd {

/// Numbers of a search, for the statistics of the pass.
struct PlacementCounts {
  unsigned visitedValues = 0, costedMoves = 0, movedValues = 0;
};

/// Changes the shardings of results of `ops` (all ops of a module, in program
/// order). Must run before reshards are inserted; only reshards of the program
/// itself may exist.
PlacementCounts optimizeReshardPlacement(ArrayRef<Operation *> ops,
                                         OpPlanner &planner);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_OPTIMIZEPLACEMENT_RESHARDPLACEMENT_H
