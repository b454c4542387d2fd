//===- SimulateProgram.h - From a module to a simulated step ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_SIMULATEPROGRAM_H
#define GSPMD_COMPILER_PIPELINE_SIMULATEPROGRAM_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "compiler/Pipeline/ReportCollector.h"
#include "gspmd/Simulator/Simulate.h"

namespace mlir::gspmd {

struct SimulatedStep {
  Timeline timeline;
  /// Of the report, if they were asked for.
  ProgramPictures pictures;
  std::vector<std::string> replicatedOps, optimizations;
  double partitionMilliseconds = 0, simulateMilliseconds = 0;
};

/// Partitions a copy of `module`, if `partition` and it is not yet, and
/// simulates a call of `entry`.
FailureOr<SimulatedStep>
simulateProgram(ModuleOp module, const std::string &entry,
                const SimulateOptions &options, bool partition,
                bool withPictures,
                const std::optional<OptimizeOptions> &optimize = std::nullopt);

/// The timeline's JSON and what only this step knows.
std::string toJson(const SimulatedStep &step);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_SIMULATEPROGRAM_H
