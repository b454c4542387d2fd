//===- AheadOfTimeReport.h - A program compiled for a topology --*- C++ -*-===//
#ifndef GSPMD_COMPILER_ENGINES_AHEADOFTIMEREPORT_H
#define GSPMD_COMPILER_ENGINES_AHEADOFTIMEREPORT_H

#include "compiler/Engines/EngineOptions.h"
#include "compiler/Pipeline/ExecutablePrograms.h"
#include "lib/Engines/Pjrt/AheadOfTimeCompiler.h"

namespace mlir::gspmd {

/// A request for compilation ahead of time: the topology and the results to
/// read.
struct AheadOfTimeRequest {
  /// The name of a topology, in the plugin's syntax; nullopt: none.
  std::optional<std::string> topology;
  bool readsProgram = false, readsExecutable = false;

  /// Returns an error text if an engine cannot compile as requested.
  std::optional<std::string> validate(const EngineOptions &engine) const;
};

/// The statistics of --aot, for one device.
struct AheadOfTimeReport {
  std::string topology;
  int64_t numDevices = 1, flops = 0;
  /// The time to partition and export the program.
  double exportMilliseconds = 0;
  std::vector<std::string> replicatedOps, optimizations;
  AheadOfTimeExecutable executable;
};

/// Compiles the exported program with the plugin of `engine`. The errors are
/// those of the plugin (lib/Engines/Pjrt/AheadOfTimeCompiler.h).
absl::StatusOr<AheadOfTimeReport>
compileAheadOfTime(const ExportedProgram &program,
                   const PjrtEngineOptions &engine,
                   const AheadOfTimeRequest &request);

/// Returns the JSON of --stats.
std::string toJson(const AheadOfTimeReport &report);
/// Prints a short table.
void printTable(const AheadOfTimeReport &report, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ENGINES_AHEADOFTIMEREPORT_H
