//===- ExportProgram.h - From a module to what XLA runs ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_EXPORTPROGRAM_H
#define GSPMD_COMPILER_PIPELINE_EXPORTPROGRAM_H

#include "compiler/Pipeline/LoadProgram.h"
#include "compiler/Run/RunReport.h"
#include "gspmd/Engines/Pjrt/PjrtEngine.h"

namespace mlir::gspmd {

/// A program for engine pjrt and what was learnt on the way.
struct ExportedProgram {
  PjrtProgram program;
  int64_t flops = 0;
  double milliseconds = 0;
  std::vector<std::string> replicatedOps, optimizations;
};

/// makeDeviceProgram, and writes a copy of `module` as StableHLO of many
/// processes. Of `options`, what the emulator's compiler is told is not looked
/// at.
FailureOr<ExportedProgram>
exportProgram(ModuleOp module, const LoadOptions &options, bool asPartitions);

/// The numbers of a run.
RunReport makeReport(const ExportedProgram &exported, PjrtStats stats);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_EXPORTPROGRAM_H
