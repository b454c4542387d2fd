//===- PipelineExecutable.h - Runs pipeline stages --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_PIPELINEEXECUTABLE_H
#define GSPMD_COMPILER_PIPELINING_PIPELINEEXECUTABLE_H

#include "compiler/Engines/Engine.h"
#include "compiler/Pipelining/StagePrograms.h"

namespace mlir::gspmd {

/// Divides a program into pipeline stages and compiles each task for the
/// emulator. When it runs, each group of devices executes the tasks of its
/// stages in the order of the schedule. A task that waits for data that no task
/// can compute is a FailedPrecondition error, with the group, the task, and the
/// task that it waits for.
FailureOr<std::unique_ptr<Executable>>
compilePipeline(Compilation &program, const PipelineOptions &options,
                const CompilationOptions &compilation,
                const ProgramCache *cache);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_PIPELINEEXECUTABLE_H
