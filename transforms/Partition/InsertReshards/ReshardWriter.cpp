//===- ReshardWriter.cpp - Inserts reshards -------------------------------===//

#include "transforms/Partition/InsertReshards/ReshardWriter.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

Value ReshardWriter::makeReshard(OpBuilder &builder, Value value,
                                 unsigned target, ReductionKind reduction) {
  TensorShardingAttr attr = shardings.attrOf(target);
  auto reshard =
      ReshardOp::create(builder, value.getLoc(), value, attr, reduction);
  sources.setSharding(reshard.getResult(), target);
  ++numbers.inserted;
  return reshard.getResult();
}

/// Returns `value` in sharding `target`: a copy of its op, or a reshard.
Value ReshardWriter::makeSharded(OpBuilder &builder, Value value,
                                 unsigned target, bool isRematerialized) {
  if (isRematerialized) {
    ++numbers.rematerialized;
    Operation *copy = builder.clone(*value.getDefiningOp());
    sources.setSharding(copy->getResult(0), target);
    // The copy may not be able to run in this sharding; it is visited like any
    // op.
    visit(copy);
    return copy->getUses().empty()
               ? copy->getResult(0)
               : copy->getUses().begin()->getOwner()->getResult(0);
  }
  ReductionKind reduction =
      fromAlgebra(shardings[sources.shardingOf(value)].reduction());
  return makeReshard(builder, value, target, reduction);
}

/// Returns the value to reshard from: `value` or a cheaper source.
Value ReshardWriter::bypassReshard(Value value, unsigned target,
                                   Operation *user) {
  Value best = sources.findCheapestSource(value, target, user);
  if (best != value)
    for (auto reshard = value.getDefiningOp<ReshardOp>(); reshard;
         reshard = reshard.getInput().getDefiningOp<ReshardOp>())
      bypassed.insert(reshard);
  return best;
}

void ReshardWriter::reshardOperand(OpOperand &operand, unsigned target) {
  Value value = operand.get();
  Operation *user = operand.getOwner();
  if (shardings.haveSamePlacement(sources.shardingOf(value), target))
    return;
  // A copy of an op is not known to be a partial result.
  bool isRematerialized = shardings[target].unreducedAxes().empty() &&
                          (rematerializable.contains(value) ||
                           sources.isRematerialized(value, target, user));
  if (!isRematerialized)
    operand.set(value = bypassReshard(value, target, user));
  if (shardings.haveSamePlacement(sources.shardingOf(value), target))
    return;
  OpBuilder builder(user);
  // Ops before a terminator, and ops that are inserted for it, come after ops
  // that are visited later.
  llvm::SaveAndRestore restore(isBeforeTerminator,
                               isBeforeTerminator ||
                                   user->hasTrait<OpTrait::IsTerminator>());
  operand.set(makeSharded(builder, value, target, isRematerialized));
  if (!rematerializable.contains(value) && !isBeforeTerminator)
    sources.recordCopy(value, operand.get());
}

void ReshardWriter::reshardResult(OpResult result, unsigned inside) {
  unsigned requested = sources.shardingOf(result);
  if (shardings.haveSamePlacement(inside, requested))
    return;
  OpBuilder builder(result.getOwner());
  builder.setInsertionPointAfter(result.getOwner());
  Value reshard = makeReshard(builder, result, requested,
                              fromAlgebra(shardings[inside].reduction()));
  result.replaceAllUsesExcept(reshard, reshard.getDefiningOp());
  sources.setSharding(result, inside);
}

void ReshardWriter::eraseUnused() {
  auto erase = [&](ReshardOp reshard) {
    if (!reshard->use_empty())
      return false;
    reshard.erase();
    ++numbers.erased;
    return true;
  };
  while (bypassed.remove_if(erase))
    ;
}
