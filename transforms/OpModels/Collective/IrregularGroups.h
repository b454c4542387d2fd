//===- IrregularGroups.h - Groups that no mesh axes form --------*- C++ -*-===//
//
// Collectives may name any devices in any order, and groups of several sizes:
//
//     groups [[5, 0], [1, 4], [2, 3]]     [[0], [1, 2, 3, 4, 5]]
//
// No mesh axes form these groups. Each device then receives the values of the
// other members of its group, in one step less than the largest group has
// members, and combines them itself.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_IRREGULARGROUPS_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_IRREGULARGROUPS_H

#include "lib/Algebra/Mesh/DeviceGroups.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

class IrregularGroups {
public:
  /// Returns the groups; reports an error at the op unless each device of the
  /// mesh is in exactly one.
  static FailureOr<IrregularGroups> get(PartitionContext &ctx,
                                        std::vector<DeviceList> groups);

  /// Returns true if all groups have one size.
  bool areEven() const;
  /// Returns the groups in the order of the op.
  ArrayRef<DeviceList> lists() const { return groups; }
  /// Returns the size of the largest group.
  int64_t size() const { return maxSize; }

  /// Returns the values of the members of this device's group in order; entries
  /// beyond its size are undefined.
  FailureOr<SmallVector<Value>> gather(Value own);
  /// Combines the first `members`, as many as this device's group has, in
  /// order.
  Value reduce(ArrayRef<Value> members, ReductionKind kind);
  /// Returns the position of this device in its group, a scalar i32.
  Value position();

private:
  IrregularGroups(PartitionContext &ctx, std::vector<DeviceList> groups);
  /// Returns `valueOf(group, position)` of this device, a scalar i32.
  Value lookUp(function_ref<int64_t(const DeviceList &, int64_t)> valueOf);

  PartitionContext &ctx;
  std::vector<DeviceList> groups;
  int64_t maxSize = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_IRREGULARGROUPS_H
