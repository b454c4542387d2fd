//===- LoopUnrolling.cpp - Several iterations in one ----------------------===//

#include "compiler/Optimize/DeepenHalos/LoopUnrolling.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Clones the ops of an iteration whose loop-carried values are `carried`, and
/// returns the values for the next one. `isShared` ops are those of the first
/// iteration.
static SmallVector<Value>
cloneIteration(OpBuilder &builder, const LoopCarriedValues &carries,
               ArrayRef<Operation *> ops, ArrayRef<Value> yielded,
               ArrayRef<Value> carried,
               llvm::function_ref<bool(Operation *)> isShared) {
  IRMapping mapping;
  for (auto [i, value] : llvm::enumerate(carried))
    mapping.map(carries.argument(i), value);
  for (Operation *op : ops)
    if (!isShared(op))
      builder.clone(*op, mapping);
  return llvm::map_to_vector(
      yielded, [&](Value value) { return mapping.lookupOrDefault(value); });
}

void mlir::gspmd::unrollLoop(LoopIterations &loop, int64_t factor) {
  Operation *op = loop.getLoop();
  Block &body = loop.getBody();
  const LoopCarriedValues &carries = loop.getLoopCarriedValues();
  int64_t count =
      *cast<sharding::ShardingDataFlowOpInterface>(op).getTripCount();
  SmallVector<Operation *> ops;
  for (Operation &inner : body.without_terminator())
    ops.push_back(&inner);
  Operation *end = body.getTerminator();
  SmallVector<Value> yielded(end->getOperands());
  OpBuilder builder(op);
  SmallVector<Value> carried(op->getOperands());
  for (int64_t i = 0; i < count % factor; ++i)
    carried = cloneIteration(builder, carries, ops, yielded, carried,
                             [](Operation *) { return false; });
  builder.setInsertionPoint(end);
  SmallVector<Value> next = yielded;
  for (int64_t i = 1; i < factor; ++i)
    next = cloneIteration(
        builder, carries, ops, yielded, next, [&](Operation *inner) {
          return inner->getNumResults() > 0 &&
                 llvm::all_of(inner->getResults(), [&](Value result) {
                   return loop.isInvariant(result);
                 });
        });
  op->setOperands(carried);
  end->setOperands(next);
}
