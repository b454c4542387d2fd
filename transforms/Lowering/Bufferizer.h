//===- Bufferizer.h - Buffers for one function ------------------*- C++ -*-===//
//
// Rewrites `func @f(tensors) -> tensors` to `func @f(memrefs, result memrefs)`.
//
// A training step is one long block with loops whose carries are whole parameter
// sets. The rules here are few and their effect can be predicted (README.md has
// the measurement beside upstream's one-shot bufferization):
//   - every value has a buffer of the identity layout, owned by its block;
//   - a buffer dies with the last use of the values that share it. An op whose
//     operand dies there may write its result into it;
//   - a loop owns its carried buffers: an iteration takes them, and hands back
//     either one of them or a new one (no copy for ping-pong);
//   - what a function returns is written where the caller wants it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZER_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZER_H

#include "transforms/Lowering/BufferLowering.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::gspmd::lowering {

class Bufferizer {
public:
  /// Replaces `function`; on failure an error has been emitted.
  LogicalResult run(func::FuncOp function);

private:
  // ---- Who shares, who owns, who dies (Ownership) ----
  /// Finds last uses in one block of the source.
  void analyzeBlock(Block &block);
  /// The value whose buffer `value` shares.
  Value rootOf(Value value) const;
  /// All elements are one known value; the buffer is made for each reader.
  bool isSplat(Value value) const;
  void fillSplat(Value value, Value buffer, ImplicitLocOpBuilder &b);
  /// The root may be taken over by `op`: nothing needs it after.
  bool canTake(Value operand, Operation *op) const;
  /// A buffer that `op` may overwrite with the value of `operand`.
  Value takeOrCopy(Value operand, Operation *op, ImplicitLocOpBuilder &b);
  /// The same for a result that may have a place of its own.
  Value updatable(Value operand, Value result, Operation *op,
                  ImplicitLocOpBuilder &b);
  void own(Value value, Value buffer, Block *block);
  void release(Value root, ImplicitLocOpBuilder &b);
  void releaseDying(Operation *op, ImplicitLocOpBuilder &b);

  // ---- Emission ----
  LogicalResult emitBlock(Block &block, ImplicitLocOpBuilder &b);
  LogicalResult emitOp(Operation *op, ImplicitLocOpBuilder &b);
  LogicalResult emitTableOp(Operation *op, const BufferEntry &entry,
                            ImplicitLocOpBuilder &b);
  void emitGeneric(linalg::GenericOp op, ImplicitLocOpBuilder &b);
  LogicalResult emitWhile(Operation *op, ImplicitLocOpBuilder &b);
  LogicalResult emitBranches(Operation *op, ImplicitLocOpBuilder &b);
  void emitConstant(Operation *op, ElementsAttr value, ImplicitLocOpBuilder &b);
  void emitReturn(Operation *op, ImplicitLocOpBuilder &b);
  /// The buffers that a region hands to its parent, which will own them.
  SmallVector<Value> emitYield(Operation *terminator, ImplicitLocOpBuilder &b);

  /// The buffer of `value`; a splat constant is made anew for each reader.
  Value bufferOf(Value value, ImplicitLocOpBuilder &b);
  /// A new buffer for a result, or the place where the caller wants it.
  Value allocate(Value result, ImplicitLocOpBuilder &b);
  void setResult(Value result, Value buffer, Block *block);

  llvm::DenseMap<Value, Value> buffers;
  llvm::DenseMap<Value, Value> scalars;
  llvm::DenseMap<Value, Value> aliasOf;
  llvm::DenseMap<Value, Operation *> lastUse;
  llvm::DenseMap<Operation *, SmallVector<Value>> dying;
  /// Root -> the block (of the source) that owns its buffer.
  llvm::DenseMap<Value, Block *> owner;
  /// Root -> the result argument that it is written to.
  llvm::DenseMap<Value, Value> destinations;
  SmallVector<Value> resultArguments;
  SmallVector<Value> splatCopies;
  llvm::DenseMap<Attribute, std::string> globals;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZER_H
