//===- Passes.td - Passes over op models -------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_OPMODELS_PASSES
#define GSPMD_TRANSFORMS_OPMODELS_PASSES

include "transforms/OpModels/DumpShardingRules/DumpShardingRules.td"
include "transforms/OpModels/ExpandBatchNorm/ExpandBatchNorm.td"
include "transforms/OpModels/FuseMoves/FuseMoves.td"
include "transforms/OpModels/SplitReshapes/SplitReshapes.td"

#endif // GSPMD_TRANSFORMS_OPMODELS_PASSES
