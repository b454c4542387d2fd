//===- RunError.cpp - How gspmd-run says that it failed -------------------===//
#include "RunError.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {

RunExit runError(RunExit code, const llvm::Twine &message) {
  llvm::errs() << "gspmd-run: error: " << message << "\n";
  return code;
}

} // namespace mlir::gspmd
