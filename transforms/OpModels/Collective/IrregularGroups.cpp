//===- IrregularGroups.cpp - Groups that no mesh axes form ----------------===//

#include "transforms/OpModels/Collective/IrregularGroups.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Collective/CollectiveUtils.h"
#include "transforms/OpModels/Support/LocalOps.h"
#include "transforms/OpModels/Support/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;

IrregularGroups::IrregularGroups(PartitionContext &ctx,
                                 std::vector<DeviceList> groups)
    : ctx(ctx), groups(std::move(groups)) {
  for (const DeviceList &group : this->groups)
    maxSize = std::max<int64_t>(maxSize, group.size());
}

FailureOr<IrregularGroups>
IrregularGroups::get(PartitionContext &ctx, std::vector<DeviceList> groups) {
  SmallVector<int64_t> count(ctx.mesh.numDevices(), 0);
  for (const DeviceList &group : groups)
    for (int64_t device : group)
      ++count[device];
  for (auto [device, times] : llvm::enumerate(count))
    if (times != 1)
      return ctx.op->emitOpError()
             << "has device " << device << " in " << times
             << " of its replica_groups; expected each of the " << count.size()
             << " devices of mesh " << ctx.meshName << " in one group";
  return IrregularGroups(ctx, std::move(groups));
}

bool IrregularGroups::haveEqualSizes() const {
  return llvm::all_of(groups, [&](const DeviceList &group) {
    return int64_t(group.size()) == maxSize;
  });
}

/// Returns the entry of this device in `table`, which has one for each device,
/// as a scalar i32.
static Value entryOfDevice(PartitionContext &ctx, ArrayRef<int32_t> table) {
  Value id = stablehlo::createProcessId(ctx.builder, ctx.op->getLoc(),
                                        stablehlo::ProcessId::Partition);
  LocalOps ops(ctx);
  return ops.reshape(ops.dynamicSlice(ops.table(table), ValueRange(id), {1}),
                     {});
}

Value IrregularGroups::lookUp(
    function_ref<int64_t(const DeviceList &, int64_t)> valueOf) {
  SmallVector<int32_t> values(ctx.mesh.numDevices());
  for (const DeviceList &group : groups)
    for (auto [groupPosition, device] : llvm::enumerate(group))
      values[device] =
          static_cast<int32_t>(valueOf(group, int64_t(groupPosition)));
  return entryOfDevice(ctx, values);
}

Value IrregularGroups::position() {
  return lookUp(
      [](const DeviceList &, int64_t groupPosition) { return groupPosition; });
}

/// Step r receives the value of the member r places before this device.
FailureOr<SmallVector<Value>> IrregularGroups::gather(Value local) {
  LocalOps ops(ctx);
  RankedTensorType type = stablehlo::typeOf(local);
  SmallVector<int64_t> row = {1};
  llvm::append_range(row, type.getShape());
  SmallVector<Value> rows = {ops.reshape(local, row)};
  for (int64_t step = 1; step < maxSize; ++step) {
    SmallVector<std::pair<int64_t, int64_t>> pairs;
    for (const DeviceList &group : groups) {
      int64_t n = group.size();
      if (step >= n)
        continue;
      for (int64_t i = 0; i < n; ++i)
        pairs.push_back({group[i], group[(i + step) % n]});
    }
    FailureOr<Value> sent = sendPairs(ctx, local, pairs);
    if (failed(sent))
      return failure();
    rows.push_back(ops.reshape(*sent, row));
  }
  Value all = ops.concatenate(rows, 0);
  SmallVector<Value> members;
  for (int64_t member = 0; member < maxSize; ++member) {
    Value step = lookUp([&](const DeviceList &group, int64_t groupPosition) {
      int64_t n = group.size();
      return member < n ? (groupPosition - member + n) % n : 0;
    });
    members.push_back(
        ops.reshape(ops.dynamicSlice(all, 0, step, 1), type.getShape()));
  }
  return members;
}

Value IrregularGroups::reduce(ArrayRef<Value> members, ReductionKind kind) {
  LocalOps ops(ctx);
  Value result = members[0];
  RankedTensorType type = stablehlo::typeOf(result);
  Value count = lookUp(
      [](const DeviceList &group, int64_t) { return int64_t(group.size()); });
  for (int64_t member = 1; member < maxSize; ++member) {
    Value more = combine(ops, result, members[member], kind);
    Value isThere =
        ops.less(ops.scalar(ctx.builder.getI32Type(), member), count);
    result = haveEqualSizes()
                 ? more
                 : ops.select(
                       ops.splat(isThere, type.clone(ctx.builder.getI1Type())),
                       more, result);
  }
  return result;
}

/// Step r sends to the devices at position r of the rows, because a permute has
/// one target for each source.
FailureOr<Value> mlir::gspmd::broadcastFromFirst(PartitionContext &ctx,
                                                 Value local,
                                                 ArrayRef<DeviceList> rows) {
  LocalOps ops(ctx);
  SmallVector<int32_t> positions(ctx.mesh.numDevices(), -1);
  SmallVector<std::pair<int64_t, int64_t>> members;
  size_t maxSize = 0;
  for (const DeviceList &row : rows) {
    maxSize = std::max(maxSize, row.size());
    for (auto [position, device] : llvm::enumerate(row)) {
      positions[device] = static_cast<int32_t>(position);
      members.push_back({device, device});
    }
  }
  // Devices with other indices along a free axis compute the same.
  AxisPairs along =
      toAxisPairs(ctx.mesh, members, manualAxesAround(ctx.op, ctx));
  if (failed(checkManual(ctx.op, ctx, along.axes)))
    return failure();
  Value own = entryOfDevice(ctx, positions);
  RankedTensorType mask =
      stablehlo::typeOf(local).clone(ctx.builder.getI1Type());
  Value result = zeros(ctx, local);
  for (size_t position = 0; position < maxSize; ++position) {
    SmallVector<std::pair<int64_t, int64_t>> pairs;
    for (const DeviceList &row : rows)
      if (position < row.size())
        pairs.push_back({row.front(), row[position]});
    FailureOr<Value> sent =
        position ? sendPairs(ctx, local, pairs) : FailureOr<Value>(local);
    if (failed(sent))
      return failure();
    Value isHere =
        ops.equal(own, ops.scalar(ctx.builder.getI32Type(), int64_t(position)));
    result = ops.select(ops.splat(isHere, mask), *sent, result);
  }
  return result;
}
