//===- DeviceIdOps.h - What a device does that knows its number *- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_DEVICEIDOPS_H
#define GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_DEVICEIDOPS_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "lib/Algebra/Mesh/Mesh.h"

namespace mlir::gspmd::lowering {

/// One number for each device, by its number.
using DeviceTable = SmallVector<int64_t>;

/// Writes what a device does that knows its number.
class DeviceIdOps : public stablehlo::TensorOps {
public:
  DeviceIdOps(OpBuilder &builder, Location loc, const Mesh &mesh,
              FlatSymbolRefAttr meshName)
      : TensorOps(builder, loc), mesh(mesh), meshName(meshName) {}

  using TensorOps::slice;
  int64_t numDevices() const { return mesh.numDevices(); }
  /// A table with `entry(device)` for each device.
  template <typename Entry>
  DeviceTable table(Entry entry) const {
    DeviceTable result;
    for (int64_t device = 0; device < numDevices(); ++device)
      result.push_back(entry(device));
    return result;
  }

  Value deviceId();
  /// This device's entry, as a scalar.
  Value lookUp(ArrayRef<int64_t> table);
  Value zeros(RankedTensorType type);
  /// `value` where the device's entry is not 0, else `other`.
  Value choose(ArrayRef<int64_t> table, Value value, Value other);
  /// The part of `shape` at the device's `starts`, one table a dimension.
  Value slice(Value value, ArrayRef<DeviceTable> starts,
              ArrayRef<int64_t> shape);
  /// The values of all devices, one behind the other on a new first dimension.
  Value everybodys(Value value);
  /// Of `everybodys` values the one of device `sender[this device]`.
  Value pick(Value everybodys, ArrayRef<int64_t> sender);

private:
  const Mesh &mesh;
  FlatSymbolRefAttr meshName;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_DEVICEIDOPS_H
