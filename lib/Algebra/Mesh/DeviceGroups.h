//===- DeviceGroups.h - Replica groups as axes of a mesh --------*- C++ -*-===//
//
// Collectives in a user's program list their replica groups by device number.
// Here they become mesh axes:
//
//     mesh <["x"=4, "y"=2]>
//     groups [[0, 2, 4, 6], [1, 3, 5, 7]]     along "x"
//     groups [[0, 1], [2, 3], [4, 5], [6, 7]] along "y"
//     groups [[0, 1, 2, 3], [4, 5, 6, 7]]     along "x":(2)2, "y"
//
// The order within a group is significant: its member i has index i along the
// axes. Law: axesOfReplicaGroups(mesh, replicaGroupsAlong(mesh, axes)) is
// canonical(axes).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_DEVICEGROUPS_H
#define GSPMD_LIB_ALGEBRA_MESH_DEVICEGROUPS_H

#include "lib/Algebra/Mesh/Mesh.h"
#include <utility>
#include <vector>

namespace mlir::gspmd {

using DeviceList = llvm::SmallVector<int64_t>;

/// Returns the device groups of `axes`, ordered by their first devices. Linear
/// in the number of devices.
std::vector<DeviceList> replicaGroupsAlong(const Mesh &mesh,
                                           llvm::ArrayRef<AxisRef> axes);

/// Returns the axes whose device groups are `groups`, in any order of groups;
/// nullopt if there are none: a device is missing or listed twice, the groups
/// differ in size, or their members are not in the order of any axes.
std::optional<AxisList> axesOfReplicaGroups(const Mesh &mesh,
                                            llvm::ArrayRef<DeviceList> groups);

/// (source, target) pairs as indices along `axes`; the same pairs hold in every
/// device group of the axes.
struct AxisPairs {
  AxisList axes;
  llvm::SmallVector<std::pair<int64_t, int64_t>> pairs;
};

/// Expresses (source, target) pairs of devices as pairs of indices. The axes
/// are the smallest subset of `subAxes` along which every replica group has the
/// same pairs, else the smallest set of full axes. Precondition: all numbers
/// are devices of the mesh.
AxisPairs toAxisPairs(const Mesh &mesh,
                      llvm::ArrayRef<std::pair<int64_t, int64_t>> devicePairs,
                      llvm::ArrayRef<AxisRef> subAxes = {});

/// Lists of indices along `axes`; the same lists hold in every device group of
/// the axes.
struct AxisGroups {
  AxisList axes;
  std::vector<DeviceList> lists;
};

/// Expresses lists of devices as lists of indices along the axes that
/// toAxisPairs selects. Precondition: each device of the mesh is in one list.
AxisGroups toAxisGroups(const Mesh &mesh, llvm::ArrayRef<DeviceList> lists,
                        llvm::ArrayRef<AxisRef> subAxes = {});

/// A mapping of indices of a group to other indices, that is a shift:
/// target = source + distance.
struct ShiftPattern {
  int64_t distance = 0;
  /// The target is taken modulo the size and every index sends; otherwise every
  /// index whose target exists sends.
  bool isCyclic = false;
  /// The indices are reversed before the shift: target = size - 1 - distance -
  /// source. Reversed patterns are cyclic.
  bool isReversed = false;
};
/// Returns the pattern of the pairs on a group of `size`; nullopt if there is
/// none. Linear in the number of pairs.
std::optional<ShiftPattern>
matchShift(int64_t size, llvm::ArrayRef<std::pair<int64_t, int64_t>> pairs);

/// Returns for each index of a group the index that it receives from; -1 if no
/// index sends to it. Law: matchShift recovers `pattern` from the pairs
/// (result[i], i).
llvm::SmallVector<int64_t> shiftSources(int64_t size,
                                        const ShiftPattern &pattern);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_DEVICEGROUPS_H
