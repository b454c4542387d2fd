//===- BufferOwnership.h - Who shares, who owns, who dies -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFEROWNERSHIP_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFEROWNERSHIP_H

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd::lowering {

/// Do the results share the buffers of the operands, one of each?
bool isAlias(Operation *op);

/// What is known of the buffers of a function that is bufferized
/// (Bufferizer.h).
class BufferOwnership {
protected:
  /// Finds last uses in one block of the source.
  void analyzeBlock(Block &block);
  /// The value whose buffer `value` shares.
  Value rootOf(Value value) const;
  /// All elements are one known value; the buffer is made for each reader.
  bool isSplat(Value value) const;
  /// The root may be taken over by `op`: nothing needs it after.
  bool canTake(Value operand, Operation *op) const;
  void own(Value value, Value buffer, Block *block);
  void release(Value root, ImplicitLocOpBuilder &b);
  void releaseDying(Operation *op, ImplicitLocOpBuilder &b);

  llvm::DenseMap<Value, Value> buffers;
  llvm::DenseMap<Value, Value> aliasOf;
  llvm::DenseMap<Value, Operation *> lastUse;
  llvm::DenseMap<Operation *, SmallVector<Value>> dying;
  /// Root -> the block (of the source) that owns its buffer.
  llvm::DenseMap<Value, Block *> owner;
  /// What a turn of a loop begins with and keeps to its end, though nothing
  /// reads it any longer: what the next one begins with is put there.
  llvm::DenseSet<Value> kept;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFEROWNERSHIP_H
