//===- StagePrediction.h - The predicted step of a division -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_STAGEPREDICTION_H
#define GSPMD_COMPILER_PIPELINING_STAGEPREDICTION_H

#include "compiler/Pipelining/StagePrograms.h"
#include "lib/Schedule/PipelineTimeline.h"

namespace mlir::gspmd {

/// The predicted step of one division into stages.
struct StagePrediction {
  PipelineTimeline timeline;
  /// The seconds of the tasks of each stage on a microbatch, with its share of
  /// the update.
  std::vector<double> stageSeconds;
};
/// Predicts the step of `stages`, whose mesh has an axis for the groups. Errors
/// are emitted.
FailureOr<StagePrediction> predictStages(const StagePrograms &stages,
                                         const SimulateOptions &simulation);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_STAGEPREDICTION_H
