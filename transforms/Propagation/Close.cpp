//===- Close.cpp - The end of completion ----------------------------------===//

#include "transforms/Propagation/CloseShardings.h"
#include "transforms/Propagation/Passes.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGCLOSE
#include "transforms/Propagation/Passes.h.inc"
} // namespace mlir::gspmd

/// A split (or barrier) becomes a reshard to its completed sharding, or
/// nothing where its operand lies that way; a scalar is always replicated.
static void replaceByReshard(Operation *op) {
  Value input = op->getOperand(0);
  TensorShardingAttr sharding = getSharding(op->getResult(0));
  if (sharding && getSharding(input) != sharding) {
    OpBuilder builder(op);
    input = ReshardOp::create(builder, op->getLoc(), input, sharding,
                              ReductionKind::Add);
    setSharding(input, sharding);
  }
  op->getResult(0).replaceAllUsesWith(input);
  op->erase();
}

/// Leaves out axes that completion brought where they do not help: half of the
/// shards would be empty, or what the outside world hands over would be cut
/// unevenly. Closed dimensions are the user's, and stay.
static ::gspmd::TensorSharding
withoutWaste(const ::gspmd::TensorSharding &sharding,
             const TensorClass &tensorClass) {
  ::gspmd::TensorSharding result = sharding;
  for (auto [d, dim] : llvm::enumerate(sharding.dims())) {
    int64_t size = tensorClass.shape[d], shards = 1;
    ::gspmd::AxisList kept;
    for (const ::gspmd::AxisRef &axis : dim.axes) {
      shards *= axis.size();
      if (shards >= 2 * size || (tensorClass.evenOnly && size % shards != 0))
        break;
      kept.push_back(axis);
    }
    if (!dim.isClosed && kept.size() != dim.axes.size())
      result = result.withAxes(d, kept);
  }
  return result;
}

void mlir::gspmd::closeShardings(ModuleOp module, ShardingTable &table) {
  ShardingAttrTable &shardings = table.getShardings();
  // Few pairs of sharding and class are different.
  DenseMap<std::pair<unsigned, unsigned>, unsigned> closed;
  for (TensorEntry &entry : table.getTensors()) {
    auto [it, isNew] =
        closed.try_emplace({entry.sharding, entry.tensorClass});
    if (isNew)
      it->second = shardings.closedId(shardings.pool().idOf(
          withoutWaste(shardings[entry.sharding], table.classOf(entry))));
    entry.sharding = it->second;
  }
  table.write(/*all=*/true);
  module.walk([](Operation *op) {
    if (isa<MeshSplitOp, BarrierOp>(op))
      replaceByReshard(op);
    else if (isa<GroupOp>(op))
      op->erase();
  });
}

namespace {
struct ClosePass : mlir::gspmd::impl::ShardingCloseBase<ClosePass> {
  void runOnOperation() override {
    FailureOr<ShardingTable> table =
        ShardingTable::build(getOperation(), /*conservative=*/false);
    if (failed(table))
      return signalPassFailure();
    if (table->getMeshName())
      closeShardings(getOperation(), *table);
  }
};
} // namespace
