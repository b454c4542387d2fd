//===- CommandError.cpp - How gspmd-run says that it failed ---------------===//
#include "compiler/CommandLine/CommandError.h"
#include "lib/Progress/Progress.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {

ExitCode reportError(ExitCode code, const llvm::Twine &message,
                     llvm::StringRef tool) {
  Progress::hideLine();
  // At once: mpirun and others put together what several processes write.
  llvm::errs() << (tool + ": error: " + message + "\n").str();
  return code;
}

} // namespace mlir::gspmd
