//===- IrregularGroups.h - Groups that are none of axes ---------*- C++ -*-===//
//
// Users may name any devices in any order, and groups of several sizes:
//
//     groups [[5, 0], [1, 4], [2, 3]]     [[0], [1, 2, 3, 4, 5]]
//
// No axes of the mesh have them. Each device then gets what the other members
// of its group have, in as many steps as the largest group has members less
// one, and puts it together by itself.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_IRREGULARGROUPS_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_IRREGULARGROUPS_H

#include "lib/Algebra/Mesh/DeviceGroups.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

class IrregularGroups {
public:
  /// An error at the op unless each device of the mesh is in one group.
  static FailureOr<IrregularGroups> get(PartitionContext &ctx,
                                        std::vector<DeviceList> groups);

  /// The same in all groups?
  bool areEven() const;
  /// As they were given.
  ArrayRef<DeviceList> lists() const { return groups; }
  /// Members of the largest group.
  int64_t size() const { return maxSize; }

  /// What the members of this device's group have, in the order of the group;
  /// beyond its end, anything.
  FailureOr<SmallVector<Value>> gather(Value own);
  /// `members` combined in their order, as many as this device's group has.
  Value reduce(ArrayRef<Value> members, ReductionKind kind);
  /// The place of this device in its group: a scalar i32.
  Value position();

private:
  IrregularGroups(PartitionContext &ctx, std::vector<DeviceList> groups);
  /// What `valueOf(group, place)` says for this device: a scalar i32.
  Value lookUp(function_ref<int64_t(const DeviceList &, int64_t)> valueOf);

  PartitionContext &ctx;
  std::vector<DeviceList> groups;
  int64_t maxSize = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_IRREGULARGROUPS_H
