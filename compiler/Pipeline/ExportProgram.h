//===- ExportProgram.h - Export of a module for a PJRT plugin ---*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_EXPORTPROGRAM_H
#define GSPMD_COMPILER_PIPELINE_EXPORTPROGRAM_H

#include "compiler/Pipeline/LoadProgram.h"
#include "lib/Engines/Pjrt/PjrtEngine.h"

namespace mlir::gspmd {

/// A program for engine pjrt with its statistics.
struct ExportedProgram {
  PjrtProgram program;
  int64_t flops = 0;
  double milliseconds = 0;
  std::vector<std::string> replicatedOps, optimizations;
};

/// Runs makeDeviceProgram on a copy of `module` and converts the result to
/// StableHLO with one process per device. The options of the emulator's
/// compiler in `options` have no effect.
FailureOr<ExportedProgram>
exportProgram(ModuleOp module, const LoadOptions &options, bool asPartitions);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_EXPORTPROGRAM_H
