//===- PipelineExecutable.h - Runs pipeline stages --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_PIPELINEEXECUTABLE_H
#define GSPMD_COMPILER_PIPELINING_PIPELINEEXECUTABLE_H

#include "compiler/Engines/Engine.h"
#include "compiler/Pipelining/StagePrograms.h"

namespace mlir::gspmd {

/// Divides a program into pipeline stages and compiles each task for the
/// emulator or, with an engine that has processes, for them. It runs the
/// program that --pipeline-write-groups writes for each group of devices. A
/// schedule whose tasks wait for each other is an error that names groups,
/// stages and tasks. Errors are emitted.
FailureOr<std::unique_ptr<Executable>>
compilePipeline(Compilation &program, const PipelineOptions &options,
                const CompilationOptions &compilation,
                const ProgramCache *cache, Engine &engine);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_PIPELINEEXECUTABLE_H
