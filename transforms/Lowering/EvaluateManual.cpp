//===- EvaluateManual.cpp - Manual computations, device by device ---------===//
//
// The reference that a partitioned program is compared with must not come from
// the partitioner. So here every device runs the whole program, and a manual
// computation means what its definition says, literally:
//
//   entering    a device takes its part of the whole operand
//   a group     everybody's value goes to everybody; a device picks the values
//   of
//               its group by a table of all devices and combines them itself
//   leaving     everybody's part goes to everybody; a device joins them
//
// There is one way of communication, an all_gather over the whole mesh. That is
// slow, and has nothing in common with how a partitioned program does it.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Sharding/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/ExchangeScope.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "dialect/StableHLO/TensorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Lowering/Passes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::AxisList;
using ::gspmd::AxisRef;
using ::gspmd::Mesh;
using stablehlo::ExchangeScope;

namespace mlir::gspmd {
#define GEN_PASS_DEF_EVALUATEMANUAL
#include "transforms/Lowering/Passes.h.inc"
} // namespace mlir::gspmd

namespace {

/// One number for each device, by its number.
using PerDevice = SmallVector<int64_t>;
/// The devices of each device's group, in the group's order; empty for a device
/// that is in no group.
using GroupOf = SmallVector<SmallVector<int64_t>>;

RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Writes what a device does that knows its number.
class DeviceWriter : public stablehlo::TensorOps {
public:
  DeviceWriter(OpBuilder &builder, Location loc, const Mesh &mesh,
               FlatSymbolRefAttr meshName)
      : TensorOps(builder, loc), mesh(mesh), meshName(meshName) {}

  int64_t numDevices() const { return mesh.numDevices(); }
  /// A table with `entry(device)` for each device.
  template <typename Entry>
  PerDevice table(Entry entry) const {
    PerDevice result;
    for (int64_t device = 0; device < numDevices(); ++device)
      result.push_back(entry(device));
    return result;
  }

  Value deviceNumber();
  /// This device's entry, as a scalar.
  Value lookUp(ArrayRef<int64_t> table);
  Value zeros(RankedTensorType type);
  /// `value` where the device's entry is not 0, else `other`.
  Value choose(ArrayRef<int64_t> table, Value value, Value other);
  /// The part of `shape` at the device's `starts`, one table a dimension.
  Value slice(Value value, ArrayRef<PerDevice> starts, ArrayRef<int64_t> shape);
  /// The values of all devices, one behind the other on a new first dimension.
  Value everybodys(Value value);
  /// Of `everybodys` values the one of device `sender[this device]`.
  Value pick(Value everybodys, ArrayRef<int64_t> sender);

private:
  const Mesh &mesh;
  FlatSymbolRefAttr meshName;
};

} // namespace

Value DeviceWriter::deviceNumber() {
  return spmd::PartitionIdOp::create(
      builder, loc, RankedTensorType::get({}, builder.getI32Type()));
}

Value DeviceWriter::lookUp(ArrayRef<int64_t> table) {
  auto type = RankedTensorType::get({numDevices()}, builder.getI32Type());
  SmallVector<int32_t> entries(table.begin(), table.end());
  Value all = stablehlo::ConstantOp::create(
      builder, loc, type, DenseIntElementsAttr::get(type, entries));
  return reshape(dynamicSlice(all, deviceNumber(), {1}), {});
}

Value DeviceWriter::zeros(RankedTensorType type) { return constant(type, 0); }

Value DeviceWriter::choose(ArrayRef<int64_t> table, Value value, Value other) {
  if (llvm::all_of(table, [](int64_t entry) { return entry != 0; }))
    return value;
  Value entry = lookUp(table);
  auto bit = RankedTensorType::get({}, builder.getI1Type());
  Value isChosen = stablehlo::CompareOp::create(
      builder, loc, bit, entry, zeros(typeOf(entry)),
      stablehlo::ComparisonDirection::NE, stablehlo::ComparisonTypeAttr());
  return stablehlo::SelectOp::create(builder, loc, value.getType(), isChosen,
                                     value, other);
}

Value DeviceWriter::slice(Value value, ArrayRef<PerDevice> starts,
                          ArrayRef<int64_t> shape) {
  if (typeOf(value).getShape() == shape)
    return value;
  SmallVector<Value> scalars;
  for (ArrayRef<int64_t> table : starts)
    scalars.push_back(lookUp(table));
  return dynamicSlice(value, scalars, shape);
}

Value DeviceWriter::everybodys(Value value) {
  RankedTensorType type = typeOf(value);
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin(), 1);
  Value row = reshape(value, shape);
  shape[0] = numDevices();
  return spmd::AllGatherOp::create(
      builder, loc, type.clone(shape), row, /*dim=*/0,
      AxesAttr::get(builder.getContext(), meshName, mesh, mesh.allAxes()));
}

Value DeviceWriter::pick(Value everybodys, ArrayRef<int64_t> sender) {
  ArrayRef<int64_t> all = typeOf(everybodys).getShape();
  SmallVector<int64_t> row(all);
  row[0] = 1;
  // They are gathered in the order of the mesh.
  SmallVector<PerDevice> starts(all.size(), PerDevice(numDevices(), 0));
  for (int64_t device = 0; device < numDevices(); ++device)
    starts[0][device] = mesh.deviceOrder().positionOf(sender[device]);
  return reshape(slice(everybodys, starts, row), all.drop_front());
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// The group of each device that a collective of the user names.
static GroupOf groupsOf(Operation *op, const Mesh &mesh) {
  int64_t numDevices = mesh.numDevices();
  GroupOf groups(numDevices);
  ExchangeScope scope = stablehlo::getExchangeScope(op);
  SmallVector<SmallVector<int64_t>> rows = stablehlo::getExchangeRows(op);
  if (scope == ExchangeScope::Replicas) { // There is one.
    for (int64_t device = 0; device < numDevices; ++device)
      groups[device] = {device};
    return groups;
  }
  if (scope == ExchangeScope::ReplicasAndPartitions || rows.empty())
    rows = {llvm::to_vector(llvm::seq<int64_t>(numDevices))};
  for (ArrayRef<int64_t> row : rows)
    for (int64_t device : row)
      groups[device] = SmallVector<int64_t>(row);
  return groups;
}

/// Everybody whom the op names is there.
static LogicalResult checkNamed(Operation *op, int64_t numDevices) {
  ExchangeScope scope = stablehlo::getExchangeScope(op);
  bool namesDevices =
      scope == ExchangeScope::Partitions || scope == ExchangeScope::Devices;
  for (ArrayRef<int64_t> row : stablehlo::getExchangeRows(op))
    for (int64_t id : row)
      if (id < 0 || id >= (namesDevices ? numDevices : 1))
        return op->emitOpError()
               << "names " << (namesDevices ? "device " : "replica ") << id
               << "; there are " << (namesDevices ? numDevices : 1);
  return success();
}

namespace {

/// Writes one collective in terms of what everybody has.
class CollectiveWriter {
public:
  CollectiveWriter(Operation *op, OpBuilder &builder, const Mesh &mesh,
                   FlatSymbolRefAttr meshName)
      : op(op), b(builder), mesh(mesh),
        write(builder, op->getLoc(), mesh, meshName) {}

  FailureOr<SmallVector<Value>> run() {
    using namespace stablehlo;
    if (failed(checkNamed(op, write.numDevices())))
      return failure();
    if (!isa<CollectivePermuteOp>(op)) {
      groups = groupsOf(op, mesh);
      if (failed(checkGroups()))
        return failure();
    }
    SmallVector<Value> results;
    for (auto [operand, result] :
         llvm::zip_equal(op->getOperands(), op->getResults()))
      results.push_back(exchange(operand, result));
    return results;
  }

private:
  int64_t groupSize() const { return groups[0].size(); }

  /// What the op makes of one operand.
  Value exchange(Value operand, Value result) {
    using namespace stablehlo;
    return llvm::TypeSwitch<Operation *, Value>(op)
        .Case([&](AllReduceOp reduce) {
          return reduced(operand, reduce.getComputation(), result);
        })
        .Case([&](ReduceScatterOp scatter) {
          return ownPart(reduced(operand, scatter.getComputation(), result),
                         scatter.getScatterDimension());
        })
        .Case([&](AllGatherOp gather) {
          return write.concatenate(members(operand), gather.getAllGatherDim());
        })
        .Case([&](AllToAllOp swap) {
          SmallVector<Value> parts = members(operand);
          for (Value &part : parts)
            part = ownPart(part, swap.getSplitDimension());
          return write.concatenate(parts, swap.getConcatDimension());
        })
        .Case([&](CollectiveBroadcastOp) { return broadcast(operand); })
        .Case([&](CollectivePermuteOp) { return permuted(operand); })
        .Default([&](Operation *) { return operand; }); // replicas only
  }

  /// All devices are in a group, and all groups of one size.
  LogicalResult checkGroups() {
    for (ArrayRef<int64_t> group : groups)
      if (group.empty() || int64_t(group.size()) != groupSize())
        return op->emitOpError(
            "has groups of different sizes, or devices in no "
            "group");
    return success();
  }

  /// The values of the group's members, in its order.
  SmallVector<Value> members(Value value) {
    if (groupSize() == 1)
      return {value};
    Value all = write.everybodys(value);
    SmallVector<Value> result;
    for (int64_t member = 0; member < groupSize(); ++member)
      result.push_back(write.pick(all, write.table([&](int64_t device) {
        return groups[device][member];
      })));
    return result;
  }

  /// `value`s of the group combined, as the element type of `like`.
  Value reduced(Value value, Region &computation, Value like) {
    Type element = getElementTypeOrSelf(computation.getArgument(0).getType());
    SmallVector<Value> parts = members(write.convert(value, element));
    Value sum = parts[0];
    for (Value part : ArrayRef<Value>(parts).drop_front())
      sum = combine(computation, sum, part);
    return write.convert(sum, getElementTypeOrSelf(like.getType()));
  }

  Value combine(Region &computation, Value lhs, Value rhs) {
    auto dims = llvm::to_vector(llvm::seq<int64_t>(0, typeOf(lhs).getRank()));
    auto map = stablehlo::MapOp::create(b, op->getLoc(), lhs.getType(),
                                        ValueRange{lhs, rhs}, dims);
    IRMapping mapping;
    computation.cloneInto(&map.getComputation(), mapping);
    return map->getResult(0);
  }

  /// Of equal parts along `dim` the one of the device's place in its group.
  Value ownPart(Value value, int64_t dim) {
    SmallVector<int64_t> shape(typeOf(value).getShape());
    shape[dim] /= groupSize();
    SmallVector<PerDevice> starts(shape.size(),
                                  PerDevice(write.numDevices(), 0));
    starts[dim] = write.table([&](int64_t device) {
      return shape[dim] *
             (llvm::find(groups[device], device) - groups[device].begin());
    });
    return write.slice(value, starts, shape);
  }

  Value broadcast(Value value) {
    return write.pick(write.everybodys(value), write.table([&](int64_t device) {
      return groups[device].front();
    }));
  }

  /// A device that nobody sends to has zeros.
  Value permuted(Value value) {
    if (stablehlo::getExchangeScope(op) == ExchangeScope::Replicas)
      return stablehlo::getExchangeRows(op).empty() ? write.zeros(typeOf(value))
                                                    : value;
    PerDevice sender(write.numDevices(), 0), receives(write.numDevices(), 0);
    for (ArrayRef<int64_t> pair : stablehlo::getExchangeRows(op)) {
      sender[pair[1]] = pair[0];
      receives[pair[1]] = 1;
    }
    return write.choose(receives, write.pick(write.everybodys(value), sender),
                        write.zeros(typeOf(value)));
  }

  Operation *op;
  OpBuilder &b;
  const Mesh &mesh;
  DeviceWriter write;
  GroupOf groups;
};

//===----------------------------------------------------------------------===//
// Entering and leaving a region
//===----------------------------------------------------------------------===//

/// Inlines one manual computation.
class RegionWriter {
public:
  RegionWriter(ManualComputationOp op, OpBuilder &builder, const Mesh &mesh,
               FlatSymbolRefAttr meshName)
      : op(op), mesh(mesh), write(builder, op.getLoc(), mesh, meshName),
        b(builder), manual(op.getManualAxes().toAxes(mesh)) {}

  void run() {
    Block &body = op.getBody().front();
    for (auto [argument, input, sharding] :
         llvm::zip_equal(body.getArguments(), op.getInputs(),
                         op.getInShardings().getShardings()))
      argument.replaceAllUsesWith(
          enter(input, sharding, typeOf(argument).getShape()));
    Operation *terminator = body.getTerminator();
    op->getBlock()->getOperations().splice(op->getIterator(),
                                           body.getOperations(), body.begin(),
                                           terminator->getIterator());
    b.setInsertionPoint(op);
    for (auto [result, part, sharding] :
         llvm::zip_equal(op.getResults(), terminator->getOperands(),
                         op.getOutShardings().getShardings()))
      result.replaceAllUsesWith(
          leave(part, sharding, typeOf(result).getShape()));
    op.erase();
  }

private:
  AxisList manualOf(ArrayRef<AxisRef> axes) const {
    return manualPart(axes, manual);
  }

  Value enter(Value whole, TensorShardingAttr attr, ArrayRef<int64_t> shape) {
    ::gspmd::TensorSharding sharding = attr.toSharding(mesh);
    SmallVector<PerDevice> starts;
    for (auto [dim, size] : llvm::zip_equal(sharding.dims(), shape)) {
      AxisList axes = manualOf(dim.axes);
      starts.push_back(write.table([&, size = size](int64_t device) {
        return mesh.indexAlong(device, axes) * size;
      }));
    }
    Value part = write.slice(whole, starts, shape);
    // Of a sum the first device has all.
    AxisList sums = manualOf(sharding.unreducedAxes());
    return write.choose(write.table([&](int64_t device) {
      return mesh.indexAlong(device, sums) == 0;
    }),
                        part, write.zeros(typeOf(part)));
  }

  Value leave(Value part, TensorShardingAttr attr, ArrayRef<int64_t> shape) {
    ::gspmd::TensorSharding sharding = attr.toSharding(mesh);
    AxisList sums = manualOf(sharding.unreducedAxes());
    if (sums.empty() && typeOf(part).getShape() == shape)
      return part;
    Value all = write.everybodys(part);
    SmallVector<AxisList> axes;
    for (const ::gspmd::DimSharding &dim : sharding.dims())
      axes.push_back(manualOf(dim.axes));
    return joined(all, axes, /*dim=*/0, sums,
                  write.table([](int64_t device) { return device; }));
  }

  /// The parts along dimensions from `dim` on that devices have which lie as
  /// `sender` does along all others.
  Value joined(Value all, ArrayRef<AxisList> axes, unsigned dim,
               ArrayRef<AxisRef> sums, const PerDevice &sender) {
    auto at = [&](ArrayRef<AxisRef> along, int64_t index) {
      return write.table([&](int64_t device) {
        return mesh.withIndexAlong(sender[device], along, index);
      });
    };
    if (dim == axes.size()) {
      Value sum = write.pick(all, at(sums, 0));
      for (int64_t i = 1; i < ::gspmd::axisListSize(sums); ++i)
        sum = stablehlo::AddOp::create(b, op.getLoc(), sum,
                                       write.pick(all, at(sums, i)));
      return sum;
    }
    SmallVector<Value> parts;
    for (int64_t i = 0; i < ::gspmd::axisListSize(axes[dim]); ++i)
      parts.push_back(joined(all, axes, dim + 1, sums, at(axes[dim], i)));
    return write.concatenate(parts, dim);
  }

  ManualComputationOp op;
  const Mesh &mesh;
  DeviceWriter write;
  OpBuilder &b;
  AxisList manual;
};

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

struct EvaluateManualPass
    : mlir::gspmd::impl::EvaluateManualBase<EvaluateManualPass> {
  void runOnOperation() override {
    SmallVector<ManualComputationOp> computations;
    SmallVector<Operation *> inside;
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto computation = dyn_cast<ManualComputationOp>(op))
        computations.push_back(computation);
      if (stablehlo::isCollective(op) ||
          isa<stablehlo::PartitionIdOp, stablehlo::ReplicaIdOp>(op))
        inside.push_back(op);
    });
    if (computations.empty())
      return;
    // Import left one mesh.
    meshName = computations.front().getManualAxes().getMesh();
    mesh = lookupMesh(computations.front(), meshName).toMesh();
    for (Operation *op : inside)
      if (failed(rewriteInside(op)))
        return signalPassFailure();
    // Outer ones first: an inner one then stands where values are parts
    // already.
    for (ManualComputationOp op : computations) {
      OpBuilder builder(op);
      RegionWriter(op, builder, mesh, meshName).run();
    }
  }

private:
  LogicalResult rewriteInside(Operation *op) {
    if (!op->getParentOfType<ManualComputationOp>())
      return op->emitOpError("stands outside of a manual computation, where a "
                             "tensor is one whole");
    OpBuilder builder(op);
    DeviceWriter write(builder, op->getLoc(), mesh, meshName);
    SmallVector<Value> results;
    if (isa<stablehlo::PartitionIdOp>(op)) {
      results = {write.convert(write.deviceNumber(),
                               getElementTypeOrSelf(op->getResult(0)))};
    } else if (isa<stablehlo::ReplicaIdOp>(op)) {
      results = {write.zeros(typeOf(op->getResult(0)))}; // There is one.
    } else {
      auto all = CollectiveWriter(op, builder, mesh, meshName).run();
      if (failed(all))
        return failure();
      results = std::move(*all);
    }
    op->replaceAllUsesWith(results);
    op->erase();
    return success();
  }

  Mesh mesh;
  FlatSymbolRefAttr meshName;
};

} // namespace
