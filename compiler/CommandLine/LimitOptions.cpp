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

} // namespace mlir::gspmd
