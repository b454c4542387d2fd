//===- Passes.td - From `sharding` to annotations ----------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_PASSES_TD
#define GSPMD_TRANSFORMS_EXPORT_PASSES_TD

include "transforms/Export/ExportSdy/ExportSdy.td"
include "transforms/Export/ExportMpmd/ExportMpmd.td"
include "transforms/Export/ExportMhloSharding/ExportMhloSharding.td"
include "transforms/Export/ExportShard/ExportShard.td"
include "transforms/Export/StripAnnotations/StripAnnotations.td"
include "transforms/Export/RestateMeshes/RestateMeshes.td"

#endif // GSPMD_TRANSFORMS_EXPORT_PASSES_TD
