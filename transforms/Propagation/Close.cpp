//===- Close.cpp - The end of completion ----------------------------------===//

#include "transforms/Propagation/Passes.h"
#include "transforms/Propagation/ShardingTable.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGCLOSE
#include "transforms/Propagation/Passes.h.inc"
} // namespace mlir::gspmd

namespace {
struct ClosePass : mlir::gspmd::impl::ShardingCloseBase<ClosePass> {
  void runOnOperation() override {
    FailureOr<ShardingTable> table =
        ShardingTable::build(getOperation(), /*conservative=*/false);
    if (failed(table))
      return signalPassFailure();
    if (!table->getMeshName())
      return;
    for (TensorEntry &entry : table->getTensors())
      entry.sharding = entry.sharding.closed();
    table->write(/*all=*/true);
    getOperation().walk([](Operation *op) {
      if (isa<MeshSplitOp, BarrierOp>(op))
        replaceByReshard(op);
      else if (isa<GroupOp>(op))
        op->erase();
    });
  }

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
};
} // namespace
