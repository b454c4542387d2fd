//===- ManualCollectives.cpp - Reference collectives ----------------------===//

#include "transforms/Lowering/EvaluateManual/ManualCollectives.h"
#include "dialect/StableHLO/CustomCalls/RaggedAllToAllCall.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Lowering/EvaluateManual/DeviceIdOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::lowering;
using stablehlo::ProcessGrouping;
using stablehlo::typeOf;

/// For each device the members of its replica group in order; empty for a
/// device that is in no group.
using GroupOf = SmallVector<SmallVector<int64_t>>;

/// Returns the replica groups that a collective of a manual computation names.
static GroupOf groupsOf(Operation *op, const Mesh &mesh) {
  int64_t numDevices = mesh.numDevices();
  GroupOf groups(numDevices);
  ProcessGrouping scope = stablehlo::getProcessGrouping(op);
  SmallVector<SmallVector<int64_t>> rows = stablehlo::getProcessGroups(op);
  if (scope == ProcessGrouping::CrossReplica) { // there is only one process
    for (int64_t device = 0; device < numDevices; ++device)
      groups[device] = {device};
    return groups;
  }
  if (scope == ProcessGrouping::CrossReplicaAndPartition || rows.empty())
    rows = {llvm::to_vector(llvm::seq<int64_t>(numDevices))};
  for (ArrayRef<int64_t> row : rows)
    for (int64_t device : row)
      groups[device] = SmallVector<int64_t>(row);
  return groups;
}

/// Verifies that all devices that the op names exist.
static LogicalResult verifyDevices(Operation *op, int64_t numDevices) {
  ProcessGrouping scope = stablehlo::getProcessGrouping(op);
  bool namesDevices = scope == ProcessGrouping::CrossPartition ||
                      scope == ProcessGrouping::FlattenedIds;
  for (ArrayRef<int64_t> row : stablehlo::getProcessGroups(op))
    for (int64_t id : row)
      if (id < 0 || id >= (namesDevices ? numDevices : 1))
        return op->emitOpError()
               << "names " << (namesDevices ? "device " : "replica ") << id
               << "; there are " << (namesDevices ? numDevices : 1);
  return success();
}

namespace {

/// Expresses one collective by the gathered values of all devices.
class CollectiveWriter {
public:
  CollectiveWriter(Operation *op, OpBuilder &builder, const Mesh &mesh,
                   FlatSymbolRefAttr meshName)
      : op(op), b(builder), mesh(mesh),
        ops(builder, op->getLoc(), mesh, meshName) {}

  FailureOr<SmallVector<Value>> run() {
    using namespace stablehlo;
    if ((isRaggedAllToAll(op) && failed(verifyRaggedAllToAll(op))) ||
        failed(verifyDevices(op, ops.numDevices())))
      return failure();
    if (!isa<CollectivePermuteOp>(op)) {
      groups = groupsOf(op, mesh);
      if (!isa<CollectiveBroadcastOp>(op) && failed(verifyGroups()))
        return failure();
    }
    if (isRaggedAllToAll(op))
      return SmallVector<Value>{ragged()};
    SmallVector<Value> results;
    for (auto [operand, result] :
         llvm::zip_equal(op->getOperands(), op->getResults()))
      results.push_back(exchange(operand, result));
    return results;
  }

private:
  int64_t groupSize() const { return groups[0].size(); }

  /// Returns the result of the op for one operand.
  Value exchange(Value operand, Value result) {
    using namespace stablehlo;
    return llvm::TypeSwitch<Operation *, Value>(op)
        .Case([&](AllReduceOp reduce) {
          return reduced(operand, reduce.getComputation(), result);
        })
        .Case([&](ReduceScatterOp scatter) {
          return ownChunk(reduced(operand, scatter.getComputation(), result),
                          scatter.getScatterDimension());
        })
        .Case([&](AllGatherOp gather) {
          return ops.concatenate(members(operand), gather.getAllGatherDim());
        })
        .Case([&](AllToAllOp swap) {
          SmallVector<Value> values = members(operand);
          for (Value &chunk : values)
            chunk = ownChunk(chunk, swap.getSplitDimension());
          return ops.concatenate(values, swap.getConcatDimension());
        })
        .Case([&](CollectiveBroadcastOp) { return broadcast(operand); })
        .Case([&](CollectivePermuteOp) { return permuted(operand); })
        .Default([&](Operation *) { return operand; }); // replicas only
  }

  /// Verifies that every device is in a group, and that all groups have one
  /// size.
  LogicalResult verifyGroups() {
    for (ArrayRef<int64_t> group : groups)
      if (group.empty() || int64_t(group.size()) != groupSize())
        return op->emitOpError(
            "has groups of different sizes, or devices in no "
            "group");
    return success();
  }

  /// Returns the values of the group's members in order.
  SmallVector<Value> members(Value value) {
    if (groupSize() == 1)
      return {value};
    Value all = ops.gatherAll(value);
    SmallVector<Value> result;
    for (int64_t member = 0; member < groupSize(); ++member)
      result.push_back(ops.pick(all, ops.table([&](int64_t device) {
        return groups[device][member];
      })));
    return result;
  }

  /// Returns the members' `value`s, combined in the element type of `like`.
  Value reduced(Value value, Region &computation, Value like) {
    Type element = getElementTypeOrSelf(computation.getArgument(0).getType());
    SmallVector<Value> values = members(ops.convert(value, element));
    Value sum = values[0];
    for (Value chunk : ArrayRef<Value>(values).drop_front())
      sum = combine(computation, sum, chunk);
    return ops.convert(sum, getElementTypeOrSelf(like.getType()));
  }

  Value combine(Region &computation, Value lhs, Value rhs) {
    auto dims = llvm::to_vector(llvm::seq<int64_t>(0, typeOf(lhs).getRank()));
    auto map = stablehlo::MapOp::create(b, op->getLoc(), lhs.getType(),
                                        ValueRange{lhs, rhs}, dims);
    IRMapping mapping;
    computation.cloneInto(&map.getComputation(), mapping);
    return map->getResult(0);
  }

  /// Splits `value` evenly along `dim` and returns the chunk at this device's
  /// index in its group.
  Value ownChunk(Value value, int64_t dim) {
    SmallVector<int64_t> shape(typeOf(value).getShape());
    shape[dim] /= groupSize();
    SmallVector<DeviceTable> starts(shape.size(),
                                    DeviceTable(ops.numDevices(), 0));
    starts[dim] = ops.table([&](int64_t device) {
      return shape[dim] *
             (llvm::find(groups[device], device) - groups[device].begin());
    });
    return ops.slice(value, starts, shape);
  }

  /// A device in no group gets zeros.
  Value broadcast(Value value) {
    DeviceTable sender(ops.numDevices(), 0), isMember(ops.numDevices(), 0);
    if (!stablehlo::getProcessGroups(op).empty())
      for (auto [device, group] : llvm::enumerate(groups))
        if (!group.empty()) {
          sender[device] = group.front();
          isMember[device] = 1;
        }
    return ops.choose(isMember, ops.pick(ops.gatherAll(value), sender),
                      ops.zeros(typeOf(value)));
  }

  /// Updates the output slice by slice, in group order: of what each member
  /// sends to this device, the slice is written at its output offset.
  Value ragged() {
    using stablehlo::RaggedOperand;
    auto numbersOf = [&](unsigned operand) {
      SmallVector<Value> values =
          members(ops.convert(op->getOperand(operand), b.getI64Type()));
      for (Value &chunk : values)
        chunk = ownChunk(chunk, /*dim=*/0);
      return values;
    };
    SmallVector<Value> from = numbersOf(RaggedOperand::InputOffsets),
                       sizes = numbersOf(RaggedOperand::SendSizes),
                       to = numbersOf(RaggedOperand::OutputOffsets),
                       sources = members(op->getOperand(RaggedOperand::Input));
    Value result = op->getOperand(RaggedOperand::Output);
    for (int64_t member = 0; member < groupSize(); ++member)
      for (int64_t i = 0, n = typeOf(from[member]).getDimSize(0); i < n; ++i) {
        auto number = [&](ArrayRef<Value> lists) {
          return ops.reshape(ops.slice(lists[member], 0, i, i + 1), {});
        };
        result = stablehlo::writeRaggedSlice(ops, result, sources[member],
                                             number(from), number(sizes),
                                             number(to));
      }
    return result;
  }

  /// A device that is no target gets zeros.
  Value permuted(Value value) {
    if (stablehlo::getProcessGrouping(op) == ProcessGrouping::CrossReplica)
      return stablehlo::getProcessGroups(op).empty() ? ops.zeros(typeOf(value))
                                                     : value;
    DeviceTable sender(ops.numDevices(), 0), receives(ops.numDevices(), 0);
    for (ArrayRef<int64_t> pair : stablehlo::getProcessGroups(op)) {
      sender[pair[1]] = pair[0];
      receives[pair[1]] = 1;
    }
    return ops.choose(receives, ops.pick(ops.gatherAll(value), sender),
                      ops.zeros(typeOf(value)));
  }

  Operation *op;
  OpBuilder &b;
  const Mesh &mesh;
  DeviceIdOps ops;
  GroupOf groups;
};

} // namespace

FailureOr<SmallVector<Value>>
lowering::writeCollective(Operation *op, OpBuilder &builder, const Mesh &mesh,
                          FlatSymbolRefAttr meshName) {
  return CollectiveWriter(op, builder, mesh, meshName).run();
}
