//===- RunReport.h - What a run cost ----------------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNREPORT_H
#define GSPMD_COMPILER_RUN_RUNREPORT_H

#include "gspmd/Engines/Emulated/EmulatedEngine.h"
#include "gspmd/Engines/Mpi/MpiRun.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {

/// All that --stats and the table tell, for one device.
struct RunReport {
  int64_t numDevices = 1;
  int64_t flops = 0;
  double compileMilliseconds = 0;
  /// The compiled program was there from before.
  bool isFromCache = false;
  /// Of another engine than the emulator: its name, and what it runs on. A
  /// plugin does not tell of collectives, and of memory only some do.
  std::string engine, platform;
  /// Of MPI.
  std::optional<MpiStats> mpi;
  int64_t numRanks = 1;
  RunStats run;
  /// Ops that had to run on whole tensors, with location and reason.
  std::vector<std::string> replicatedOps;
  /// With --optimize: what was done, and what it gains.
  std::vector<std::string> optimizations;
  std::optional<double> maxError;
};

/// As the JSON of --stats.
std::string toJson(const RunReport &report);
/// As a short table.
void printTable(const RunReport &report, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNREPORT_H
