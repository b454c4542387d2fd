//===- ReshardPlacement.h - Between which ops a value is resharded -*- C++
//-*-===//
//
// Completion gives each value a sharding by what its neighbours have, without
// prices. Where ops disagree, the reshard then stands where that happened to
// put it, and a value may be brought somewhere that none of its users wants it
// in:
//
//     %s = gather %t, %i    in parts    completed: {"x"}    a reduce-scatter
//     %r = reshape %s       cannot run with "x" cut         an all-gather
//
// Here %s is told to be whole: one all-reduce of what the two bring. Each value
// that the program says nothing of tries the shardings that the ops around it
// would rather have, and takes the one with which these ops cost least; again,
// until nothing changes.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDPLACEMENT_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDPLACEMENT_H

#include "transforms/Partition/InsertReshards/ValueCosts.h"

namespace mlir::gspmd {

/// Changes shardings of results of `ops` (all of a module, in order). Nothing
/// has been resharded yet but by the program's own reshards.
void optimizeReshardPlacement(ArrayRef<Operation *> ops,
                              const PlacementContext &ask);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDPLACEMENT_H
