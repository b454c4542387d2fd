//===- StartedCollective.h - Collectives started early ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H

#include "compiler/Optimize/Driver/RewritePass.h"
#include "compiler/Simulator/OrderedBlock.h"

namespace mlir::gspmd {

/// Returns true if a collective may be started; if null, all may be.
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

/// Moves the ops of a block into the order of its units, and starts each
/// collective that other units can overlap. Its `done` precedes its first user.
/// At most `maxBytes` bytes of results, or one collective, are in flight at a
/// time. Other collectives wait until these are done, at the latest until their
/// first user. A collective that `mayStart` rejects stays synchronous. Without
/// a started collective, the block does not change. Appends the started
/// collectives to `started`. `properties` are those of the program's ops.
void startCollectivesEarly(const OrderedBlock &ordered, double maxBytes,
                           MayStart mayStart, OpPropertyCache &properties,
                           std::vector<StartedCollective> &started);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_STARTEDCOLLECTIVE_H
