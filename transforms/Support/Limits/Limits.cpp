//===- Limits.cpp - Bounds on the size of programs ------------------------===//

#include "transforms/Support/Limits/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {

/// Returns the number of the environment variable, otherwise the default. A
/// value that is no positive number has a warning: no caller can fail.
static int64_t readMaxOps() {
  constexpr int64_t defaultOps = int64_t(1) << 24;
  auto text = llvm::sys::Process::GetEnv("GSPMD_MAX_OPS");
  if (!text || text->empty())
    return defaultOps;
  int64_t ops = 0;
  if (llvm::to_integer(*text, ops) && ops > 0)
    return ops;
  llvm::errs() << "gspmd: warning: GSPMD_MAX_OPS is '";
  llvm::printEscapedString(StringRef(*text).take_front(40), llvm::errs());
  llvm::errs()
      << "', which is no positive number of 64 bits; programs may have "
      << defaultOps << " ops\n";
  return defaultOps;
}

/// Returns the limit of this process.
static int64_t &limitOfOps() {
  static int64_t limit = readMaxOps();
  return limit;
}

int64_t maxProgramOps() { return limitOfOps(); }

void setMaxProgramOps(int64_t count) { limitOfOps() = count; }

} // namespace mlir::gspmd
