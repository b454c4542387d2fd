//===- ManualWriters.h - Output forms of a tool's manual --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_MANUALWRITERS_H
#define GSPMD_COMPILER_COMMANDLINE_MANUALWRITERS_H

#include "compiler/CommandLine/Manual.h"

namespace mlir::gspmd {

void writeManual(const Manual &manual, ManualForm form, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_MANUALWRITERS_H
