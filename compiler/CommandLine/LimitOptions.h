//===- LimitOptions.h - Options of the limits of programs -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_LIMITOPTIONS_H
#define GSPMD_COMPILER_COMMANDLINE_LIMITOPTIONS_H

#include "compiler/CommandLine/OptionGroup.h"

namespace mlir::gspmd {

/// Adds --max-ops, which sets the limit of this process (maxProgramOps).
void addLimitOptions(OptionGroup &group);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_LIMITOPTIONS_H
