//===- ManualBoundary.cpp - Boundary of manual computations ---------------===//

#include "transforms/Partition/InsertReshards/ManualBoundary.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

static ArrayRef<int64_t> shapeOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getShape() : ArrayRef<int64_t>();
}

/// Returns `inside` without the axes along which the shards of the region's
/// tensor and of the global tensor (`shape`, sharded as `outside`) would begin
/// at different indices: uneven axes on a dimension that manual axes shard
/// too.
static TensorSharding commonSharding(const TensorSharding &inside,
                                     const TensorSharding &outside,
                                     ArrayRef<AxisRef> manual,
                                     ArrayRef<int64_t> shape) {
  TensorSharding common = inside;
  for (unsigned d = 0; d < shape.size(); ++d) {
    AxisList manualAxes = commonManualAxes(outside.axesOf(d), manual);
    if (!manualAxes.empty() &&
        shape[d] % (axisListSize(manualAxes) * inside.numShards(d)) != 0)
      common = common.withAxes(d, {});
  }
  return common;
}

void mlir::gspmd::reshardAtBoundary(ManualComputationOp op, const Mesh &mesh,
                                    ShardingAttrTable &shardings,
                                    ValueSources &sources,
                                    ReshardWriter &writer) {
  AxisList manual = op.getManualAxes().toAxes(mesh);
  Block &body = op.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  auto outsideOf = [&](TensorShardingPerValueAttr list, unsigned i) {
    return shardings.closedIdOf(list.getShardings()[i]);
  };
  for (auto [operand, arg] :
       llvm::zip_equal(op->getOpOperands(), body.getArguments())) {
    unsigned i = operand.getOperandNumber();
    unsigned outside = outsideOf(op.getInShardings(), i);
    unsigned inside = sources.shardingOf(arg);
    unsigned common = shardings.pool().idOf(
        commonSharding(shardings[inside], shardings[outside], manual,
                       shapeOf(operand.get().getType())));
    sources.setSharding(arg, common);
    if (!shardings.haveSamePlacement(common, inside)) {
      Value reshard = writer.makeReshard(
          builder, arg, inside, fromAlgebra(shardings[common].reduction()));
      arg.replaceAllUsesExcept(reshard, reshard.getDefiningOp());
    }
    writer.reshardOperand(operand,
                          shardings.pool().idOf(shardingOutsideManual(
                              shardings[outside], manual, shardings[common])));
  }
  for (auto [result, returned] : llvm::zip_equal(
           op->getOpResults(), body.getTerminator()->getOpOperands())) {
    const TensorSharding &outside = shardings[sources.shardingOf(result)];
    TensorSharding common =
        commonSharding(shardingInsideManual(outside, manual), outside, manual,
                       shapeOf(result.getType()));
    writer.reshardOperand(returned, shardings.pool().idOf(common));
    writer.reshardResult(result, shardings.pool().idOf(shardingOutsideManual(
                                     outside, manual, common)));
  }
}
