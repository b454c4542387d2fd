//===- Pipelines.h - The named pipelines ------------------------*- C++ -*-===//
//
// The phases of partitioning as pipelines. A later pipeline contains the
// earlier ones, and each pass leaves a program that is past its phase
// unchanged, so a pipeline accepts a program at any phase: StableHLO with
// annotations, or imported, completed, resharded or partitioned. The result is
// the same as that of the pipeline on the original program.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_REGISTRATION_PIPELINES_H
#define GSPMD_REGISTRATION_PIPELINES_H

#include "lib/Algebra/Namespace.h"
#include <cstdint>
#include <string>
#include <vector>

namespace mlir {
class OpPassManager;
class PassManager;
} // namespace mlir

namespace mlir::gspmd {

struct OptimizeOptions;
struct SpmdToStablehloOptions;

/// Converts annotations of JAX (`sdy.*`, `mhlo.sharding`) to the `sharding`
/// dialect.
void buildGspmdImport(OpPassManager &pm);

/// Imports to one mesh and expands the ops that partitioning does not handle.
/// Completion starts with this form.
void buildImportToOneMesh(OpPassManager &pm);

/// Imports and completes: every tensor has a closed sharding.
void buildGspmdComplete(OpPassManager &pm);

/// Completes and reshards: each change of sharding is an op.
void buildGspmdReshard(OpPassManager &pm);

/// Reshards and partitions: the result is the program that each device runs, in
/// the `spmd` dialect.
void buildGspmdPartition(OpPassManager &pm);

/// The options for dividing a step into pipeline stages.
struct StagePipelineOptions {
  /// The number of microbatches. With 1, tasks have the full batch.
  int64_t microbatches = 2;
  /// True if weight gradients are tasks of their own.
  bool splitsBackward = false;
  std::string entry = "main";
  /// The number of stages to divide a program without annotated stages into; 0:
  /// the program states its stages.
  int64_t stages = 0;
  /// The FLOPs of a device in the time of a byte of its memory; 0: those of
  /// --pipeline-balance-stages.
  double flopsPerByte = 0;
  /// The simulated times of the stages of earlier divisions, of
  /// --pipeline-balance-stages.
  std::vector<double> stageSeconds;
  /// The share by which the slowest stage may be slower if that saves
  /// transfers, of --pipeline-balance-stages.
  double slack = 0;
  /// The schedule and the number of groups of --pipeline-write-groups; empty:
  /// the tasks are those of one microbatch.
  std::string schedule;
  int64_t groups = 0;
};

/// Divides a completed program into the tasks of pipeline stages
/// (docs/pipelines.md).
void buildStagePipeline(OpPassManager &pm, const StagePipelineOptions &options);

/// Partitions and optimizes (compiler/Optimize).
void buildGspmdOptimize(OpPassManager &pm, const OptimizeOptions &options);

/// Partitions and converts to StableHLO with collectives over replica groups,
/// the program that XLA runs on each device. The options are those of the pass
/// spmd-to-stablehlo (transforms/Export/SpmdToStablehlo/Passes.h).
void buildGspmdExportStablehlo(OpPassManager &pm,
                               const SpmdToStablehloOptions &options);

/// Verifies a program once, after all passes that `pm` contains so far, instead
/// of after each pass: verification takes two thirds of the time on large
/// programs. If the environment has GSPMD_VERIFY_EACH=1, each pass is verified,
/// too, as MLIR does.
void verifyOnce(PassManager &pm);

/// Registers the pipelines gspmd-import, gspmd-complete, gspmd-reshard,
/// gspmd-partition, gspmd-optimize (with the options of OptimizeOptions) and
/// gspmd-export-stablehlo (with the option `form`).
void registerPipelines();

} // namespace mlir::gspmd

#endif // GSPMD_REGISTRATION_PIPELINES_H
