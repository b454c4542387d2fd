//===- RunOptions.h - Do gspmd-run's options make sense? --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNOPTIONS_H
#define GSPMD_COMPILER_RUN_RUNOPTIONS_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "compiler/Run/RunCommand.h"

namespace mlir::gspmd {

/// What is wrong with options that have no meaning, contradict each other or
/// would do nothing; nothing if all is well. Files are not opened.
std::optional<std::string> validateOptions(const RunCommand &command);

/// Why one of the files that are to be written cannot be (validateOutputPath);
/// those of single devices are not looked at.
std::optional<std::string> validateOutputFiles(const RunCommand &command);

/// What --optimize asks for; nullopt without it.
std::optional<OptimizeOptions> getOptimizeOptions(const RunCommand &command);
/// What is wrong with names of optimizations.
std::optional<std::string>
validateOptimizations(llvm::ArrayRef<std::string> names);

/// Of --memory-limit, in bytes.
std::optional<std::string> validateMemoryLimit(double bytes);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNOPTIONS_H
