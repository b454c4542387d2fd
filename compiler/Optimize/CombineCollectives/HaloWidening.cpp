//===- HaloWidening.cpp - One exchange for several halos ------------------===//

#include "compiler/Optimize/CombineCollectives/HaloWidening.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Types/TensorTypes.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using spmd::HaloExchangeOp;
using stablehlo::TensorOps;
using stablehlo::typeOf;

/// Returns for each block and value the exchanges that differ only in their
/// widths.
static SmallVector<SmallVector<HaloExchangeOp>>
findExchangesOfOneInput(ModuleOp module) {
  using Key = std::tuple<Block *, Value, int64_t, Attribute, int64_t>;
  llvm::MapVector<Key, SmallVector<HaloExchangeOp>> exchangesOf;
  module.walk([&](HaloExchangeOp op) {
    if (!spmd::isStarted(op))
      exchangesOf[{op->getBlock(), op.getInput(), op.getDim(), op.getAxes(),
                   op.getRing().value_or(op.getWrap() ? 0 : -1)}]
          .push_back(op);
  });
  SmallVector<SmallVector<HaloExchangeOp>> found;
  for (auto &[key, ops] : exchangesOf)
    if (ops.size() > 1)
      found.push_back(std::move(ops));
  return found;
}

/// Returns an exchange that contains all of `ops`, created before the first of
/// them.
static HaloExchangeOp makeWidest(ArrayRef<HaloExchangeOp> ops) {
  HaloExchangeOp first = ops.front();
  int64_t left = first.getLeft(), right = first.getRight();
  SmallVector<Location> locations;
  for (HaloExchangeOp op : ops) {
    left = std::max(left, int64_t(op.getLeft()));
    right = std::max(right, int64_t(op.getRight()));
    locations.push_back(op.getLoc());
  }
  OpBuilder builder(first);
  auto widest = cast<HaloExchangeOp>(builder.clone(*first));
  widest->setLoc(FusedLoc::get(builder.getContext(), locations));
  widest.setLeft(left);
  widest.setRight(right);
  RankedTensorType shardType = typeOf(first.getInput());
  int64_t dim = first.getDim();
  widest.getResult().setType(stablehlo::withDim(
      shardType, dim, shardType.getDimSize(dim) + left + right));
  return widest;
}

FailureOr<Rewrite> mlir::gspmd::widenHalos(ModuleOp module,
                                           const Target &target,
                                           const StepCost &) {
  Decisions decisions;
  for (ArrayRef<HaloExchangeOp> ops : findExchangesOfOneInput(module)) {
    HaloExchangeOp widest = makeWidest(ops);
    double gain = -target.secondsOf(widest);
    for (HaloExchangeOp op : ops)
      gain += target.secondsOf(op);
    if (gain <= 0 && !target.forcedVariant()) {
      widest.erase();
      continue;
    }
    decisions.push_back(
        {widest.getLoc(),
         (Twine(ops.size()) + " halo_exchange of one tensor combined into one")
             .str(),
         gain});
    int64_t dim = widest.getDim();
    for (HaloExchangeOp op : ops) {
      OpBuilder builder(op);
      int64_t begin = widest.getLeft() - op.getLeft();
      Value slice = TensorOps(builder, op.getLoc())
                        .slice(widest.getResult(), dim, begin,
                               begin + typeOf(op.getResult()).getDimSize(dim));
      op.getResult().replaceAllUsesWith(slice);
      op.erase();
    }
  }
  return Rewrite{std::move(decisions), std::nullopt};
}
