//===- Passes.td - From `spmd` to StableHLO ----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PASSES_TD
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PASSES_TD

include "transforms/Export/SpmdToStablehlo/SpmdToStablehlo.td"

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PASSES_TD
