//===- ProcessRaggedAllToAll.cpp - Ragged all-to-all ----------------------===//

#include "transforms/Export/SpmdToStablehlo/ProcessRaggedAllToAll.h"

#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

/// Returns the lists of participants, as indices along the axes.
static std::vector<DeviceList> listsOf(spmd::RaggedAllToAllOp op,
                                       ArrayRef<AxisRef> axes) {
  std::vector<DeviceList> lists;
  if (std::optional<ArrayRef<int64_t>> members = op.getMembers()) {
    for (ArrayRef<int64_t> rest = *members; !rest.empty();
         rest = rest.drop_front(*op.getGroupSize()))
      lists.emplace_back(rest.take_front(*op.getGroupSize()));
    return lists;
  }
  lists.push_back(llvm::to_vector(llvm::seq(axisListSize(axes))));
  return lists;
}

Value mlir::gspmd::writeRaggedCall(ProcessOps &ops, const Mesh &mesh,
                                   spmd::RaggedAllToAllOp op,
                                   ArrayRef<AxisRef> axes) {
  SmallVector<DeviceList> rows;
  for (const DeviceList &group : replicaGroupsAlong(mesh, axes))
    for (const DeviceList &list : listsOf(op, axes))
      rows.push_back(llvm::map_to_vector(
          list, [&](int64_t index) { return group[index]; }));
  return ops.raggedAllToAll(op->getOperands(), rows);
}

namespace {

/// Takes the slices of this device from the gathered inputs.
class SliceTaker {
public:
  SliceTaker(ProcessOps &ops, spmd::RaggedAllToAllOp op, ArrayRef<AxisRef> axes)
      : ops(ops), op(op), axes(axes), lists(listsOf(op, axes)),
        groupSize(lists.front().size()) {}

  Value run() {
    Value inputs = gathered(op.getInput());
    SmallVector<Value> numbers = {gathered(op.getInputOffsets()),
                                  gathered(op.getSendSizes()),
                                  gathered(op.getOutputOffsets())};
    Value position =
        lookUp([](const DeviceList &, int64_t position) { return position; });
    Value result = op.getOutput();
    for (int64_t member = 0; member < groupSize; ++member) {
      Value index = lookUp(
          [member](const DeviceList &list, int64_t) { return list[member]; });
      Value source = pick(inputs, index);
      SmallVector<Value> ownLists =
          llvm::map_to_vector(numbers, [&](Value all) {
            return entriesFor(position, pick(all, index));
          });
      for (int64_t i = 0, n = typeOf(ownLists[0]).getDimSize(0); i < n; ++i)
        result = stablehlo::writeRaggedSlice(
            ops, result, source, entry(ownLists[0], i), entry(ownLists[1], i),
            entry(ownLists[2], i));
    }
    return result;
  }

private:
  /// Gathers the values along the axes on a new first dimension.
  Value gathered(Value value) {
    SmallVector<int64_t> shape = {1};
    llvm::append_range(shape, typeOf(value).getShape());
    return ops.allGather(ops.reshape(value, shape), 0, axes);
  }

  /// Returns, as an i32 scalar, `valueOf` of this device's list and of its
  /// index in the list.
  Value lookUp(function_ref<int64_t(const DeviceList &, int64_t)> valueOf) {
    SmallVector<int32_t> table(axisListSize(axes));
    for (const DeviceList &list : lists)
      for (auto [position, index] : llvm::enumerate(list))
        table[index] = static_cast<int32_t>(valueOf(list, int64_t(position)));
    if (llvm::all_equal(table))
      return ops.scalar(ops.indexType(), table.front());
    Value groupIndex = ops.indexAlong(axes);
    return ops.reshape(ops.dynamicSlice(ops.table(table), groupIndex, {1}), {});
  }

  Value pick(Value all, Value index) {
    return ops.reshape(ops.dynamicSlice(all, 0, index, 1),
                       typeOf(all).getShape().drop_front());
  }

  /// Returns the part of a member's list for the device at `position`.
  Value entriesFor(Value position, Value list) {
    int64_t perMember = typeOf(list).getDimSize(0) / groupSize;
    Value start =
        ops.multiply(position, ops.scalar(ops.indexType(), perMember));
    return ops.dynamicSlice(list, 0, start, perMember);
  }

  Value entry(Value list, int64_t i) {
    return ops.reshape(ops.slice(list, 0, i, i + 1), {});
  }

  ProcessOps &ops;
  spmd::RaggedAllToAllOp op;
  ArrayRef<AxisRef> axes;
  std::vector<DeviceList> lists;
  const int64_t groupSize;
};

} // namespace

Value mlir::gspmd::writeRaggedGather(ProcessOps &ops, spmd::RaggedAllToAllOp op,
                                     ArrayRef<AxisRef> axes) {
  return SliceTaker(ops, op, axes).run();
}
