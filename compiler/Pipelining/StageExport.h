//===- StageExport.h - Pipeline stages as StableHLO -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_STAGEEXPORT_H
#define GSPMD_COMPILER_PIPELINING_STAGEEXPORT_H

#include "compiler/Pipelining/StagePrograms.h"

namespace mlir::gspmd {

/// A file of an exported pipeline.
struct ExportedFile {
  std::string name, text;
};

/// Exports each task as StableHLO of one device, whose devices are partitions,
/// as `schedule.json` and one file for each task. docs/pipelines.md describes
/// the fields. Errors are emitted.
FailureOr<std::vector<ExportedFile>> exportStages(const StagePrograms &stages);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_STAGEEXPORT_H
