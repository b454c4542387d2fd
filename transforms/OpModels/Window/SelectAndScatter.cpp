//===- SelectAndScatter.cpp - Model of select_and_scatter -----------------===//
//
// A device reads the windows that can reach into its shard, selects in each,
// scatters, and keeps its shard of the result (LocalSelectAndScatter.h).
//
//===----------------------------------------------------------------------===//

#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/Reducers.h"
#include "transforms/OpModels/Window/LocalSelectAndScatter.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Operand, source and result are sharded alike. Shardings propagate between
/// operand and result only: sizes do not define how a window of the operand
/// relates to an index of the source.
struct SelectAndScatterModel : HaloDefaults {
  static FactorRule rule(stablehlo::SelectAndScatterOp op,
                         bool conservative = false) {
    FactorRule rule = emptyRule(op);
    for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
      int64_t windows = dimOf(op.getSource(), d);
      FactorKind kind = windowDim(op, op.getSource(), d).isTrivial()
                            ? FactorKind::PassThrough
                            : FactorKind::Halo;
      if (windows == size && kind == FactorKind::PassThrough) {
        addDim(rule, size, {0, 1}, {0}, d);
        continue;
      }
      addDim(rule, size, {0, 1}, {0}, d, partitionOnly(kind));
      addDim(rule, windows, {1}, {}, d,
             propagationOnly(FactorKind::NeedReplication, conservative));
      addDim(rule, size, {0}, {0}, d,
             propagationOnly(FactorKind::Halo, /*isBlocked=*/conservative));
    }
    return rule;
  }
  static double flops(stablehlo::SelectAndScatterOp op) {
    double window = 1;
    for (unsigned d = 0; d < shapeOf(op.getOperand()).size(); ++d)
      window *= valueAt(op.getWindowDimensions(), d, 1);
    return elementsOf(op.getSource()) *
           ((window - 1) * bodyFlops(op.getSelect()) +
            bodyFlops(op.getScatter()));
  }
  static double communicated(stablehlo::SelectAndScatterOp op,
                             const FactorMap &map, ArrayRef<AxisList> axes);
  static PartitionResult partition(stablehlo::SelectAndScatterOp op,
                                   PartitionContext &ctx);
};

} // namespace

PartitionResult
SelectAndScatterModel::partition(stablehlo::SelectAndScatterOp op,
                                 PartitionContext &ctx) {
  bool isSharded =
      llvm::any_of(llvm::seq(ctx.operandShardings[0].rank()), [&](unsigned d) {
        return ctx.operandShardings[0].numShards(d) > 1 &&
               !windowDim(op, op.getSource(), d).isTrivial();
      });
  if (!isSharded)
    return sharding::partitionGenerically(op, ctx);
  return SmallVector<Value>{LocalSelectAndScatter(op, ctx).make()};
}

double SelectAndScatterModel::communicated(stablehlo::SelectAndScatterOp op,
                                           const FactorMap &map,
                                           ArrayRef<AxisList> axes) {
  TensorSharding sharding = shardingFromFactors(map, 0, axes);
  double bytes = 0;
  for (unsigned d = 0; d < sharding.rank(); ++d) {
    WindowDim w = windowDim(op, op.getSource(), d);
    int64_t shards = sharding.numShards(d);
    if (shards == 1 || w.isTrivial())
      continue;
    ScatterReads reads = scatterReads(w, shards);
    bytes += windowBytes(op.getOperand(), sharding, d, reads.operand) +
             windowBytes(op.getSource(), sharding, d, reads.source);
  }
  return bytes;
}

void mlir::gspmd::registerSelectAndScatterModels(DialectRegistry &registry) {
  registerModel<SelectAndScatterModel, stablehlo::SelectAndScatterOp>(registry);
}
