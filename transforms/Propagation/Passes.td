//===- Passes.td - Completion of shardings -----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_PASSES_TD
#define GSPMD_TRANSFORMS_PROPAGATION_PASSES_TD

include "transforms/Propagation/Propagate/Propagate.td"
include "transforms/Propagation/NameValues/NameValues.td"
include "transforms/Propagation/Close/CloseShardings.td"

#endif // GSPMD_TRANSFORMS_PROPAGATION_PASSES_TD
