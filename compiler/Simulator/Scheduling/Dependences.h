//===- Dependences.h - Dependences between units ----------------*- C++ -*-===//
//
// In a loop, an iteration may do work of the next one and defer its own work to
// it. Units that depend only on loop-invariant values (gathers of weights) are
// prefetched: they count as done when the body begins, and run somewhere in the
// body for the next iteration. Units whose results no iteration reads
// (gradients that are scattered, then stored) are deferred to the next
// iteration. Both take time on their resources, but nothing waits for them.
// Prefetched values are live for longer, so the first gathers of an iteration
// are prefetched as long as there is free memory, and the others run in their
// own iteration.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_DEPENDENCES_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_DEPENDENCES_H

#include "compiler/Simulator/Scheduling/TimedUnit.h"
#include "llvm/ADT/SmallBitVector.h"
#include <limits>

namespace mlir::gspmd {

/// The dependences between the units (kernels, collectives, transfers and
/// region ops) of a block.
class Dependences {
public:
  Dependences(const std::vector<TimedUnit> &units, Block &block,
              OpPropertyCache &properties);

  /// Removes the dependences that prefetching (except in the first iteration)
  /// and deferral (except in the last one) avoid. Prefetched values take at
  /// most `freeBytes`.
  void relaxLoop(double freeBytes = std::numeric_limits<double>::infinity(),
                 bool isFirst = false, bool isLast = false);
  /// Bytes of prefetched values.
  double prefetchedBytes() const;

  ArrayRef<size_t> predecessors(size_t i) const { return before[i]; }
  ArrayRef<size_t> successors(size_t i) const { return after[i]; }
  bool isPrefetched(size_t i) const {
    return !prefetched.empty() && prefetched[i];
  }
  /// Returns true if `value` is no argument of the block, or if the argument is
  /// loop-invariant or a scalar. A scalar is taken for an induction variable,
  /// although a loss or a norm may be one, too.
  bool mayBeComputableAhead(Value value);

private:
  /// Collectives, and the cheap kernels before them, on values that are
  /// computable ahead.
  llvm::SmallBitVector findPrefetched(double freeBytes);
  /// Units that depend on a collective and whose results are only stored in
  /// loop-carried values that no other units read.
  llvm::SmallBitVector findDeferred();

  const std::vector<TimedUnit> &units;
  Block &block;
  OpPropertyCache &properties;
  /// The predecessors and successors of each unit.
  std::vector<SmallVector<size_t>> before, after;
  llvm::SmallBitVector prefetched;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_DEPENDENCES_H
