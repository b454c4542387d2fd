//===- RunOptions.h - Do gspmd-run's options make sense? --------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_RUNOPTIONS_H
#define GSPMD_LIB_DRIVER_RUNOPTIONS_H

#include "gspmd/Driver/Run.h"
#include "transforms/Optimize/Options.h"

namespace mlir::gspmd {

/// What is wrong with options that have no meaning, contradict each other or
/// would do nothing; nothing if all is well. Files are not opened.
std::optional<std::string> wrongOptions(const RunCommand &command);

/// Why one of the files that are to be written cannot be (wrongOutput); those
/// of single devices are not looked at.
std::optional<std::string> wrongOutputsOf(const RunCommand &command);

/// What --optimize asks for; nullopt without it.
std::optional<OptimizeOptions> optimizeOptions(const RunCommand &command);
/// What is wrong with names of optimizations.
std::optional<std::string>
wrongOptimizations(llvm::ArrayRef<std::string> names);

/// Of --memory-limit, in bytes.
std::optional<std::string> wrongMemoryLimit(double bytes);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_RUNOPTIONS_H
