//===- RunCommand.h - The gspmd-run command as a function -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNCOMMAND_H
#define GSPMD_COMPILER_RUN_RUNCOMMAND_H

#include "compiler/CommandLine/CommandError.h"
#include "compiler/Registration/ExplainFlags.h"
#include "compiler/Run/EngineChoice.h"
#include "gspmd/Registration/Plugins.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// The options of gspmd-run, as its --help describes them.
struct RunCommand {
  std::string file = "-";
  std::string entry = "main";
  /// Sizes of symbolic dimensions by name, "b=64,s=2048"; empty if there are
  /// none.
  std::string dims;
  /// A file of shardings by name (gspmd/Pipeline/Annotate.h).
  std::string shardingMap;
  std::string inputs;
  std::string outputs;
  std::string expect;
  std::string stats;
  /// Without a value the tolerance depends on the element type.
  std::optional<double> rtol, atol;
  std::optional<uint64_t> randomSeed;
  bool check = false;
  bool noPartition = false;
  /// Fills padding and fresh memory with NaNs. Without a value, `check`
  /// decides.
  std::optional<bool> poison;
  /// Faults to inject, each in the syntax of gspmd::Fault::parse.
  std::vector<std::string> faults;
  /// Bytes of memory of one device; 0 is no limit.
  std::optional<int64_t> memoryLimit;
  /// Reduces the cost of collectives on `topology` (compiler/Optimize) by these
  /// optimizations, or by all if the list is empty.
  std::optional<std::vector<std::string>> optimize;
  ExplainRequest explain;
  EngineChoice engine;

  /// Predicts the step time on `topology` instead of running
  /// (gspmd/Simulator/Simulate.h).
  bool simulate = false;
  std::string topology, axisLayout;
  /// A file of points to simulate, each with its differences from the command
  /// (compiler/Run/Simulate/Sweep.h).
  std::string sweep;
  /// The compiler generation to simulate (gspmd/Simulator/Simulate.h).
  std::string compiler;
  /// Defaults to "none".
  std::optional<std::string> overlap;
  std::vector<std::string> hardwareScales;
  /// A file of kernel costs (lib/CostModel/Kernels/KernelCosts.h).
  std::string kernelCosts;
  /// Without a value, or if 0, the FLOPs of the program's ops are counted.
  std::optional<double> modelFlops;
  /// Tokens (or samples) of a step; without a value, tokens per second are not
  /// reported.
  std::optional<double> stepTokens;
  /// The --stats file of an earlier simulation.
  std::string compare;
  /// Defaults to 1.
  std::optional<int64_t> tripCount;
  /// Files for the trace and the HTML report of the simulated step.
  std::string trace, report;
  /// Reports the bytes that the processes of engine mpi would hold and send
  /// instead of running.
  bool shares = false;
  /// Threads that execute the devices; 0 is one per core.
  unsigned threads = 0;
  /// The number of runs with the same arguments; the fastest time is reported.
  int64_t repeat = 1;
  /// The folder of the compilation cache; without a value, a folder in the
  /// user's cache directory.
  std::optional<std::string> cacheFolder;
  bool noCache = false;

  Plugins plugins;
  /// A pass pipeline, without its anchor, that lowers the ops of plugins to ops
  /// that the emulator runs. It is applied to the device program.
  std::string lowerWith;
  /// An object file that an external pipeline compiled from the program
  /// (gspmd/Compiler/Compile.h, loadExternalProgram).
  std::string code;
};

/// Loads, partitions, compiles and runs a program, then compares and reports
/// its results. Errors go to stderr, the table to stdout.
ExitCode runCommand(const RunCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNCOMMAND_H
