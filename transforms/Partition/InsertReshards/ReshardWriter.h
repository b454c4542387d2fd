//===- ReshardWriter.h - Brings values to where they are wanted -*- C++ -*-===//
//
// An operand that does not lie as its op runs is resharded, from the value that
// is had in the cheapest way (ValueSources.h), or its op is written once more
// for this user.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDWRITER_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDWRITER_H

#include "transforms/Partition/InsertReshards/RematerializableValues.h"
#include "transforms/Partition/InsertReshards/ValueSources.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {

class ReshardWriter {
public:
  /// `visit` is told of ops that are written once more: a copy may not be able
  /// to run cut as its user wants it.
  ReshardWriter(ShardingAttrTable &shardings,
                RematerializableValues &rematerializable, ValueSources &sources,
                std::function<void(Operation *)> visit)
      : shardings(shardings), rematerializable(rematerializable),
        sources(sources), visit(std::move(visit)) {}

  /// Puts what lies in sharding `target` in the place of the operand.
  void reshardOperand(OpOperand &operand, unsigned target);
  /// The op yields its result in sharding `inside`; what follows wants the one
  /// that completion gave it.
  void reshardResult(OpResult result, unsigned inside);
  /// `value`, the parts of which combine by `reduction`, in sharding `target`.
  Value makeReshard(OpBuilder &builder, Value value, unsigned target,
                    sharding::ReductionKind reduction);
  /// Erases reshards that other values were taken in place of, to be called at
  /// the end: they may still be visited.
  void eraseUnused();

private:
  Value bypassReshard(Value value, unsigned target, Operation *user);
  Value makeSharded(OpBuilder &builder, Value value, unsigned target,
                    bool isRematerialized);

  ShardingAttrTable &shardings;
  RematerializableValues &rematerializable;
  ValueSources &sources;
  std::function<void(Operation *)> visit;
  /// Reshards whose operand is used in place of what they make, in order.
  llvm::SetVector<sharding::ReshardOp> bypassed;
  /// Is something made for a terminator?
  bool isBehindOthers = false;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_RESHARDWRITER_H
