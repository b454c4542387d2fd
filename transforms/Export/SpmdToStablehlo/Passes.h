//===- Passes.h - From `spmd` to StableHLO ----------------------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PASSES_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PASSES_H

#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

/// The coordinates of a device in StableHLO's process grid: device d is replica
/// d of one partition, or partition d of one replica. The body of a manual
/// computation is a partition too, in a program of global tensors.
enum class ProcessForm { Replicas, Partitions, ManualComputation };

/// The dialect of the collectives of an exported program. Those of Shardy are
/// changes of the sharding of global tensors (`export-sdy`).
enum class CollectiveDialect { Spmd, Stablehlo, Sdy };

/// The form of replica groups: lists of processes, axes of a mesh in the op, or
/// (Auto) axes where the reader is known to read them and lists elsewhere.
enum class ProcessGroups { Auto, Lists, Axes };

/// The form of a ragged all-to-all, which StableHLO does not have: an
/// all_gather, or JAX's custom call.
enum class RaggedForm { Gather, Call };

/// The reader of an exported program, which determines the collectives that are
/// written as asynchronous ones: any that StableHLO defines, those that every
/// XLA reads, or those that one of its compilers accepts.
enum class AsyncTarget { Stablehlo, Xla, Tpu, Gpu, Cpu };

/// What happens to ops that have no form in StableHLO or CHLO: they are errors,
/// or stay beside StableHLO's collectives, for compilers that lower them.
enum class OtherOps { Reject, Keep };

#define GEN_PASS_DECL
#include "transforms/Export/SpmdToStablehlo/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/Export/SpmdToStablehlo/Passes.h.inc"

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PASSES_H
