//===- WindowLanes.h - Lanes of window reductions ---------------*- C++ -*-===//
//
// A stage of a window reduction works along one dimension of its tensors, the
// line. Its innermost loops traverse lanes, which are indices of another
// dimension, a tile at a time. WindowLanes emits the operations of one lane on
// the elements of all tensors of the reduction.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWLANES_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWLANES_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

void buildLoop(ImplicitLocOpBuilder &b, Value from, Value to, int64_t step,
               llvm::function_ref<void(Value)> body);
/// Emits factor * index + offset.
Value scaled(ImplicitLocOpBuilder &b, Value index, int64_t factor,
             int64_t offset = 0);

class WindowLanes {
public:
  /// One element of each tensor of the reduction.
  using Elements = SmallVector<Value>;

  /// `body` is the reducer.
  explicit WindowLanes(Region &body) : body(body) {}

  void forEachLane(ImplicitLocOpBuilder &b,
                   llvm::function_ref<void(Value lane)> emit);
  void forEachPosition(ImplicitLocOpBuilder &b, int64_t from, int64_t to,
                       llvm::function_ref<void(Value index, Value lane)> emit);
  /// Returns the indices of a position of the line in a tensor [outer, line,
  /// inner].
  SmallVector<Value> position(ImplicitLocOpBuilder &b, Value index, Value lane);
  Elements combine(ImplicitLocOpBuilder &b, ArrayRef<Value> first,
                   ArrayRef<Value> second);
  static Elements select(ImplicitLocOpBuilder &b, Value condition,
                         ArrayRef<Value> yes, ArrayRef<Value> no);
  static Elements load(ImplicitLocOpBuilder &b, ArrayRef<Value> buffers,
                       ValueRange at);
  static void store(ImplicitLocOpBuilder &b, ArrayRef<Value> values,
                    ArrayRef<Value> buffers, ValueRange at);

protected:
  /// Failure if the reducer cannot be emitted.
  LogicalResult status = success();
  bool lanesAreInner =
      false; ///< whether lanes are indices of `inner`, not of `outer`
  Value outer, firstLane, lanesHere;

private:
  Region &body;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWLANES_H
