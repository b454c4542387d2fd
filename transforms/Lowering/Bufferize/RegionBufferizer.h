//===- RegionBufferizer.h - Bufferization of regions ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_REGIONBUFFERIZER_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_REGIONBUFFERIZER_H

#include "mlir/Interfaces/LoopLikeInterface.h"
#include "transforms/Lowering/Bufferize/BufferAssignment.h"

namespace mlir::gspmd::lowering {

/// Rewrites loops and branches to scf ops on buffers. Their blocks are
/// rewritten by a derived class.
class RegionBufferizer : protected BufferAssignment {
protected:
  virtual ~RegionBufferizer() = default;

  /// Rewrites the ops of `block`, without the terminator of a region.
  virtual LogicalResult emitBlock(Block &block, ImplicitLocOpBuilder &b) = 0;

  LogicalResult emitWhile(Operation *op, ImplicitLocOpBuilder &b);
  LogicalResult emitFor(Operation *op, ImplicitLocOpBuilder &b);
  LogicalResult emitBranches(Operation *op, ImplicitLocOpBuilder &b);

private:
  SmallVector<Value> takeCarried(ValueRange initial, Operation *op,
                                 ImplicitLocOpBuilder &b);
  /// Records `block` as the owner of the buffers `emitted` for the tensors
  /// among `values`, and maps the scalars among them.
  void ownAll(ValueRange values, ValueRange emitted, Block *block);
  /// Maps the results of `op` to those of `loop`. A returned tensor whose
  /// buffer all iterations keep, or whose iterations free the previous one, is
  /// computed in its result argument.
  void setLoopResults(Operation *op, LoopLikeOpInterface loop,
                      ImplicitLocOpBuilder &b);
  /// Maps the tensor `result` to the buffer of result `index` of `loop`.
  void setLoopResult(LoopLikeOpInterface loop, unsigned index, Value result,
                     ImplicitLocOpBuilder &b);
  LogicalResult emitSimpleCondition(Block &condition, Block *before,
                                    ImplicitLocOpBuilder &b);
  LogicalResult emitForwardingCondition(Block &condition, Block *before,
                                        ImplicitLocOpBuilder &b);
  /// Returns the buffers that a region yields to its parent, which then owns
  /// them. `carried` are the loop-carried values at the start of the iteration.
  SmallVector<Value> emitYield(Operation *terminator, ImplicitLocOpBuilder &b,
                               ValueRange carried = {});
  void pinSmallBuffers(ValueRange carried);
  bool canKeepBuffer(Value carried, Operation *terminator) const;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_REGIONBUFFERIZER_H
