//===- RunReport.h - Statistics of a run ------------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNREPORT_H
#define GSPMD_COMPILER_RUN_RUNREPORT_H

#include "compiler/Pipeline/ExportProgram.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"
#include "lib/Engines/Mpi/MpiRun.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {

/// The statistics in --stats and in the table, for one device.
struct RunReport {
  int64_t numDevices = 1;
  int64_t flops = 0;
  double compileMilliseconds = 0;
  /// The program was loaded from the compilation cache.
  bool isFromCache = false;
  /// The name of an engine other than the emulator, and its platform. A PJRT
  /// plugin does not report collectives, and only some report memory.
  std::string engine, platform;
  /// Statistics of engine mpi.
  std::optional<MpiStats> mpi;
  int64_t numRanks = 1;
  RunStats run;
  /// Ops that run replicated, with location and reason.
  std::vector<std::string> replicatedOps;
  /// The applied optimizations with their predicted gains (--optimize).
  std::vector<std::string> optimizations;
  std::optional<double> maxError;
};

/// Returns the statistics that are known before a run.
RunReport makeReport(const LoadedProgram &loaded);
/// Returns the statistics of a run on a plugin.
RunReport makeReport(const ExportedProgram &exported, PjrtStats stats);

/// Returns the JSON of --stats.
std::string toJson(const RunReport &report);
/// Prints a short table.
void printTable(const RunReport &report, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNREPORT_H
