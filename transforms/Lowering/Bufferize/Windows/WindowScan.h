//===- WindowScan.h - Cumulative reductions of lanes ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWSCAN_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWSCAN_H

#include "transforms/Lowering/Bufferize/Windows/WindowLanes.h"

namespace mlir::gspmd::lowering {

/// The reductions of the first 1, 2, ... places of a line. No accumulator takes
/// more than kBlock values in a row: there is one for single places, one for
/// blocks of them, and so on.
class WindowScan {
public:
  static constexpr int64_t kBlock = 64;

  using Elements = WindowLanes::Elements;
  /// The elements at a place of the line, of one lane.
  using Read = llvm::function_ref<Elements(ImplicitLocOpBuilder &, Value place,
                                           Value lane)>;
  using Write = llvm::function_ref<void(ImplicitLocOpBuilder &, Value place,
                                        Value lane, ArrayRef<Value>)>;

  /// `accumulators` are buffers of a tile of lanes, by level. Where
  /// `isBackward`, later places come first in the reduction.
  WindowScan(WindowLanes &lanes, ArrayRef<SmallVector<Value>> accumulators,
             Read read, Write write, bool isBackward)
      : lanes(lanes), accumulators(accumulators), read(read), write(write),
        isBackward(isBackward), starts(accumulators.size()),
        places(accumulators.size()) {}

  /// Calls `write` with the reduction of the places from `first` up to each.
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
  SmallVector<Value> starts, places; ///< of the loops, by level
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWSCAN_H
