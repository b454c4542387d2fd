//===- Passes.td - From annotations to `sharding` ----------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_PASSES_TD
#define GSPMD_TRANSFORMS_IMPORT_PASSES_TD

include "transforms/Import/CheckBlocks/CheckBlocks.td"
include "transforms/Import/ImportMpmd/ImportMpmd.td"
include "transforms/Import/ImportSdyStrings/ImportSdyStrings.td"
include "transforms/Import/ImportSdy/ImportSdy.td"
include "transforms/Import/ImportShard/ImportShard.td"
include "transforms/Import/LiftGlobals/LiftGlobals.td"
include "transforms/Import/FoldCasts/FoldCasts.td"
include "transforms/Import/ImportMhlo/ImportMhlo.td"
include "transforms/Import/ExpandClientOps/ExpandClientOps.td"
include "transforms/Import/CloneCalls/CloneCalls.td"
include "transforms/Import/ApplyConstraints/ApplyConstraints.td"
include "transforms/Import/SpecializeShapes/SpecializeShapes.td"

#endif // GSPMD_TRANSFORMS_IMPORT_PASSES_TD
