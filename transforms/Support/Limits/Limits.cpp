//===- Limits.cpp - Bounds on the size of programs ------------------------===//

#include "transforms/Support/Limits/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Process.h"

namespace mlir::gspmd {

static int64_t readMaxOps() {
  int64_t ops = 0;
  if (auto text = llvm::sys::Process::GetEnv("GSPMD_MAX_OPS");
      text && llvm::to_integer(*text, ops) && ops > 0)
    return ops;
  return int64_t(1) << 24;
}

/// Returns the limit of this process.
static int64_t &limitOfOps() {
  static int64_t limit = readMaxOps();
  return limit;
}

int64_t maxProgramOps() { return limitOfOps(); }

void setMaxProgramOps(int64_t count) { limitOfOps() = count; }

} // namespace mlir::gspmd
