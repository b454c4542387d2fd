//===- RunResults.h - Comparison and report of results ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNRESULTS_H
#define GSPMD_COMPILER_RUN_RUNRESULTS_H

#include "compiler/Engines/Engine.h"
#include "compiler/Run/RunArguments.h"
#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// The options for writing, comparing and reporting results.
struct ResultOptions {
  /// Files; empty: none.
  std::string outputs, expect, stats;
  /// Compares with the unpartitioned program.
  bool check = false;
  /// Without a value the tolerance depends on the element type.
  std::optional<double> rtol, atol;

  /// Adds all options but --stats.
  void addOptions(OptionGroup &group);
  /// Returns an error text for an invalid tolerance.
  std::optional<std::string> validate() const;
};

/// Writes, compares and reports the results of a run on any engine.
class RunResults {
public:
  /// `compiling` are the options of the program that runs.
  RunResults(const ResultOptions &options, const ProgramCache &cache,
             const CompilationOptions &compiling)
      : options(options), cache(cache), compiling(compiling) {}

  /// Writes and compares the shards of a device, without padding.
  ExitCode finishDevice(int64_t device, const CompiledProgram &program,
                        llvm::ArrayRef<HostTensor> shards,
                        RunReport &numbers) const;
  /// Writes, compares and reports global results. The unpartitioned program
  /// runs on `arguments` for a comparison.
  ExitCode finish(Compilation &compilation, const CompiledProgram &program,
                  llvm::ArrayRef<HostTensor> results, RunReport &numbers,
                  ArgumentSource &arguments) const;

private:
  /// Compares all results. Prints each mismatch, prefixed with `prefix`.
  ExitCode compareAll(llvm::ArrayRef<HostTensor> actual,
                      llvm::ArrayRef<HostTensor> expected, StringRef with,
                      RunReport &numbers, const std::string &prefix = "") const;
  ExitCode report(const RunReport &numbers, ExitCode exit) const;
  ExitCode compareWithFile(const CompiledProgram &program,
                           llvm::ArrayRef<HostTensor> results,
                           RunReport &numbers) const;
  ExitCode compareWithUnpartitioned(Compilation &compilation,
                                    ArgumentSource &arguments,
                                    llvm::ArrayRef<HostTensor> results,
                                    RunReport &numbers) const;

  const ResultOptions &options;
  const ProgramCache &cache;
  const CompilationOptions compiling;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNRESULTS_H
