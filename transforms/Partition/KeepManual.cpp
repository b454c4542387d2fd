//===- KeepManual.cpp - The unpartitioned form of a manual program --------===//

#include "dialect/Sharding/ShardingInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Support/Annotations.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::TensorSharding;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGKEEPMANUAL
#include "transforms/Partition/Passes.h.inc"
} // namespace mlir::gspmd

/// What of `list` is cut by `manual` axes.
static TensorShardingPerValueAttr
keepManual(TensorShardingPerValueAttr list, const ::gspmd::Mesh &mesh,
           ArrayRef<::gspmd::AxisRef> manual) {
  SmallVector<TensorShardingAttr> kept;
  for (TensorShardingAttr one : list.getShardings()) {
    TensorSharding all = one.toSharding(mesh);
    auto rank = TensorSharding::replicated(all.rank());
    kept.push_back(TensorShardingAttr::get(list.getContext(), one.getMesh(),
                                           mesh,
                                           outsideManual(all, manual, rank)));
  }
  return TensorShardingPerValueAttr::get(list.getContext(), kept);
}

static void dropFrom(FunctionOpInterface func) {
  StringRef name = ShardingDialect::kSharding;
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    func.removeArgAttr(i, name);
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    func.removeResultAttr(i, StringAttr::get(func.getContext(), name));
}

namespace {
struct KeepManualPass
    : mlir::gspmd::impl::ShardingKeepManualBase<KeepManualPass> {
  void runOnOperation() override {
    FailureOr<MeshOp> meshOp = findMesh(getOperation());
    if (failed(meshOp))
      return signalPassFailure();
    if (!*meshOp)
      return;
    ::gspmd::Mesh mesh = meshOp->toMesh();
    getOperation().walk([&](Operation *op) {
      op->removeAttr(ShardingDialect::kShardings);
      if (auto func = dyn_cast<FunctionOpInterface>(op)) {
        dropFrom(func);
      } else if (auto manual = dyn_cast<ManualComputationOp>(op)) {
        ::gspmd::AxisList axes = manual.getManualAxes().toAxes(mesh);
        manual.setInShardingsAttr(
            keepManual(manual.getInShardings(), mesh, axes));
        manual.setOutShardingsAttr(
            keepManual(manual.getOutShardings(), mesh, axes));
      } else if (isa<MeshSplitOp, ReshardOp, BarrierOp>(op)) {
        op->replaceAllUsesWith(op->getOperands());
        op->erase();
      } else if (isa<GroupOp>(op)) {
        op->erase();
      }
    });
  }
};
} // namespace
