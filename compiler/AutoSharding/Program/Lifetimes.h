//===- Lifetimes.h - Schedule and live ranges -------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_LIFETIMES_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_LIFETIMES_H

#include "compiler/AutoSharding/Program/TensorVariables.h"
#include "lib/Search/Problem/Problem.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::gspmd {

struct RunningOp {
  Operation *op;
  /// Number of executions in one call of the entry function.
  double runs;
  /// The time of the execution, on the time axis of LiveBuffer.
  int64_t time;
};

/// A value and its aliases in loops and calls.
struct LiveBuffer {
  std::optional<unsigned> variable;
  /// Bytes of the largest tensor, unsharded.
  double bytes = 0;
  search::Interval live;
};

struct Lifetimes {
  /// The ops in order of execution; an op in a loop occurs once.
  std::vector<RunningOp> ops;
  /// The buffers by their number (TensorVariables::bufferOf), without those
  /// that fusion eliminates.
  llvm::MapVector<unsigned, LiveBuffer> buffers;
};

/// Returns the execution order of the ops and the live ranges of the buffers of
/// one call of `entry`. Arguments are live to the end. A value from outside of
/// a loop that the loop uses is live until the loop ends.
Lifetimes lifetimesOf(TensorVariables &tensors, StringRef entry,
                      double assumedTripCount);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_LIFETIMES_H
