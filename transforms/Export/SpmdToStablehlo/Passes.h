//===- Passes.h - From `spmd` to StableHLO ----------------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PASSES_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::gspmd {

/// What a device is in StableHLO's grid of processes: device d is replica d of
/// one partition, or partition d of one replica.
enum class ProcessForm { Replicas, Partitions };

/// How collectives name their groups: by lists of processes, or by axes of a
/// mesh that stands at the op.
enum class ProcessGroups { Lists, Axes };

/// How a ragged all-to-all is written, which is no op of StableHLO: in terms of
/// collectives that it has, or as JAX's custom call.
enum class RaggedForm { Gather, Call };

#define GEN_PASS_DECL
#include "transforms/Export/SpmdToStablehlo/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/Export/SpmdToStablehlo/Passes.h.inc"

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PASSES_H
