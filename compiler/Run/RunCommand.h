//===- RunCommand.h - The gspmd-run command as a function -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNCOMMAND_H
#define GSPMD_COMPILER_RUN_RUNCOMMAND_H

#include "compiler/Registration/ExplainFlags.h"
#include "compiler/Run/EngineChoice.h"
#include "gspmd/Registration/Plugins.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd {

/// What the process returns. A caller may rely on these numbers.
enum class ExitCode : int {
  Ok = 0,
  Mismatch = 1,     ///< a comparison or a check op of the program failed
  BadInput = 2,     ///< files, options, or the program itself
  RuntimeError = 3, ///< deadlock, memory limit, replicas that disagree
};

/// The command's options, as its --help describes them.
struct RunCommand {
  std::string file = "-";
  std::string entry = "main";
  /// Sizes of symbolic dimensions by name, "b=64,s=2048"; empty: none has one.
  std::string dims;
  /// File of shardings by name (gspmd/Pipeline/Annotate.h).
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
  /// Padding and fresh memory are NaNs; unless it is said, where `check` is.
  std::optional<bool> poison;
  /// Faults to make happen, each as gspmd::Fault::parse reads it.
  std::vector<std::string> faults;
  /// Bytes of one device; 0 is no limit.
  std::optional<int64_t> memoryLimit;
  /// Make collectives cheaper (transforms/Optimize): by these, or by all where
  /// the list is empty. For `topology`, if it is given.
  std::optional<std::vector<std::string>> optimize;
  ExplainSettings explain;
  EngineChoice engine;

  /// Predict times on `topology` instead of running
  /// (gspmd/Simulator/Simulate.h).
  bool simulate = false;
  std::string topology, axisLayout;
  /// File of points to simulate, each with what differs
  /// (compiler/Run/Simulate/Sweep.h).
  std::string sweep;
  /// Whose compiler the program is for (include/gspmd/Simulator/Simulate.h).
  std::string compiler;
  /// "none" without a value.
  std::optional<std::string> overlap;
  std::vector<std::string> hardwareScales;
  /// File of what kernels cost (lib/CostModel/Kernels/KernelCosts.h).
  std::string kernelCosts;
  /// Counted without a value, or if 0.
  std::optional<double> modelFlops;
  /// Tokens (or samples) of a step; not told without a value.
  std::optional<double> stepTokens;
  /// What --stats wrote of an earlier simulation.
  std::string compare;
  /// 1 without a value.
  std::optional<int64_t> tripCount;
  /// Files for the simulated step's timeline and page.
  std::string trace, report;
  /// Say what the processes of engine mpi would hold and send instead of
  /// running.
  bool shares = false;
  /// Threads that run the devices; 0 is one for each core.
  unsigned threads = 0;
  /// Runs with the same arguments; the fastest one's time is reported.
  int64_t repeat = 1;
  /// Where compiled programs are kept; without a value in the user's cache.
  std::optional<std::string> cacheFolder;
  bool noCache = false;

  Plugins plugins;
  /// Passes that write the ops of plugins in terms that the emulator runs, as a
  /// --pass-pipeline on modules without its anchor; run on what each device
  /// runs.
  std::string lowerWith;
  /// Object file that a pipeline of one's own has made of the program
  /// (gspmd/Compiler/Compile.h, loadExternalProgram).
  std::string code;
};

/// Loads, partitions, compiles and runs a program; compares and reports.
/// Errors go to stderr, the table to stdout.
ExitCode runCommand(const RunCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNCOMMAND_H
