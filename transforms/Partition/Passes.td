//===- Passes.td - From global to per-device programs ------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_PASSES_TD
#define GSPMD_TRANSFORMS_PARTITION_PASSES_TD

include "transforms/Partition/InlineCalls/InlineCalls.td"
include "transforms/Partition/FoldReshards/FoldReshards.td"
include "transforms/Partition/EliminateDuplicates/EliminateDuplicates.td"
include "transforms/Partition/OptimizePlacement/OptimizePlacement.td"
include "transforms/Partition/InsertReshards/InsertReshards.td"
include "transforms/Partition/SpmdPartition/SpmdPartition.td"

#endif // GSPMD_TRANSFORMS_PARTITION_PASSES_TD
