//===- Limits.cpp - Bounds on the size of programs ------------------------===//

#include "transforms/Support/Limits.h"
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

/// The limit of this process.
static int64_t &limitOfOps() {
  static int64_t limit = readMaxOps();
  return limit;
}

int64_t maxProgramOps() { return limitOfOps(); }

LimitFlags::LimitFlags(llvm::cl::OptionCategory &category)
    : maxOps("max-ops", llvm::cl::cat(category), llvm::cl::value_desc("count"),
             llvm::cl::location(limitOfOps()), llvm::cl::init(limitOfOps()),
             llvm::cl::desc("Largest number of ops with calls inlined "
                            "($GSPMD_MAX_OPS, 16777216)")) {}

} // namespace mlir::gspmd
