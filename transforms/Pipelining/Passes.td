//===- Passes.td - From programs to pipeline stages --------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PIPELINING_PASSES_TD
#define GSPMD_TRANSFORMS_PIPELINING_PASSES_TD

include "transforms/Pipelining/AddMicrobatches/AddMicrobatches.td"
include "transforms/Pipelining/AccumulateSums/AccumulateSums.td"
include "transforms/Pipelining/BalanceStages/BalanceStages.td"
include "transforms/Pipelining/InferStages/InferStages.td"
include "transforms/Pipelining/OutlineStages/OutlineStages.td"
include "transforms/Pipelining/RemoveMicrobatches/RemoveMicrobatches.td"
include "transforms/Pipelining/SliceStacks/SliceStacks.td"
include "transforms/Pipelining/UnrollScans/UnrollScans.td"
include "transforms/Pipelining/WriteGroups/WriteGroups.td"

#endif // GSPMD_TRANSFORMS_PIPELINING_PASSES_TD
