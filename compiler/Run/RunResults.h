//===- RunResults.h - Compares and reports what came out --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNRESULTS_H
#define GSPMD_COMPILER_RUN_RUNRESULTS_H

#include "compiler/Pipeline/LoadProgram.h"
#include "compiler/Run/RunCommand.h"
#include "compiler/Run/RunReport.h"
#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// The way out for an error of an engine, after saying it.
ExitCode reportRunFailure(const absl::Status &status);
/// Which one that is.
ExitCode getExitCode(const absl::Status &status);

/// What is done with the results of a run, whatever engine it was on.
class RunResults {
public:
  /// `options` are those that the program was loaded with.
  RunResults(const RunCommand &command, const ProgramCache &cache,
             const LoadOptions &options)
      : command(command), cache(cache), options(options) {}

  using MakeArguments =
      llvm::function_ref<absl::StatusOr<std::vector<HostTensor>>()>;
  /// Writes, compares and reports whole results. `arguments` are asked for
  /// where the whole program is to run.
  ExitCode finish(ModuleOp module, const CompiledProgram &program,
                  llvm::ArrayRef<HostTensor> results, RunReport &numbers,
                  MakeArguments arguments) const;

  /// Compares all results; every one that differs is reported, after `who`.
  ExitCode compareAll(llvm::ArrayRef<HostTensor> got,
                      llvm::ArrayRef<HostTensor> expected, StringRef with,
                      RunReport &numbers, const std::string &who = "") const;
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
