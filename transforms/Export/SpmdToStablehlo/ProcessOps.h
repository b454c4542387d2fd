//===- ProcessOps.h - Collectives of numbered processes ---------*- C++ -*-===//
//
// Writes collectives over mesh axes as StableHLO collectives over groups of
// processes. The number of a process is that of its device.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSOPS_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSOPS_H

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "lib/Algebra/Mesh/DeviceGroups.h"
#include "transforms/Export/SpmdToStablehlo/Passes.h"

namespace mlir::gspmd {

/// Pairs (source, target) of devices.
using DevicePairs = SmallVector<std::pair<int64_t, int64_t>>;

class ProcessOps : public stablehlo::TensorOps {
public:
  ProcessOps(OpBuilder &builder, Location loc, const Mesh &mesh,
             ProcessForm form, ProcessGroups groupForm)
      : TensorOps(builder, loc), mesh(mesh), form(form), groupForm(groupForm) {}

  /// Returns the type of indices of devices.
  Type indexType() { return builder.getI32Type(); }
  /// Returns the number of the process as XLA defines it: a ui32 scalar.
  Value processNumber();
  /// Returns the number of the device as an i32 scalar, converted from
  /// `process` if that is not null.
  Value deviceNumber(Value process = {});
  /// Returns this device's row-major index along `axes`, an i32 scalar.
  Value indexAlong(ArrayRef<AxisRef> axes);

  // The ops of `spmd` without a reduction (see ProcessReductions.h for the
  // others). Nothing is communicated along axes of one device, or for empty
  // tensors.

  Value allGather(Value input, int64_t dim, ArrayRef<AxisRef> axes);
  Value allToAll(Value input, int64_t splitDim, int64_t concatDim,
                 ArrayRef<AxisRef> axes);
  Value allSlice(Value input, int64_t dim, ArrayRef<AxisRef> axes);
  /// Permutes `input`; returns `input` itself if each device sends to itself,
  /// zeros if no device sends.
  Value permute(Value input, const DevicePairs &pairs);

  /// Creates JAX's ragged_all_to_all in groups of these devices.
  Value raggedAllToAll(ValueRange operands, ArrayRef<DeviceList> rows);

  /// Returns the pairs for which index i in each group of `axes` receives from
  /// sources[i], or nothing if that is -1.
  DevicePairs pairsOf(ArrayRef<int64_t> sources, ArrayRef<AxisRef> axes) const;

protected:
  static bool isEmpty(Type type) {
    return cast<RankedTensorType>(type).getNumElements() == 0;
  }
  /// Returns true if elements are smaller than a byte. XLA's collectives count
  /// bytes.
  static bool isSubByte(Value value);
  /// Applies `communicate` to the inputs in a byte type, and converts the
  /// results back.
  SmallVector<Value>
  asBytes(ValueRange inputs,
          function_ref<SmallVector<Value>(ValueRange)> communicate);
  Value asBytes(Value input, function_ref<Value(Value)> communicate);
  /// Returns the groups along `axes`: members in order of their index along the
  /// axes or, if the order does not matter, of their number.
  Attribute groups(ArrayRef<AxisRef> axes, bool inOrder = true);
  /// Returns channel 1; null in the form without channels.
  stablehlo::ChannelHandleAttr channel();
  UnitAttr usesGlobalIds();

private:
  DenseIntElementsAttr matrix(ArrayRef<DeviceList> rows);

  const Mesh &mesh;
  ProcessForm form;
  ProcessGroups groupForm;
};

/// Gives each collective below `op` that has a channel a distinct channel.
/// Before that, equal collectives are equivalent ops.
void numberChannels(Operation *op);

/// Writes `op`, if it is a constant of booleans, as bytes with a conversion,
/// because releases of MLIR encode booleans as one bit or as one byte each.
/// Other ops are not changed.
void writeBooleansAsBytes(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSOPS_H
