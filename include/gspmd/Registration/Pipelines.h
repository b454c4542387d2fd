//===- Pipelines.h - The named pipelines ------------------------*- C++ -*-===//
//
// The arrows of the flow as pipelines. A later one contains the earlier ones,
// and every step leaves a program that is past it as it is, so a pipeline takes
// a program at any stage: StableHLO with annotations, or already `sharding`.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_REGISTRATION_PIPELINES_H
#define GSPMD_REGISTRATION_PIPELINES_H

#include "lib/Algebra/Namespace.h"

namespace mlir {
class OpPassManager;
class Pass;
class PassManager;
} // namespace mlir

namespace mlir::gspmd {

enum class ProcessForm;
enum class ProcessGroups;
enum class RaggedForm;
struct OptimizeOptions;
class PlanningCache;

/// Annotations of JAX (`sdy.*`, `mhlo.sharding`) to the `sharding` dialect.
void buildGspmdImport(OpPassManager &pm);

/// Import to one mesh, with what partitioning does not handle expanded: what
/// completion begins with.
void buildImportToOneMesh(OpPassManager &pm);

/// The above, then a closed sharding for every tensor.
void buildGspmdComplete(OpPassManager &pm);

/// Completion, then the program that each device runs, in the `spmd` dialect.
/// What planning finds out is kept in `memory`, if it is given, for the next
/// program in the context (transforms/Partition/Support/PlanningTables.h).
void buildGspmdPartition(OpPassManager &pm, PlanningCache *memory = nullptr);
/// The two parts of it: what comes after completion hangs on its result alone.
void buildCompleteForPartition(OpPassManager &pm);
void buildPartitionCompleted(OpPassManager &pm,
                             PlanningCache *memory = nullptr);

/// The above, then transforms/Optimize. A program that is partitioned already
/// is only optimized.
void buildGspmdOptimize(OpPassManager &pm, const OptimizeOptions &options);

/// The pipeline that a pass of the above runs where the program is not
/// partitioned yet; null for other passes.
OpPassManager *getNestedPipeline(Pass &pass);

/// Partitioning, then StableHLO with collectives over groups of processes: what
/// XLA runs on each device. Collectives that are started are waited for where
/// they stand, or stay so (`isAsync`).
void buildGspmdExportStablehlo(OpPassManager &pm, ProcessForm form,
                               ProcessGroups groups, RaggedForm ragged,
                               bool isAsync = false);

/// In a release build, a program is verified once, after all passes that `pm`
/// has by now, and not after each: on large programs that is two thirds of the
/// time. Builds with assertions verify after each, as MLIR does.
void verifyOnce(PassManager &pm);

/// Registers the above as gspmd-import, gspmd-complete, gspmd-partition,
/// gspmd-optimize (with the options of OptimizeOptions) and
/// gspmd-export-stablehlo (with an option `form`).
void registerPipelines();

} // namespace mlir::gspmd

#endif // GSPMD_REGISTRATION_PIPELINES_H
