//===- SimulateProgram.h - Simulation of a step of a module -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_SIMULATEPROGRAM_H
#define GSPMD_COMPILER_PIPELINE_SIMULATEPROGRAM_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "compiler/Pipeline/ReportCollector.h"
#include "gspmd/Simulator/Simulate.h"

namespace mlir::gspmd {

struct SimulatedStep {
  Timeline timeline;
  /// The contents of the report, if requested.
  ProgramPictures pictures;
  std::vector<std::string> replicatedOps, optimizations;
  double partitionMilliseconds = 0, simulateMilliseconds = 0;
};

/// Partitions a copy of `module`, if `partition` is set and it is not a device
/// program, and simulates a call of `entry`.
FailureOr<SimulatedStep>
simulateProgram(ModuleOp module, const std::string &entry,
                const SimulateOptions &options, bool partition,
                bool withPictures,
                const std::optional<OptimizeOptions> &optimize = std::nullopt);

/// Returns the JSON of the timeline with the statistics of the compilation.
std::string toJson(const SimulatedStep &step);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_SIMULATEPROGRAM_H
