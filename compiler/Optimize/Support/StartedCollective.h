//===- StartedCollective.h - A block whose collectives begin early -*- C++
//-*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H

#include "compiler/Optimize/Support/RewritePass.h"
#include "gspmd/Simulator/OrderedBlock.h"

namespace mlir::gspmd {

/// Which collectives may be started: null for all.
using MayStart = llvm::function_ref<bool(Operation *)>;

/// A collective that was started, and how many units stand between it and what
/// reads it first.
struct StartedCollective {
  Operation *collective;
  unsigned unitsBeside;
};
/// What is said of them.
Decisions decisionsOf(ArrayRef<StartedCollective> started,
                      const Target &target);

/// Puts the ops of a block in the order of its units and starts each collective
/// that other units can run beside; what is done stands before what reads it
/// first. Results of at most `mostBytes` are under way at a time (one more
/// where nothing else is): further collectives wait until some have been read,
/// at the latest until they are read themselves. Those that may not be started
/// are waited for where they stand. Blocks in which nothing starts
/// stay as they are. Adds those that start to `started`.
void startCollectivesEarly(const OrderedBlock &ordered, double mostBytes,
                           MayStart mayStart,
                           std::vector<StartedCollective> &started);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H
