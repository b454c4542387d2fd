//===- DeviceIdOps.h - Ops that depend on the device id ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_DEVICEIDOPS_H
#define GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_DEVICEIDOPS_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "lib/Algebra/Mesh/Mesh.h"

namespace mlir::gspmd::lowering {

/// One integer for each device, indexed by device id.
using DeviceTable = SmallVector<int64_t>;

/// Builder of device program ops whose result depends on the device id.
class DeviceIdOps : public stablehlo::TensorOps {
public:
  DeviceIdOps(OpBuilder &builder, Location loc, const Mesh &mesh,
              FlatSymbolRefAttr meshName)
      : TensorOps(builder, loc), mesh(mesh), meshName(meshName) {}

  using TensorOps::slice;
  int64_t numDevices() const { return mesh.numDevices(); }
  /// Returns the table with the entries `entry(device)`.
  template <typename Entry>
  DeviceTable table(Entry entry) const {
    DeviceTable result;
    for (int64_t device = 0; device < numDevices(); ++device)
      result.push_back(entry(device));
    return result;
  }

  Value deviceId();
  /// Returns the entry of this device, as a scalar.
  Value lookUp(ArrayRef<int64_t> table);
  Value zeros(RankedTensorType type);
  /// Returns `value` on devices with a nonzero entry, `other` on the rest.
  Value choose(ArrayRef<int64_t> table, Value value, Value other);
  /// Returns the slice of `shape` that begins at this device's entry of
  /// `starts`, which has one table for each dimension.
  Value slice(Value value, ArrayRef<DeviceTable> starts,
              ArrayRef<int64_t> shape);
  /// Returns the values of all devices, gathered along a new leading dimension.
  Value gatherAll(Value value);
  /// Returns the slice of device `sender[this device]` of a result of
  /// `gatherAll`.
  Value pick(Value gathered, ArrayRef<int64_t> sender);

private:
  const Mesh &mesh;
  FlatSymbolRefAttr meshName;
};

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_DEVICEIDOPS_H
