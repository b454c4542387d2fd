//===- BufferOwnership.h - Aliases, owners and lifetimes --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFEROWNERSHIP_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFEROWNERSHIP_H

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::gspmd::lowering {

/// Returns true if result i of `op` shares the buffer of operand i.
bool isAlias(Operation *op);

/// Analysis and state of the buffers of a function during bufferization
/// (Bufferizer.h): aliases, owning blocks and last uses.
class BufferOwnership {
protected:
  /// Computes last uses within one block of the source function.
  void analyzeBlock(Block &block);
  /// Returns the value whose buffer `value` aliases, following all aliases.
  Value rootOf(Value value) const;
  /// Returns true if all elements of `value` are one known scalar, so that a
  /// buffer is created for each reader.
  bool isSplat(Value value) const;
  /// Returns true if `op` may take over the buffer of `operand`: its block owns
  /// the buffer and it is the last use.
  bool canTake(Value operand, Operation *op) const;
  /// Returns true if `op` uses `operand` once and nothing uses it later.
  bool isLastUse(Value operand, Operation *op) const;
  /// Records that `block` owns `buffer`, the buffer of `value`.
  void own(Value value, Value buffer, Block *block);
  /// Deallocates the buffer of `root`.
  void release(Value root, ImplicitLocOpBuilder &b);
  /// Releases the buffers whose last use is `op`.
  void releaseLastUses(Operation *op, ImplicitLocOpBuilder &b);

private:
  /// Defers the ops of `block` whose results can be views, and extends the
  /// lives of their operands.
  void deferOps(Block &block);

protected:
  /// The buffer of each root.
  llvm::DenseMap<Value, Value> buffers;
  /// The operand that each aliasing result aliases.
  llvm::DenseMap<Value, Value> aliasOf;
  /// The last use of each root.
  llvm::DenseMap<Value, Operation *> lastUse;
  /// The roots whose last use is this op.
  llvm::DenseMap<Operation *, SmallVector<Value>> lastUsed;
  /// Ops that are emitted with the op that uses their result, in a view of the
  /// result of that op (ResultViews.h).
  llvm::DenseSet<Operation *> deferred;
  /// Maps a root to the block of the source function that owns its buffer.
  llvm::DenseMap<Value, Block *> owner;
  /// Loop-carried values whose buffer is kept to the end of the iteration
  /// although they are dead: the value of the next iteration is written to it.
  llvm::DenseSet<Value> pinned;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_BUFFEROWNERSHIP_H
