//===- LimitOptions.h - Options of the limits of programs -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_LIMITOPTIONS_H
#define GSPMD_COMPILER_COMMANDLINE_LIMITOPTIONS_H

#include "compiler/CommandLine/OptionGroup.h"

namespace mlir::gspmd {

/// Adds --max-ops, which sets the limit of this process (maxProgramOps).
void addLimitOptions(OptionGroup &group);

/// Returns an error text for a value of --threads above the limit of a process.
std::optional<std::string> validateThreads(unsigned numThreads);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_LIMITOPTIONS_H
