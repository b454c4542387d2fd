//===- WindowLanes.h - Lanes of a line of windows ---------------*- C++ -*-===//
//
// A stage of windows works along one dimension of its tensors, the line. Its
// innermost loops go over lanes: positions of another dimension, some at a
// time. This is what is done in them: elements of all tensors of the reduction
// at once.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWLANES_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWLANES_H

#include "transforms/Lowering/Bufferize/BufferLowering.h"

namespace mlir::gspmd::lowering {

void buildLoop(ImplicitLocOpBuilder &b, Value from, Value to, int64_t step,
               llvm::function_ref<void(Value)> body);
/// factor * index + offset
Value scaled(ImplicitLocOpBuilder &b, Value index, int64_t factor,
             int64_t offset = 0);

class WindowLanes {
public:
  /// One of each tensor.
  using Elements = SmallVector<Value>;

  /// `body` is the reduction.
  explicit WindowLanes(Region &body) : body(body) {}

  void forEachLane(ImplicitLocOpBuilder &b,
                   llvm::function_ref<void(Value lane)> emit);
  void forEachPosition(ImplicitLocOpBuilder &b, int64_t from, int64_t to,
                       llvm::function_ref<void(Value place, Value lane)> emit);
  /// Where a place of the line is in a tensor [outer, line, inner].
  SmallVector<Value> position(ImplicitLocOpBuilder &b, Value place, Value lane);
  Elements combine(ImplicitLocOpBuilder &b, ArrayRef<Value> first,
                   ArrayRef<Value> second);
  static Elements select(ImplicitLocOpBuilder &b, Value condition,
                         ArrayRef<Value> yes, ArrayRef<Value> no);
  static Elements load(ImplicitLocOpBuilder &b, ArrayRef<Value> buffers,
                       ValueRange at);
  static void store(ImplicitLocOpBuilder &b, ArrayRef<Value> values,
                    ArrayRef<Value> buffers, ValueRange at);

protected:
  /// Failure where the reduction cannot be emitted.
  LogicalResult status = success();
  bool lanesAreInner = false; ///< of dimensions behind the line's
  Value outer, firstLane, lanesHere;

private:
  Region &body;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_WINDOWS_WINDOWLANES_H
