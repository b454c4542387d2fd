//===- RunReport.h - Statistics of a run ------------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ENGINES_RUNREPORT_H
#define GSPMD_COMPILER_ENGINES_RUNREPORT_H

#include "lib/Engines/Mpi/MpiRun.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {

struct EngineKind;

/// The statistics of a run in pipeline stages.
struct PipelineStats {
  int64_t stages = 1, groups = 1, microbatches = 1;
  /// Tensors sent between stages, for all microbatches, and their bytes.
  int64_t numTransfers = 0, transferBytes = 0;
  /// For each group of devices, the largest number of forward passes whose
  /// backward passes had not ended.
  std::vector<int64_t> liveMicrobatches;
};

/// The statistics in --stats and in the table, for one device; of a pipeline,
/// for one device of each group.
struct RunReport {
  const EngineKind *engine = nullptr;
  int64_t numDevices = 1;
  int64_t flops = 0;
  double compileMilliseconds = 0;
  /// True if the program was loaded from the compilation cache.
  bool isFromCache = false;
  /// The platform of an engine other than the emulator.
  std::string platform;
  /// Statistics of engine mpi.
  std::optional<MpiStats> mpi;
  int64_t numRanks = 1;
  RunStats run;
  /// Ops that run replicated, with location and reason.
  std::vector<std::string> replicatedOps;
  /// The applied optimizations with their predicted gains (--optimize).
  std::vector<std::string> optimizations;
  std::optional<double> maxError;
  std::optional<PipelineStats> pipeline;
};

/// Returns the statistics of a LoadedProgram or an ExportedProgram that are
/// known before a run.
template <typename Program>
RunReport makeReport(const EngineKind &engine, const Program &program,
                     const CompiledProgram &signature) {
  RunReport report;
  report.engine = &engine;
  report.numDevices = signature.numDevices();
  report.flops = program.flops;
  report.compileMilliseconds = program.milliseconds;
  report.isFromCache = program.isFromCache;
  report.replicatedOps = program.replicatedOps();
  report.optimizations = program.optimizations();
  return report;
}

/// Returns the JSON of --stats.
std::string toJson(const RunReport &report);
/// Prints a short table.
void printTable(const RunReport &report, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ENGINES_RUNREPORT_H
