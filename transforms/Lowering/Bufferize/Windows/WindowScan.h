//===- WindowScan.h - Cumulative reductions of lanes ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWSCAN_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWSCAN_H

#include "transforms/Lowering/Bufferize/Windows/WindowLanes.h"

namespace mlir::gspmd::lowering {

/// Computes the cumulative reductions (prefixes) of a line. To limit rounding,
/// no accumulator takes more than kBlock values in sequence: level 0
/// accumulates elements, level 1 blocks of kBlock elements, and so on.
class WindowScan {
public:
  static constexpr int64_t kBlock = 64;

  using Elements = WindowLanes::Elements;
  /// Returns the elements of one lane at an index of the line.
  using Read = llvm::function_ref<Elements(ImplicitLocOpBuilder &, Value index,
                                           Value lane)>;
  using Write = llvm::function_ref<void(ImplicitLocOpBuilder &, Value index,
                                        Value lane, ArrayRef<Value>)>;

  /// `accumulators` are buffers of one tile of lanes for each level. If
  /// `isBackward`, later elements come first in the reduction.
  WindowScan(WindowLanes &lanes, ArrayRef<SmallVector<Value>> accumulators,
             Read read, Write write, bool isBackward)
      : lanes(lanes), accumulators(accumulators), read(read), write(write),
        isBackward(isBackward), starts(accumulators.size()),
        indices(accumulators.size()) {}

  /// Calls `write` for each index of [first, end) with the reduction of all
  /// elements from `first` up to it.
  void emit(ImplicitLocOpBuilder &b, Value first, Value end);

private:
  void emitLevel(ImplicitLocOpBuilder &b, unsigned level, Value first,
                 Value end);
  void emitStep(ImplicitLocOpBuilder &b, Value lane);

  WindowLanes &lanes;
  ArrayRef<SmallVector<Value>> accumulators;
  Read read;
  Write write;
  bool isBackward;
  SmallVector<Value> starts,
      indices; ///< the start and the index of the loop of each level
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWSCAN_H
