//===- TerminalText.h - Text of tools on stdout -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_TERMINALTEXT_H
#define GSPMD_COMPILER_COMMANDLINE_TERMINALTEXT_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {

/// Prints the text that `write` writes to stdout, as displayLines returns it:
/// names of a program may be long, and may contain control characters, which a
/// terminal would obey.
void printTerminalText(llvm::function_ref<void(llvm::raw_ostream &)> write);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_TERMINALTEXT_H
