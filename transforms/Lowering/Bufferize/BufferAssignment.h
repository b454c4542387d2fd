//===- BufferAssignment.h - Which buffer a value gets -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERASSIGNMENT_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERASSIGNMENT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/Bufferize/BufferOwnership.h"

namespace mlir::gspmd::lowering {

/// The buffer behind views of other shapes.
Value storageOf(Value buffer);

class BufferAssignment : protected BufferOwnership {
protected:
  /// The buffer of `value`; a splat constant is made anew for each reader. What
  /// is no tensor is a scalar.
  Value bufferOf(Value value, ImplicitLocOpBuilder &b);
  void fillSplat(Value value, Value buffer, ImplicitLocOpBuilder &b);
  /// A new buffer for a result, or the place where the caller wants it.
  Value allocate(Value result, ImplicitLocOpBuilder &b);
  void setResult(Value result, Value buffer, Block *block);
  /// A buffer that `op` may overwrite with the value of `operand`.
  Value takeOrCopy(Value operand, Operation *op, ImplicitLocOpBuilder &b);
  /// The same for a result that may have a place of its own.
  Value updatable(Value operand, Value result, Operation *op,
                  ImplicitLocOpBuilder &b);
  /// Frees what `bufferOf` made of splats since the last time.
  void freeSplats(ImplicitLocOpBuilder &b);
  /// The loop on buffers.
  void emitGeneric(linalg::GenericOp op, ImplicitLocOpBuilder &b);
  /// A global, where that is no splat.
  void emitConstant(Operation *op, ElementsAttr value, ImplicitLocOpBuilder &b);

  llvm::DenseMap<Value, Value> scalars;
  /// Root -> the result argument that it is written to.
  llvm::DenseMap<Value, Value> destinations;
  SmallVector<Value> splatCopies;

private:
  SmallVector<std::pair<Value, Value>> capturedBy(linalg::GenericOp op,
                                                  ImplicitLocOpBuilder &b);
  /// Buffers for the results of `op`: dying operands where it may overwrite
  /// them. `inPlace` tells which inputs these are, by output.
  SmallVector<Value> outputsOf(linalg::GenericOp op,
                               llvm::SmallDenseMap<unsigned, unsigned> &inPlace,
                               ImplicitLocOpBuilder &b);

  llvm::DenseMap<Attribute, std::string> globals;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFERASSIGNMENT_H
