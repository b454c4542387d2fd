//===- Dependences.h - Which units wait for which ---------------*- C++ -*-===//
//
// In a loop, an iteration may do a part of the next one's work and leave a part
// of its own to it. What hangs only on values that no iteration changes
// (gathers of weights) counts as done when the body begins, and is done
// somewhere within it for the next iteration; what no iteration reads
// (gradients that are scattered, then stored) may be done within the next one.
// So these take time on their resources but nothing waits for them. What is
// gathered ahead holds memory for longer: the first gathers of an iteration
// that what is free has room for are ahead, the others run within their own.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_SCHEDULING_DEPENDENCES_H
#define GSPMD_COMPILER_SIMULATOR_SCHEDULING_DEPENDENCES_H

#include "compiler/Simulator/Scheduling/TimedUnit.h"
#include "llvm/ADT/SmallBitVector.h"
#include <limits>

namespace mlir::gspmd {

/// Which units of a block wait for which.
class Dependences {
public:
  Dependences(const std::vector<TimedUnit> &units, Block &block,
              OpFacts &facts);

  /// Takes away what waits across the iterations of a loop: for what the one
  /// before has done ahead (not in the first), as far as `freeBytes` hold it,
  /// and for what is left to the one after (not in the last).
  void relaxLoop(double freeBytes = std::numeric_limits<double>::infinity(),
                 bool isFirst = false, bool isLast = false);
  /// What relaxLoop has put ahead holds so much.
  double prefetchedBytes() const;

  ArrayRef<size_t> beforeUnit(size_t i) const { return before[i]; }
  ArrayRef<size_t> afterUnit(size_t i) const { return after[i]; }
  bool isPrefetched(size_t i) const { return !isEarly.empty() && isEarly[i]; }

private:
  /// Is a value of the iteration the same in the next one, or a counter?
  bool isKnownAhead(Value value);
  /// Collectives, and cheap kernels before them, on values known ahead.
  llvm::SmallBitVector findPrefetched(double freeBytes);
  /// Units all of whose results end in carries that only such units read, and
  /// that hang on a collective.
  llvm::SmallBitVector findDeferred();

  const std::vector<TimedUnit> &units;
  Block &block;
  OpFacts &facts;
  std::vector<SmallVector<size_t>> before, after;
  llvm::SmallBitVector isEarly;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_SCHEDULING_DEPENDENCES_H
