//===- TerminalText.cpp - Text of tools on stdout -------------------------===//
#include "compiler/CommandLine/TerminalText.h"
#include "lib/Report/DisplayText.h"

namespace mlir::gspmd {

void printTerminalText(llvm::function_ref<void(llvm::raw_ostream &)> write) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  write(stream);
  llvm::outs() << displayLines(text);
}

} // namespace mlir::gspmd
