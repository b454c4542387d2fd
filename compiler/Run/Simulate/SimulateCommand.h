//===- SimulateCommand.h - The gspmd-simulate command -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_SIMULATE_SIMULATECOMMAND_H
#define GSPMD_COMPILER_RUN_SIMULATE_SIMULATECOMMAND_H

#include "compiler/Pipelining/PipelineOptions.h"
#include "compiler/Run/InputProgram.h"
#include "compiler/Run/OptimizeRequest.h"
#include "gspmd/Simulator/Simulate.h"

namespace mlir::gspmd {

class SimulateFlags;

/// The command gspmd-simulate: the options of its subjects.
struct SimulateCommand {
  ProgramOptions program;
  /// What every simulation has in common. `overlap` and `scales` are the
  /// options below.
  SimulateOptions simulation;
  /// --optimize, and the topology, layout and overlap of all subjects. They may
  /// be lists, and the layout and the overlap "all", which is a sweep.
  OptimizeRequest optimize;
  PipelineSweep pipeline;
  /// The compiler generation to simulate.
  std::string compiler;
  /// Figures of the hardware with factors, "hbm_bandwidth=1.1".
  std::vector<std::string> hardwareScales;
  bool noPartition = false;
  /// Returns the configuration of the simulated program.
  DeviceOptions deviceOptions() const { return {!noPartition, optimize.get()}; }
  /// Files: points to simulate, each with its differences from the command
  /// (Sweep.h), and the statistics of an earlier simulation.
  std::string sweep, compare;
  /// Files for the statistics, the trace and the HTML report.
  std::string stats, trace, report;
};

/// Partitions a program and simulates a step, or a sweep of steps. Prints the
/// table and writes the requested files. A program that exceeds the memory of a
/// device is a runtime error, reported after all files were written.
ExitCode simulateCommand(const SimulateCommand &command,
                         const SimulateFlags &flags);

/// Returns the error text for a mode that parseOverlap does not know.
std::string makeOverlapError(StringRef mode);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_SIMULATE_SIMULATECOMMAND_H
