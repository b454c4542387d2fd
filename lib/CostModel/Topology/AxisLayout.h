//===- AxisLayout.h - Mesh axes on physical dimensions ----------*- C++ -*-===//
//
// A program's mesh is placed on a topology by a list of physical dimensions, or
// sub-axes of them, in the order of the mesh's linear indices (major to minor):
//
//     mesh <["x"=256, "y"=8]> on v4:8x16x16
//       x = "1", "2"   y = "0"          the layout ["1", "2", "0"]
//       x = "0", "1", "2":(1)2 ...      other layouts split a dimension
//
// So a group of devices along mesh axes becomes network dimensions:
// physical dimensions or strided sub-axes of them.
//
//     "1" of 16, ring          all 16 chips of a ring
//     "1":(1)4 of 16           every fourth chip: a ring of 4 with hops of 4
//     "1":(4)4 of 16           4 consecutive chips: an open line
//
// On a twisted torus a short dimension is a ring if the group contains the
// chips that its wraparound leads to: "0" alone is a line, "0" and "2" (or the
// major half of "2") together contain the ring.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_TOPOLOGY_AXISLAYOUT_H
#define GSPMD_LIB_COSTMODEL_TOPOLOGY_AXISLAYOUT_H

#include "lib/Algebra/Mesh/DeviceDigits.h"
#include "lib/CostModel/Topology/Topology.h"

namespace mlir::gspmd {

/// A physical dimension, or equidistant chips of it, in a group.
struct NetworkDimension {
  enum Kind { Slice, Torus, Switch, Core } kind;
  /// Axis of the topology's physical mesh.
  unsigned dim;
  /// Members along the dimension, and hops from one to the next.
  int64_t size, stride;
  /// True if the last member is adjacent to the first.
  bool isRing;
};

class AxisLayout {
public:
  /// Places the axes of `mesh`, in order, on `subAxes` of the topology's
  /// dimensions (major to minor; together all of them). The numbers of devices
  /// must agree.
  AxisLayout(const Topology &topology, const Mesh &mesh, AxisList subAxes);

  /// Linear indices are row-major on the physical dimensions.
  static AxisLayout rowMajor(const Topology &topology, const Mesh &mesh);
  /// Parses "x=1,2;y=0": for each mesh axis its physical dimensions, major to
  /// minor. "1:4" is the next 4 of dimension "1" (the first one is the major
  /// one).
  static absl::StatusOr<AxisLayout>
  parse(const Topology &topology, const Mesh &mesh, llvm::StringRef text);

  /// Returns the group of `axes` as physical sub-axes, in the order of its
  /// index; nullopt if a sub-axis would have to be split unevenly, or if the
  /// device numbers of `mesh` have no digits in the layout. `mesh` may be
  /// another view of the devices.
  std::optional<AxisList> subAxesOf(const Mesh &mesh,
                                    llvm::ArrayRef<AxisRef> axes) const;
  /// Returns `subAxes` as network dimensions: sorted by physical dimension,
  /// with adjacent ones merged.
  llvm::SmallVector<NetworkDimension>
  networkDimensionsOf(llvm::ArrayRef<AxisRef> subAxes) const;

  /// Returns a description of `"1":(1)4` for users: "1:4/16" and its kind, as a
  /// member of `group` (all sub-axes of a mesh axis; none: in isolation).
  std::string describe(const AxisRef &subAxis,
                       llvm::ArrayRef<AxisRef> group = {}) const;

  const AxisList &subAxes() const { return subAxes_; }

private:
  NetworkDimension networkDimensionOf(const AxisRef &subAxis,
                                      llvm::ArrayRef<AxisRef> group) const;
  /// Returns true if the wraparound of torus dimension `dim` leads to members
  /// of `group`.
  bool staysWithin(llvm::ArrayRef<AxisRef> group, unsigned dim) const;

  const Topology *topology;
  DeviceNumbering numbering;
  AxisList subAxes_;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_TOPOLOGY_AXISLAYOUT_H
