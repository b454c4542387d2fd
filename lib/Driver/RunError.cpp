//===- RunError.cpp - How gspmd-run says that it failed -------------------===//
#include "RunError.h"
#include "lib/Progress/Progress.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {

RunExit runError(RunExit code, const llvm::Twine &message) {
  Progress::hideLine();
  llvm::errs() << "gspmd-run: error: " << message << "\n";
  return code;
}

} // namespace mlir::gspmd
