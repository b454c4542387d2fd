//===- Pipelines.h - The named pipelines ------------------------*- C++ -*-===//
//
// The phases of partitioning as pipelines. A later pipeline contains the
// earlier ones, and each pass leaves a program that is past its phase
// unchanged, so a pipeline accepts a program at any stage: StableHLO with
// annotations, or already `sharding`.
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

/// Converts annotations of JAX (`sdy.*`, `mhlo.sharding`) to the `sharding`
/// dialect.
void buildGspmdImport(OpPassManager &pm);

/// Imports to one mesh and expands the ops that partitioning does not handle.
/// Completion starts with this form.
void buildImportToOneMesh(OpPassManager &pm);

/// Imports and completes: every tensor has a closed sharding.
void buildGspmdComplete(OpPassManager &pm);

/// Completes and partitions: the result is the program that each device runs,
/// in the `spmd` dialect. `memory`, if set, keeps the results of planning for
/// the next program in the context
/// (transforms/Partition/Support/PlanningTables.h).
void buildGspmdPartition(OpPassManager &pm, PlanningCache *memory = nullptr);
/// The two halves of buildGspmdPartition. The second half depends on nothing
/// but the completed program.
void buildCompleteForPartition(OpPassManager &pm);
void buildPartitionCompleted(OpPassManager &pm,
                             PlanningCache *memory = nullptr);

/// Partitions and optimizes (compiler/Optimize). A partitioned program is only
/// optimized.
void buildGspmdOptimize(OpPassManager &pm, const OptimizeOptions &options);

/// Returns the pipeline that a pass of the above runs on unpartitioned
/// programs; null for other passes.
OpPassManager *getNestedPipeline(Pass &pass);

/// Partitions and converts to StableHLO with collectives over replica groups,
/// the program that XLA runs on each device. Asynchronous collectives stay
/// asynchronous (`isAsync`) or become synchronous.
void buildGspmdExportStablehlo(OpPassManager &pm, ProcessForm form,
                               ProcessGroups groups, RaggedForm ragged,
                               bool isAsync = false);

/// Verifies a program once in release builds, after all passes that `pm`
/// contains so far, instead of after each pass: verification takes two thirds
/// of the time on large programs. Builds with assertions verify after each
/// pass, as MLIR does.
void verifyOnce(PassManager &pm);

/// Registers gspmd-import, gspmd-complete, gspmd-partition, gspmd-optimize
/// (with the options of OptimizeOptions) and gspmd-export-stablehlo (with the
/// option `form`).
void registerPipelines();

} // namespace mlir::gspmd

#endif // GSPMD_REGISTRATION_PIPELINES_H
