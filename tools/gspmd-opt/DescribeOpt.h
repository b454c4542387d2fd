//===- DescribeOpt.h - The manual of gspmd-opt ------------------*- C++ -*-===//
#ifndef GSPMD_TOOLS_GSPMD_OPT_DESCRIBEOPT_H
#define GSPMD_TOOLS_GSPMD_OPT_DESCRIBEOPT_H

#include "compiler/CommandLine/Manual.h"

namespace mlir::gspmd {

/// The exit code of the project's tools for invalid options.
inline constexpr int kBadOptions = 2;
/// The exit code of mlir-opt for all other failures.
inline constexpr int kOtherFailure = 1;

/// Describes the tool without its own options. All passes must be registered.
ToolDescription describeOpt();

} // namespace mlir::gspmd

#endif // GSPMD_TOOLS_GSPMD_OPT_DESCRIBEOPT_H
