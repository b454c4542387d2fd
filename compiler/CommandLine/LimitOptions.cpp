//===- LimitOptions.cpp - Options of the limits of programs ---------------===//
#include "compiler/CommandLine/LimitOptions.h"
#include "transforms/Support/Limits/Limits.h"

namespace mlir::gspmd {

void addLimitOptions(OptionGroup &group) {
  group.addCallback<int64_t>("max-ops", "count",
                             "Largest number of ops with calls inlined "
                             "($GSPMD_MAX_OPS, 16777216)",
                             setMaxProgramOps);
}

std::optional<std::string> validateThreads(unsigned numThreads) {
  constexpr unsigned kMaxThreads = 4096;
  if (numThreads <= kMaxThreads)
    return std::nullopt;
  return "--threads: expected at most " + std::to_string(kMaxThreads) +
         ", found " + std::to_string(numThreads);
}

} // namespace mlir::gspmd
