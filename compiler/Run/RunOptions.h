//===- RunOptions.h - The options of gspmd-run ------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNOPTIONS_H
#define GSPMD_COMPILER_RUN_RUNOPTIONS_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "compiler/Pipeline/LoadProgram.h"
#include "compiler/Run/RunCommand.h"
#include "gspmd/Runtime/ExecutionOptions.h"

namespace mlir::gspmd {

/// Returns an error text for options that are out of range, contradict each
/// other or have no effect. Does not open files.
std::optional<std::string> validateOptions(const RunCommand &command);

/// Returns an error text if an output file cannot be written
/// (validateOutputPath). Files of single devices are not checked.
std::optional<std::string> validateOutputFiles(const RunCommand &command);

/// Returns the optimizations that --optimize requests; nullopt without it.
std::optional<OptimizeOptions> getOptimizeOptions(const RunCommand &command);
/// Returns the options that a command requests.
LoadOptions getLoadOptions(const RunCommand &command, const std::string &entry);
/// Returns the folder of the compilation cache; empty if it is disabled.
std::string getCacheFolder(const RunCommand &command);
/// Returns how devices execute on this machine. Simulation does not use it.
ExecutionOptions getExecutionOptions(const RunCommand &command,
                                     llvm::ArrayRef<Fault> faults);
/// Returns an error text for unknown names of optimizations.
std::optional<std::string>
validateOptimizations(llvm::ArrayRef<std::string> names);

/// Returns an error text for an invalid --memory-limit in bytes.
std::optional<std::string> validateMemoryLimit(double bytes);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNOPTIONS_H
