//===- RunOptions.h - Do gspmd-run's options make sense? --------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_RUNOPTIONS_H
#define GSPMD_LIB_DRIVER_RUNOPTIONS_H

#include "gspmd/Driver/Run.h"

namespace mlir::gspmd {

/// What is wrong with options that have no meaning, contradict each other or
/// would do nothing; nothing if all is well. Files are not opened.
std::optional<std::string> wrongOptions(const RunCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_RUNOPTIONS_H
