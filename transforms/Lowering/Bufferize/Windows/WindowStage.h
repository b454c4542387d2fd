//===- WindowStage.h - Window reduction along one dimension -----*- C++ -*-===//
//
// A window is reduced dimension by dimension, the innermost first, which keeps
// the order of its elements. The work for a dimension does not depend on the
// window size, and no partial result accumulates more than a few values in
// sequence:
//
//   - few elements: the reduction is unrolled;
//   - windows that all begin before the operand, or all end behind it: a
//     cumulative reduction. Each result adds one element to the previous one;
//   - others: the operand is split into blocks of the window size, so that a
//     window is a suffix of one block and a prefix of the next one. Both are
//     results of cumulative reductions within the blocks, which need no
//     inverse.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWSTAGE_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWSTAGE_H

#include "transforms/Lowering/Bufferize/Windows/WindowLanes.h"

namespace mlir::gspmd::lowering {

/// One dimension of the windows, with its extents in operand and result.
struct WindowLine {
  int64_t in, out, size, stride, baseDilation, dilation, low;

  /// Returns the elements of the padded operand from the begin of the first
  /// window to the end of the last one.
  int64_t length() const {
    return (out - 1) * stride + (size - 1) * dilation + 1;
  }
  /// Returns true if a buffer of `length()` elements of `bytes` bytes for each
  /// lane may have more bytes than can be addressed.
  bool isTooLong(int64_t bytes) const;
  /// Returns true if some window contains padding.
  bool readsPadding() const {
    return low != 0 || baseDilation != 1 || length() > in;
  }
  bool isTrivial() const {
    return size == 1 && stride == 1 && baseDilation == 1 && low == 0 &&
           in == out;
  }
};

class WindowStage : WindowLanes {
public:
  /// `initial` are the padding elements. If `isExact`, the reducer `body` does
  /// not round. With a `slice`, an index, the stages compute one of `numSlices`
  /// equal slices of operands and results, and temporaries are of one slice.
  WindowStage(BufferOp &call, Region &body, ArrayRef<Value> initial,
              bool isExact, Value slice = {}, int64_t numSlices = 1)
      : WindowLanes(body), call(call), initial(initial), isExact(isExact),
        slice(slice), numSlices(numSlices) {}

  /// Returns true if a reduction along `line` reads each element before it
  /// writes the result of the same position, which then may be in its place.
  static bool canRunInPlace(const WindowLine &line);

  /// Reduces `sources` along `dim` into `targets`. The last stage starts from
  /// the initial values, the others from the first element.
  LogicalResult run(ArrayRef<Value> sources, ArrayRef<Value> targets,
                    unsigned dim, WindowLine line, bool isLast);

private:
  // ---- Choice of the method ----
  enum class Method { Unrolled, Running, Blocks };
  static Method choose(const WindowLine &line, bool &fromStart);
  void chooseLanes(ArrayRef<Value> sources, ArrayRef<Value> targets,
                   unsigned dim, Method method);
  void allocate(Method method);
  int64_t numLevels(int64_t count) const;
  /// Returns `buffer`, or the slice of an operand or a result, in another
  /// shape.
  Value sliceOf(Value buffer, ArrayRef<int64_t> shape);

  // ---- Methods ----
  void emitUnrolled(ImplicitLocOpBuilder &b);
  void emitRunning(ImplicitLocOpBuilder &b, bool fromStart);
  void emitBlocks(ImplicitLocOpBuilder &b);
  void emitBlockScans(ImplicitLocOpBuilder &b, Value phase);
  void loadLine(ImplicitLocOpBuilder &b);
  void storeResult(ImplicitLocOpBuilder &b, Value index, Value lane,
                   ArrayRef<Value> values);

  BufferOp &call;
  ArrayRef<Value> initial;
  bool isExact;
  Value slice;
  int64_t numSlices;

  WindowLine line;
  bool isLast = false;
  int64_t numLanes = 0;        ///< the number of lanes of all tiles
  int64_t tile = 0;            ///< lanes of one tile
  SmallVector<Value> from, to; ///< [outer, line, inner]
  SmallVector<Value> padded;   ///< [length, tile], later the prefixes of blocks
  SmallVector<Value> suffixes; ///< [length, tile]
  SmallVector<SmallVector<Value>> accumulators; ///< [tile] for each level
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWSTAGE_H
