//===- RunResults.h - Compares and reports what came out --------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_RUNRESULTS_H
#define GSPMD_LIB_DRIVER_RUNRESULTS_H

#include "LoadProgram.h"
#include "Stats.h"
#include "gspmd/Driver/Run.h"
#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// The way out for an error of an engine, after saying it.
RunExit failedRun(const absl::Status &status);
/// Which one that is.
RunExit exitFor(const absl::Status &status);

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
  RunExit finish(ModuleOp module, const CompiledProgram &program,
                 llvm::ArrayRef<HostTensor> results, RunReport &numbers,
                 MakeArguments arguments) const;

  /// Compares all results; every one that differs is reported, after `who`.
  RunExit compareAll(llvm::ArrayRef<HostTensor> got,
                     llvm::ArrayRef<HostTensor> expected, StringRef with,
                     RunReport &numbers, const std::string &who = "") const;
  RunExit report(const RunReport &numbers, RunExit exit) const;

private:
  RunExit compareWithFile(const CompiledProgram &program,
                          llvm::ArrayRef<HostTensor> results,
                          RunReport &numbers) const;
  RunExit compareWithUnpartitioned(ModuleOp module, MakeArguments arguments,
                                   llvm::ArrayRef<HostTensor> results,
                                   RunReport &numbers) const;

  const RunCommand &command;
  const ProgramCache &cache;
  const LoadOptions options;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_RUNRESULTS_H
