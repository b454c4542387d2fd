//===- CollectiveGroups.cpp - Replica groups of collectives ---------------===//

#include "transforms/OpModels/Collective/CollectiveGroups.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "transforms/OpModels/Collective/CollectiveUtils.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::ProcessGrouping;

LogicalResult mlir::gspmd::checkReplicas(Operation *op,
                                         ArrayRef<SmallVector<int64_t>> rows) {
  for (ArrayRef<int64_t> row : rows)
    for (int64_t id : row)
      if (id != 0)
        return op->emitOpError() << "communicates with replica " << id
                                 << "; a program has one replica here";
  return success();
}

LogicalResult mlir::gspmd::checkDevices(Operation *op, PartitionContext &ctx,
                                        ArrayRef<SmallVector<int64_t>> rows) {
  for (ArrayRef<int64_t> row : rows)
    for (int64_t id : row)
      if (id < 0 || id >= ctx.mesh.numDevices())
        return op->emitOpError()
               << "names device " << id << "; mesh " << ctx.meshName << " has "
               << ctx.mesh.numDevices();
  return success();
}

FailureOr<CollectiveGroups>
mlir::gspmd::collectiveGroupsOf(Operation *op, PartitionContext &ctx) {
  SmallVector<DeviceList> rows = stablehlo::getProcessGroups(op);
  ProcessGrouping scope = stablehlo::getProcessGrouping(op);
  if (scope == ProcessGrouping::CrossReplica ||
      scope == ProcessGrouping::CrossReplicaAndPartition) {
    if (failed(checkReplicas(op, rows)))
      return failure();
    if (scope == ProcessGrouping::CrossReplica)
      return CollectiveGroups();
  }
  if (scope == ProcessGrouping::CrossReplicaAndPartition || rows.empty()) {
    rows = {DeviceList()};
    for (int64_t i = 0; i < ctx.mesh.numDevices(); ++i)
      rows.front().push_back(i);
  }
  if (failed(checkDevices(op, ctx, rows)))
    return failure();
  // Sums of quantized numbers saturate, so that their order is significant.
  bool isOrdered = llvm::any_of(op->getOperandTypes(), [](Type type) {
    return isa<quant::QuantizedType>(getElementTypeOrSelf(type));
  });
  if (stablehlo::combinesAll(op) && !isOrdered)
    for (DeviceList &row : rows)
      llvm::sort(row, [&](int64_t a, int64_t b) {
        const DeviceOrder &order = ctx.mesh.deviceOrder();
        return order.positionOf(a) < order.positionOf(b);
      });
  std::optional<AxisList> axes = axesOfReplicaGroups(ctx.mesh, rows);
  if (axes) {
    if (failed(checkManual(op, ctx, *axes)))
      return failure();
    return CollectiveGroups{*axes, std::nullopt};
  }
  FailureOr<IrregularGroups> members =
      IrregularGroups::get(ctx, {rows.begin(), rows.end()});
  if (failed(members))
    return failure();
  if (!members->haveEqualSizes() && !stablehlo::combinesAll(op))
    return op->emitOpError("has replica_groups of several sizes; only "
                           "all_reduce may");
  return CollectiveGroups{{}, *members};
}
