//===- DeviceIdOps.cpp - Ops that depend on the device id -----------------===//

#include "transforms/Lowering/EvaluateManual/DeviceIdOps.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::lowering;
using sharding::AxesAttr;
using stablehlo::typeOf;

Value DeviceIdOps::deviceId() {
  return spmd::PartitionIdOp::create(
      builder, loc, RankedTensorType::get({}, builder.getI32Type()));
}

Value DeviceIdOps::lookUp(ArrayRef<int64_t> table) {
  SmallVector<int32_t> entries(table.begin(), table.end());
  Value all = TensorOps::table(entries);
  return reshape(dynamicSlice(all, deviceId(), {1}), {});
}

Value DeviceIdOps::zeros(RankedTensorType type) { return constant(type, 0); }

Value DeviceIdOps::choose(ArrayRef<int64_t> table, Value value, Value other) {
  if (llvm::all_of(table, [](int64_t entry) { return entry != 0; }))
    return value;
  Value entry = lookUp(table);
  return select(equal(entry, zeros(typeOf(entry))), other, value);
}

Value DeviceIdOps::slice(Value value, ArrayRef<DeviceTable> starts,
                         ArrayRef<int64_t> shape) {
  if (typeOf(value).getShape() == shape)
    return value;
  SmallVector<Value> scalars;
  for (ArrayRef<int64_t> table : starts)
    scalars.push_back(lookUp(table));
  return dynamicSlice(value, scalars, shape);
}

Value DeviceIdOps::gatherAll(Value value) {
  RankedTensorType type = typeOf(value);
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin(), 1);
  Value row = reshape(value, shape);
  shape[0] = numDevices();
  return spmd::AllGatherOp::create(builder, loc, type.clone(shape), row,
                                   /*dim=*/0,
                                   AxesAttr::get(builder.getContext(), meshName,
                                                 mesh, mesh.allAxes()))
      .getResult();
}

Value DeviceIdOps::pick(Value gathered, ArrayRef<int64_t> sender) {
  ArrayRef<int64_t> all = typeOf(gathered).getShape();
  SmallVector<int64_t> row(all);
  row[0] = 1;
  // Values are gathered in the device order of the mesh.
  SmallVector<DeviceTable> starts(all.size(), DeviceTable(numDevices(), 0));
  for (int64_t device = 0; device < numDevices(); ++device)
    starts[0][device] = mesh.deviceOrder().positionOf(sender[device]);
  return reshape(slice(gathered, starts, row), all.drop_front());
}
