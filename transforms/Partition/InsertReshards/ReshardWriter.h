//===- ReshardWriter.h - Inserts reshards -----------------------*- C++ -*-===//
//
// An operand whose sharding differs from the one that its op runs with is
// resharded from the cheapest source of the value (ValueSources.h), or its
// defining op is rematerialized for this use.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDWRITER_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDWRITER_H

#include "transforms/Partition/Planning/RematerializableValues.h"
#include "transforms/Partition/Planning/ValueSources.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

struct ReshardCounts {
  unsigned inserted = 0, erased = 0, rematerialized = 0;
};

class ReshardWriter {
public:
  /// `visit` is called with each rematerialized op: the copy may not be able to
  /// run in the sharding that its user requires.
  ReshardWriter(ShardingAttrTable &shardings,
                RematerializableValues &rematerializable, ValueSources &sources,
                std::function<void(Operation *)> visit)
      : shardings(shardings), rematerializable(rematerializable),
        sources(sources), visit(std::move(visit)) {}

  /// Replaces the operand by its value in sharding `target`.
  void reshardOperand(OpOperand &operand, unsigned target);
  /// Sets the sharding of `result` to `inside`, in which the op computes it,
  /// and reshards it to the completed sharding for its users.
  void reshardResult(OpResult result, unsigned inside);
  /// Returns `value`, whose partial results combine by `reduction`, in sharding
  /// `target`.
  Value makeReshard(OpBuilder &builder, Value value, unsigned target,
                    sharding::ReductionKind reduction);
  /// Erases reshards whose operand replaced all of their uses. Must be called
  /// at the end, because they may still be visited before.
  void eraseUnused();

  const ReshardCounts &counts() const { return numbers; }

private:
  Value bypassReshard(Value value, unsigned target, Operation *user);
  Value makeSharded(OpBuilder &builder, Value value, unsigned target,
                    bool isRematerialized);

  ShardingAttrTable &shardings;
  RematerializableValues &rematerializable;
  ValueSources &sources;
  std::function<void(Operation *)> visit;
  /// Reshards whose operand is used instead of their result, in order.
  llvm::SetVector<sharding::ReshardOp> bypassed;
  ReshardCounts numbers;
  /// True while ops are inserted before a terminator.
  bool isBeforeTerminator = false;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDWRITER_H
