//===- CommandError.cpp - Errors and exit codes of the tools --------------===//
#include "compiler/CommandLine/CommandError.h"
#include "lib/Progress/Progress.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {

ExitCode reportError(ExitCode code, const llvm::Twine &message,
                     llvm::StringRef tool) {
  Progress::hideLine();
  // One write per message: mpirun interleaves the output of processes.
  llvm::errs() << (tool + ": error: " + message + "\n").str();
  return code;
}

} // namespace mlir::gspmd
