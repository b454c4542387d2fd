//===- RunResults.h - Comparison and report of results ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNRESULTS_H
#define GSPMD_COMPILER_RUN_RUNRESULTS_H

#include "compiler/Pipeline/LoadProgram.h"
#include "compiler/Run/RunCommand.h"
#include "compiler/Run/RunReport.h"
#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// Prints the error of an engine and returns its exit code.
ExitCode reportRunFailure(const absl::Status &status);
/// Returns the exit code of an engine's error.
ExitCode getExitCode(const absl::Status &status);

/// Writes, compares and reports the results of a run on any engine.
class RunResults {
public:
  /// `options` are the options that the program was loaded with.
  RunResults(const RunCommand &command, const ProgramCache &cache,
             const LoadOptions &options)
      : command(command), cache(cache), options(options) {}

  using MakeArguments =
      llvm::function_ref<absl::StatusOr<std::vector<HostTensor>>()>;
  /// Writes, compares and reports global results. `arguments` is called if the
  /// unpartitioned program runs for a comparison.
  ExitCode finish(ModuleOp module, const CompiledProgram &program,
                  llvm::ArrayRef<HostTensor> results, RunReport &numbers,
                  MakeArguments arguments) const;

  /// Compares all results. Prints each mismatch, prefixed with `prefix`.
  ExitCode compareAll(llvm::ArrayRef<HostTensor> got,
                      llvm::ArrayRef<HostTensor> expected, StringRef with,
                      RunReport &numbers, const std::string &prefix = "") const;
  ExitCode report(const RunReport &numbers, ExitCode exit) const;

private:
  ExitCode compareWithFile(const CompiledProgram &program,
                           llvm::ArrayRef<HostTensor> results,
                           RunReport &numbers) const;
  ExitCode compareWithUnpartitioned(ModuleOp module, MakeArguments arguments,
                                    llvm::ArrayRef<HostTensor> results,
                                    RunReport &numbers) const;

  const RunCommand &command;
  const ProgramCache &cache;
  const LoadOptions options;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNRESULTS_H
