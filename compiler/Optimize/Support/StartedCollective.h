//===- StartedCollective.h - Collectives started early ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H

#include "compiler/Optimize/Support/RewritePass.h"
#include "compiler/Simulator/OrderedBlock.h"

namespace mlir::gspmd {

/// Returns true for collectives that may be started; null: all of them.
using MayStart = llvm::function_ref<bool(Operation *)>;

/// A collective that was started, and the number of units between it and its
/// first user.
struct StartedCollective {
  Operation *collective;
  unsigned unitsBeside;
};
/// Returns the decisions to report for started collectives.
Decisions decisionsOf(ArrayRef<StartedCollective> started,
                      const Target &target);

/// Orders the ops of a block like its units and starts each collective that
/// other units can overlap; its `done` precedes its first user. At most
/// `maxBytes` of results are in flight at a time (one more collective if none
/// is): further collectives are delayed until others are done, at the latest to
/// their first user. Collectives that may not be started stay synchronous. A
/// block in which nothing is started is unchanged. Appends the started
/// collectives to `started`.
void startCollectivesEarly(const OrderedBlock &ordered, double maxBytes,
                           MayStart mayStart,
                           std::vector<StartedCollective> &started);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H
