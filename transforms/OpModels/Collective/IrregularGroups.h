//===- IrregularGroups.h - Groups that no mesh axes form --------*- C++ -*-===//
//
// Collectives may name any devices in any order, and groups of several sizes:
//
//     groups [[5, 0], [1, 4], [2, 3]]     [[0], [1, 2, 3, 4, 5]]
//
// No mesh axes form these groups. Each device then receives the values of the
// other members of its group in n - 1 permutes, where n is the size of the
// largest group, and combines them locally.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_IRREGULARGROUPS_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_IRREGULARGROUPS_H

#include "lib/Algebra/Mesh/DeviceGroups.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

class IrregularGroups {
public:
  /// Returns the groups, or emits an error at the op unless each device of the
  /// mesh is in exactly one group.
  static FailureOr<IrregularGroups> get(PartitionContext &ctx,
                                        std::vector<DeviceList> groups);

  /// Returns true if all groups have one size.
  bool haveEqualSizes() const;
  /// Returns the groups in the order of the op.
  ArrayRef<DeviceList> getGroups() const { return groups; }
  /// Returns the size of the largest group.
  int64_t size() const { return maxSize; }

  /// Returns the values of the members of this device's group in order; entries
  /// beyond its size are undefined.
  FailureOr<SmallVector<Value>> gather(Value local);
  /// Reduces the first n `members` in order, where n is the size of this
  /// device's group.
  Value reduce(ArrayRef<Value> members, ReductionKind kind);
  /// Returns the position of this device in its group, a scalar i32.
  Value position();

private:
  IrregularGroups(PartitionContext &ctx, std::vector<DeviceList> groups);
  /// Returns `valueOf` of this device's group and index in it, a scalar i32.
  Value lookUp(function_ref<int64_t(const DeviceList &, int64_t)> valueOf);

  PartitionContext &ctx;
  std::vector<DeviceList> groups;
  int64_t maxSize = 0;
};

/// Sends the value of the first device of each row to the others in the row.
/// Devices in no row get zeros. Precondition: no device is listed twice.
FailureOr<Value> broadcastFromFirst(PartitionContext &ctx, Value local,
                                    ArrayRef<DeviceList> rows);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_IRREGULARGROUPS_H
