//===- BufferAssignment.h - Assignment of buffers to values -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERASSIGNMENT_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERASSIGNMENT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Bufferize/BufferOwnership.h"

namespace mlir::gspmd::lowering {

/// Returns the buffer that `buffer` is a reshaped view of.
Value storageOf(Value buffer);

class BufferAssignment : protected BufferOwnership {
protected:
  /// Returns the buffer of the tensor `value`, or the mapped scalar if `value`
  /// is no tensor. A splat constant gets a new buffer for each reader.
  Value bufferOf(Value value, ImplicitLocOpBuilder &b);
  void fillSplat(Value value, Value buffer, ImplicitLocOpBuilder &b);
  /// Returns a new buffer for a result, or the result argument that `result` is
  /// returned in.
  Value allocate(Value result, ImplicitLocOpBuilder &b);
  void setResult(Value result, Value buffer, Block *block);
  /// Returns a buffer with the value of `operand` that `op` may overwrite: the
  /// operand's own buffer if it dies at `op`, else a copy.
  Value takeOrCopy(Value operand, Operation *op, ImplicitLocOpBuilder &b);
  /// Returns a buffer for `result` that holds the value of `operand` and may be
  /// updated; a copy is made in the destination of `result`.
  Value updatable(Value operand, Value result, Operation *op,
                  ImplicitLocOpBuilder &b);
  /// Computes operands in the result argument that `destinations` has for a
  /// result in `block` which may overwrite them.
  void extendDestinations(Block &block);
  /// Frees the buffers that `bufferOf` created for splats since the last call.
  void freeSplats(ImplicitLocOpBuilder &b);
  /// Emits the loop `op` on buffers.
  void emitGeneric(linalg::GenericOp op, ImplicitLocOpBuilder &b);
  /// Emits the loop `op` with its results in `outs`. `inPlace` maps each input
  /// that is overwritten to its output.
  void emitGeneric(linalg::GenericOp op, ValueRange outs,
                   const llvm::SmallDenseMap<unsigned, unsigned> &inPlace,
                   ImplicitLocOpBuilder &b);
  /// Emits a constant: a global, unless it is a splat.
  void emitConstant(Operation *op, ElementsAttr value, ImplicitLocOpBuilder &b);

  llvm::DenseMap<Value, Value> scalars;
  /// Maps the root of a returned value to the result argument that it is
  /// written to.
  llvm::DenseMap<Value, Value> destinations;
  SmallVector<Value> splatCopies;

private:
  /// Returns true if a result of `op` that is written to `destination` may
  /// overwrite `operand`, because that is there and dies.
  bool isOverwritten(Value operand, Value destination, Operation *op) const;
  SmallVector<std::pair<Value, Value>> capturedBy(linalg::GenericOp op,
                                                  ImplicitLocOpBuilder &b);
  /// Returns buffers for the results of `op`: dying operands where it may
  /// overwrite them, else new ones. `inPlace` maps each overwritten input to
  /// its output.
  SmallVector<Value> outputsOf(linalg::GenericOp op,
                               llvm::SmallDenseMap<unsigned, unsigned> &inPlace,
                               ImplicitLocOpBuilder &b);

  llvm::DenseMap<Attribute, std::string> globals;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERASSIGNMENT_H
