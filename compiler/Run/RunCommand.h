//===- RunCommand.h - The gspmd-run command as a function -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNCOMMAND_H
#define GSPMD_COMPILER_RUN_RUNCOMMAND_H

#include "compiler/Engines/Engine.h"
#include "compiler/Pipelining/PipelineOptions.h"
#include "compiler/Run/InputProgram.h"
#include "compiler/Run/OptimizeRequest.h"
#include "compiler/Run/RunArguments.h"
#include "compiler/Run/RunResults.h"

namespace mlir::gspmd {

class RunFlags;

/// Options of compilation ahead of time.
struct AheadOfTimeFlags {
  /// The topology to compile for instead of running; nullopt: none.
  std::optional<std::string> topology;
  /// Files to write: the optimized program, the serialized executable.
  std::string program, executable;
};

/// The command gspmd-run: the options of its subjects.
struct RunCommand {
  ProgramOptions program;
  ArgumentOptions arguments;
  ResultOptions results;
  EngineOptions engine;
  OptimizeRequest optimize;
  PipelineOptions pipeline;
  /// The folder to write the programs of pipeline stages into instead of
  /// running; empty: none.
  std::string exportFolder;
  /// `partition` and `optimize` are those of the other members.
  CompilationOptions load;
  /// The faults, the limit and poisoning are those of the other members.
  RunOptions execution;
  /// Faults to inject, each in the syntax of gspmd::Fault::parse.
  std::vector<std::string> faults;
  /// Fills padding and fresh memory with NaNs. Without a value, --check
  /// decides.
  std::optional<bool> poison;
  /// The folder of the compilation cache; without a value, a folder in the
  /// user's cache directory.
  std::optional<std::string> cacheFolder;
  bool noCache = false, noPartition = false;
  /// Reports the bytes that the processes of engine mpi would hold and send
  /// instead of running.
  bool shares = false;
  AheadOfTimeFlags aot;

  /// Returns how to compile the program.
  CompilationOptions compilationOptions() const;
};

/// Loads, partitions, compiles and runs a program, then compares and reports
/// its results. Errors go to stderr, the table to stdout.
ExitCode runCommand(const RunCommand &command, const RunFlags &flags);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNCOMMAND_H
