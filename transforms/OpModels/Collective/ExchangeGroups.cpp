//===- ExchangeGroups.cpp - Who exchanges ---------------------------------===//

#include "transforms/OpModels/Collective/ExchangeGroups.h"
#include "dialect/StableHLO/ExchangeScope.h"
#include "transforms/OpModels/Collective/Exchange.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::DeviceList;
using stablehlo::ExchangeScope;

LogicalResult mlir::gspmd::checkReplicas(Operation *op,
                                         ArrayRef<SmallVector<int64_t>> rows) {
  for (ArrayRef<int64_t> row : rows)
    for (int64_t id : row)
      if (id != 0)
        return op->emitOpError() << "exchanges with replica " << id
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

FailureOr<ExchangeGroups> mlir::gspmd::groupsOf(Operation *op,
                                                PartitionContext &ctx) {
  SmallVector<DeviceList> rows = stablehlo::getExchangeRows(op);
  ExchangeScope scope = stablehlo::getExchangeScope(op);
  if (scope == ExchangeScope::Replicas ||
      scope == ExchangeScope::ReplicasAndPartitions) {
    if (failed(checkReplicas(op, rows)))
      return failure();
    if (scope == ExchangeScope::Replicas)
      return ExchangeGroups();
  }
  if (scope == ExchangeScope::ReplicasAndPartitions || rows.empty()) {
    rows = {DeviceList()};
    for (int64_t i = 0; i < ctx.mesh.numDevices(); ++i)
      rows.front().push_back(i);
  }
  if (failed(checkDevices(op, ctx, rows)))
    return failure();
  if (stablehlo::combinesAll(op))
    for (DeviceList &row : rows)
      llvm::sort(row, [&](int64_t a, int64_t b) {
        const ::gspmd::DeviceOrder &order = ctx.mesh.deviceOrder();
        return order.positionOf(a) < order.positionOf(b);
      });
  std::optional<AxisList> axes = ::gspmd::axesOfGroups(ctx.mesh, rows);
  if (axes) {
    if (failed(checkManual(op, ctx, *axes)))
      return failure();
    return ExchangeGroups{*axes, std::nullopt};
  }
  FailureOr<GroupMembers> members =
      GroupMembers::get(ctx, {rows.begin(), rows.end()});
  if (failed(members))
    return failure();
  if (!members->areEven() && !stablehlo::combinesAll(op))
    return op->emitOpError("has replica_groups of several sizes; only "
                           "all_reduce may");
  return ExchangeGroups{{}, *members};
}
