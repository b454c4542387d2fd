//===- ProcessOps.h - Exchange between numbered processes -------*- C++ -*-===//
//
// Writes collectives over mesh axes as StableHLO's over groups of processes.
// Process and device have the same number.
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

  /// The type of indices of devices.
  Type indexType() { return builder.getI32Type(); }
  /// As XLA has it: a ui32 scalar.
  Value processNumber();
  /// As an i32 scalar, of `process` if that is there.
  Value deviceNumber(Value process = {});
  /// This device's row-major index along `axes`, an i32 scalar.
  Value indexAlong(ArrayRef<AxisRef> axes);

  // The ops of `spmd` that do not combine (those: ProcessReductions.h). Over
  // axes with one device, and of nothing, nothing is exchanged.

  Value allGather(Value input, int64_t dim, ArrayRef<AxisRef> axes);
  Value allToAll(Value input, int64_t splitDim, int64_t concatDim,
                 ArrayRef<AxisRef> axes);
  Value allSlice(Value input, int64_t dim, ArrayRef<AxisRef> axes);
  /// `input` itself if all keep theirs, zeros if nobody sends.
  Value permute(Value input, const DevicePairs &pairs);

  /// JAX's ragged_all_to_all, in groups of these devices.
  Value raggedAllToAll(ValueRange operands, ArrayRef<DeviceList> rows);

  /// Who sends to whom where in each group of `axes` index i gets from
  /// sources[i], or nothing if that is -1.
  DevicePairs pairsOf(ArrayRef<int64_t> sources, ArrayRef<AxisRef> axes) const;

protected:
  static bool isEmpty(Type type) {
    return cast<RankedTensorType>(type).getNumElements() == 0;
  }
  /// Are elements less than a byte? XLA's collectives count bytes.
  static bool isPacked(Value value);
  /// `move` of the inputs in a type that is not.
  SmallVector<Value> asBytes(ValueRange inputs,
                             function_ref<SmallVector<Value>(ValueRange)> move);
  Value asBytes(Value input, function_ref<Value(Value)> move);
  /// Members by their index along the axes or, where their order does not
  /// matter, by number.
  Attribute groups(ArrayRef<AxisRef> axes, bool inOrder = true);
  /// Channel 1; null in the form that has none.
  stablehlo::ChannelHandleAttr channel();
  UnitAttr usesGlobalIds();

private:
  DenseIntElementsAttr matrix(ArrayRef<DeviceList> rows);

  const Mesh &mesh;
  ProcessForm form;
  ProcessGroups groupForm;
};

/// Gives each collective below `op` that has a channel one of its own. Till
/// then those that exchange the same are equal.
void numberChannels(Operation *op);

/// Releases of MLIR differ in how they write the data of booleans: one bit or
/// one byte for each. If `op` is a constant of such, writes it as bytes,
/// converted. Does nothing to other ops.
void writeBooleansAsBytes(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSOPS_H
