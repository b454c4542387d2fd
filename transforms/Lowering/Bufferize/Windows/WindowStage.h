//===- WindowStage.h - Windows over one dimension ---------------*- C++ -*-===//
//
// A window is reduced dimension by dimension, the innermost first, which keeps
// the order of its elements. The work for a dimension does not depend on the
// size of the window, and no partial result is made of more than a few values
// in a row:
//
//   - few elements: all of them, written out;
//   - windows that all begin before the operand, or all end behind it: what a
//     cumulative sum is. Each result is its neighbour's and one element more;
//   - others: the operand is cut into blocks as long as a window, so that a
//     window is the end of one block and the beginning of the next one. Both
//     are results of cumulative reductions within the blocks, which need no
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

  /// Elements of the padded operand from the first window to the end of the
  /// last.
  int64_t length() const {
    return (out - 1) * stride + (size - 1) * dilation + 1;
  }
  bool isTrivial() const {
    return size == 1 && stride == 1 && baseDilation == 1 && low == 0 &&
           in == out;
  }
};

class WindowStage : WindowLanes {
public:
  /// `initial` are the elements of the padding. Where `isExact`, the reduction
  /// of `body` does not round.
  WindowStage(BufferOp &call, Region &body, ArrayRef<Value> initial,
              bool isExact)
      : WindowLanes(body), call(call), initial(initial), isExact(isExact) {}

  /// Reduces `sources` along `dim` into `targets`; the last stage starts from
  /// the initial values, others from the first element.
  LogicalResult run(ArrayRef<Value> sources, ArrayRef<Value> targets,
                    unsigned dim, WindowLine line, bool isLast);

private:
  // ---- What is to be done ----
  enum class Method { Unrolled, Running, Blocks };
  Method choose(bool &fromStart) const;
  void chooseLanes(ArrayRef<Value> sources, ArrayRef<Value> targets,
                   unsigned dim, Method method);
  void allocate(Method method);
  int64_t numLevels(int64_t count) const;
  bool readsPadding() const;

  // ---- Methods ----
  void emitUnrolled(ImplicitLocOpBuilder &b);
  void emitRunning(ImplicitLocOpBuilder &b, bool fromStart);
  void emitBlocks(ImplicitLocOpBuilder &b);
  void emitBlockScans(ImplicitLocOpBuilder &b, Value phase);
  void loadLine(ImplicitLocOpBuilder &b);
  void storeResult(ImplicitLocOpBuilder &b, Value place, Value lane,
                   ArrayRef<Value> values);

  BufferOp &call;
  ArrayRef<Value> initial;
  bool isExact;

  WindowLine line;
  bool isLast = false;
  int64_t numLanes = 0;        ///< of all tiles
  int64_t tile = 0;            ///< lanes at a time
  SmallVector<Value> from, to; ///< [outer, line, inner]
  SmallVector<Value> padded;   ///< [length, tile], later prefixes of blocks
  SmallVector<Value> suffixes; ///< [length, tile]
  SmallVector<SmallVector<Value>> accumulators; ///< by level: [tile]
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWSTAGE_H
