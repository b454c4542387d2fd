//===- PipelinePrediction.h - The predicted step of a pipeline --*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_PIPELINEPREDICTION_H
#define GSPMD_COMPILER_PIPELINING_PIPELINEPREDICTION_H

#include "compiler/Pipelining/StagePrograms.h"
#include "lib/Schedule/PipelineTimeline.h"

namespace mlir::gspmd {

/// Predicts a step in pipeline stages on the chips of `simulation.topology`,
/// which has the devices of all groups: the groups are the first axis of the
/// mesh, `stage`. Each task is simulated as a program of its own; a transfer is
/// a shift along that axis, which runs beside the tasks. Errors are emitted.
FailureOr<PipelineTimeline> predictPipeline(Compilation &program,
                                            const PipelineOptions &options,
                                            const SimulateOptions &simulation);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_PIPELINEPREDICTION_H
