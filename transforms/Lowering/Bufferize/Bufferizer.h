//===- Bufferizer.h - Bufferization of one function -------------*- C++ -*-===//
//
// Rewrites `func @f(tensors) -> tensors` to `func @f(memrefs, result memrefs)`.
//
// A training step is one long block with loops that carry all parameters. The
// bufferizer follows a few rules with a predictable effect (README.md compares
// it with upstream's one-shot bufferization):
//   - every value has a buffer of the identity layout, owned by its block;
//   - a buffer dies with the last use of the values that alias it. An op at
//     which an operand dies may write its result into the operand's buffer;
//   - a loop owns its carried buffers: an iteration takes them, and yields
//     either one of them or a new one (no copy for ping-pong); small carried
//     values keep one buffer for all iterations;
//   - returned values are written directly to the result arguments.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZER_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZER_H

#include "transforms/Lowering/Bufferize/RegionBufferizer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::gspmd::lowering {

class Bufferizer : RegionBufferizer {
public:
  /// Replaces `function`. Emits an error on failure.
  LogicalResult run(func::FuncOp function);

private:
  LogicalResult emitBlock(Block &block, ImplicitLocOpBuilder &b) override;
  LogicalResult emitOp(Operation *op, ImplicitLocOpBuilder &b);
  /// Emits an op that reads or writes single elements, or an assertion. Returns
  /// false for other ops.
  bool emitElementAccess(Operation *op, ImplicitLocOpBuilder &b);
  void cloneScalarOp(Operation *op, ImplicitLocOpBuilder &b);
  /// Maps results to the buffers of the operands that they alias.
  LogicalResult emitAlias(Operation *op, ImplicitLocOpBuilder &b);
  LogicalResult emitTableOp(Operation *op, const BufferEntry &entry,
                            ImplicitLocOpBuilder &b);
  /// Emits a deferred op, whose result is written to `view`.
  LogicalResult emitInView(Operation *op, Value view, ImplicitLocOpBuilder &b);
  void emitElements(tensor::FromElementsOp op, ImplicitLocOpBuilder &b);
  SmallVector<Value> scalarsOf(ValueRange values);
  void emitReturn(Operation *op, ImplicitLocOpBuilder &b);

  SmallVector<Value> resultArguments;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERIZER_H
