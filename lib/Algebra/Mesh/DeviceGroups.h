//===- DeviceGroups.h - Lists of devices as axes of a mesh ------*- C++ -*-===//
//
// Users' collectives name their groups by device numbers:
//
//     mesh <["x"=4, "y"=2]>
//     groups [[0, 2, 4, 6], [1, 3, 5, 7]]     along "x"
//     groups [[0, 1], [2, 3], [4, 5], [6, 7]] along "y"
//     groups [[0, 1, 2, 3], [4, 5, 6, 7]]     along "x":(2)2, "y"
//
// The order in a group counts: its member i has index i along the axes.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_DEVICEGROUPS_H
#define GSPMD_LIB_ALGEBRA_MESH_DEVICEGROUPS_H

#include "lib/Algebra/Mesh/Mesh.h"
#include <utility>
#include <vector>

namespace mlir::gspmd {

using DeviceList = llvm::SmallVector<int64_t>;

/// The groups of `axes`, by their first device.
std::vector<DeviceList> groupsAlong(const Mesh &mesh,
                                    llvm::ArrayRef<AxisRef> axes);

/// The axes whose groups are `groups` (in any order); nullopt if there are
/// none: devices missing or twice, groups of several sizes, or of another form.
std::optional<AxisList> axesOfGroups(const Mesh &mesh,
                                     llvm::ArrayRef<DeviceList> groups);

/// Pairs (source, target) of devices as pairs of indices along axes, the same
/// in every group of the axes.
struct AxisPairs {
  AxisList axes;
  llvm::SmallVector<std::pair<int64_t, int64_t>> pairs;
};

/// Along the fewest of `pieces` on which the pairs say the same for all groups;
/// where there are none, along the fewest whole axes. The numbers must be
/// devices of the mesh.
AxisPairs axisPairs(const Mesh &mesh,
                    llvm::ArrayRef<std::pair<int64_t, int64_t>> devicePairs,
                    llvm::ArrayRef<AxisRef> pieces = {});

/// Lists of devices as lists of indices along axes, the same in every group of
/// the axes.
struct AxisGroups {
  AxisList axes;
  std::vector<DeviceList> lists;
};

/// Along the axes that axisPairs chooses. Each device of the mesh is in one
/// list.
AxisGroups axisGroups(const Mesh &mesh, llvm::ArrayRef<DeviceList> lists,
                      llvm::ArrayRef<AxisRef> pieces = {});

/// Pairs that are one step for all: target = source + distance, or, mirrored,
/// target = size - 1 - distance - source. With `wraps`, modulo the size, and
/// every index sends; else every index whose target exists does.
struct RegularPairs {
  int64_t distance = 0;
  bool wraps = false;
  bool mirrors = false;
};
std::optional<RegularPairs>
regularPairs(int64_t size, llvm::ArrayRef<std::pair<int64_t, int64_t>> pairs);

/// The inverse: for each index of a group, the one that it gets from; -1 if
/// nobody sends to it.
llvm::SmallVector<int64_t> shiftSources(int64_t size, const RegularPairs &step);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_DEVICEGROUPS_H
