//===- Bufferizer.h - Buffers for one function ------------------*- C++ -*-===//
//
// Rewrites `func @f(tensors) -> tensors` to `func @f(memrefs, result memrefs)`.
//
// A training step is one long block with loops whose carries are whole
// parameter sets. The rules here are few and their effect can be predicted
// (README.md has the measurement beside upstream's one-shot bufferization):
//   - every value has a buffer of the identity layout, owned by its block;
//   - a buffer dies with the last use of the values that share it. An op whose
//     operand dies there may write its result into it;
//   - a loop owns its carried buffers: an iteration takes them, and hands back
//     either one of them or a new one (no copy for ping-pong); small ones stay
//     where they are;
//   - what a function returns is written where the caller wants it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZER_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZER_H

#include "transforms/Lowering/Bufferize/BufferAssignment.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::gspmd::lowering {

class Bufferizer : BufferAssignment {
public:
  /// Replaces `function`; on failure an error has been emitted.
  LogicalResult run(func::FuncOp function);

private:
  LogicalResult emitBlock(Block &block, ImplicitLocOpBuilder &b);
  LogicalResult emitOp(Operation *op, ImplicitLocOpBuilder &b);
  LogicalResult emitTableOp(Operation *op, const BufferEntry &entry,
                            ImplicitLocOpBuilder &b);
  SmallVector<Value> takeCarried(ValueRange initial, Operation *op,
                                 ImplicitLocOpBuilder &b);
  /// `block` owns the buffers that are emitted for tensors among `values`.
  void ownAll(ValueRange values, ValueRange emitted, Block *block);
  LogicalResult emitPlainCondition(Block &condition, Block *before,
                                   ImplicitLocOpBuilder &b);
  LogicalResult emitPassingCondition(Block &condition, Block *before,
                                     ImplicitLocOpBuilder &b);
  LogicalResult emitWhile(Operation *op, ImplicitLocOpBuilder &b);
  LogicalResult emitFor(Operation *op, ImplicitLocOpBuilder &b);
  LogicalResult emitBranches(Operation *op, ImplicitLocOpBuilder &b);
  void emitElements(tensor::FromElementsOp op, ImplicitLocOpBuilder &b);
  SmallVector<Value> scalarsOf(ValueRange values);
  void emitReturn(Operation *op, ImplicitLocOpBuilder &b);
  /// The buffers that a region hands to its parent, which will own them.
  /// `carried` are those that a turn of a loop has begun with.
  SmallVector<Value> emitYield(Operation *terminator, ImplicitLocOpBuilder &b,
                               ValueRange carried = {});
  void keepSmall(ValueRange carried);
  bool canStay(Value carried, Operation *terminator) const;

  SmallVector<Value> resultArguments;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZER_H
