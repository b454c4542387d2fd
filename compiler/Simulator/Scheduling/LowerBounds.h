//===- LowerBounds.h - Least times of blocks --------------------*- C++ -*-===//
//
//     kernels      |aaaa|bbbbbb|....|cccc|       `bbbbbb` can run meanwhile
//     transfer          |tttttttttt|             `cccc` reads its result
//
// No order of a block takes less than its kernels and the waits that they are
// too short to hide, nor less than a chain of units each of which depends on
// the previous one, nor less than all transfers over one link.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_LOWERBOUNDS_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_LOWERBOUNDS_H

#include "compiler/Simulator/Simulation/ProgramTimer.h"

namespace mlir::gspmd {

/// Lower bounds of the seconds of one execution of a block with its units in
/// any order. If collectives overlap other iterations (ProgramTimer::overlap is
/// not none), dependences bound nothing: there are no waits and no path.
struct BlockBounds {
  /// The seconds of all kernels, and of waits for transfers that depend on each
  /// other and that the kernels which may run meanwhile are too short to hide.
  double cores = 0;
  /// The seconds of the longest chain of kernels and transfers each of which
  /// depends on the previous one. 0 if the block has no transfers.
  double path = 0;
  /// The seconds for which the busiest link is occupied.
  double link = 0;

  double seconds() const { return std::max({cores, path, link}); }
};

/// Returns the bounds of `block`. `timer` has a layout.
FailureOr<BlockBounds> boundsOf(Block &block, ProgramTimer &timer);

/// A loop with its predicted times and the bounds of an iteration.
struct BoundedLoop {
  Operation *loop;
  /// The trip count, or the assumed one.
  int64_t iterations;
  /// The seconds of one execution of the loop, and of one iteration.
  double seconds, iterationSeconds;
  BlockBounds bounds;
};

/// Returns the times and bounds of `loop`. `timer` has a layout.
FailureOr<BoundedLoop> boundLoop(Operation *loop, ProgramTimer &timer);

/// Returns the loops that one execution of `entry` reaches, outer ones first.
/// `timer` has run `entry`.
FailureOr<std::vector<BoundedLoop>> boundLoops(Block &entry,
                                               ProgramTimer &timer);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_LOWERBOUNDS_H
