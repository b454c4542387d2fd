//===- AxisLayout.h - Mesh axes on physical dimensions ----------*- C++ -*-===//
//
// A program's mesh is laid on a topology by naming, in the order of the mesh's
// positions (major to minor), the physical dimensions or parts of them that
// they run through:
//
//     mesh <["x"=256, "y"=8]> on v4:8x16x16
//       x = "1", "2"   y = "0"          the layout ["1", "2", "0"]
//       x = "0", "1", "2":(1)2 ...      other layouts cut a dimension
//
// So a group of devices along mesh axes becomes legs: physical dimensions or
// strided parts of them.
//
//     "1" of 16, ring          all 16 chips of a ring
//     "1":(1)4 of 16           every fourth chip: a ring of 4 with hops of 4
//     "1":(4)4 of 16           4 chips in a row: an open line
//
// On a twisted torus a short dimension is a ring where the group has the chips
// that its wraparound leads to: "0" alone is a line, "0" and "2" (or the major
// half of "2") together have the ring.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_COSTMODEL_TOPOLOGY_AXISLAYOUT_H
#define GSPMD_LIB_COSTMODEL_TOPOLOGY_AXISLAYOUT_H

#include "lib/Algebra/Mesh/DeviceDigits.h"
#include "lib/CostModel/Topology/Topology.h"

namespace mlir::gspmd {

/// A physical dimension, or chips of it at regular distances, in a group.
struct Leg {
  enum Kind { Slice, Torus, Switch, Core } kind;
  /// Axis of the topology's physical mesh.
  unsigned dim;
  /// Members along the leg, and hops from one to the next.
  int64_t size, stride;
  /// Does the last member's next neighbour turn out to be the first?
  bool isRing;
};

class AxisLayout {
public:
  /// The mesh's axes in order on `subAxes` of the topology's dimensions (major
  /// to minor; together all of them). The numbers of devices must agree.
  AxisLayout(const Topology &topology, const Mesh &mesh, AxisList subAxes);

  /// Positions row-major on the physical dimensions.
  static AxisLayout rowMajor(const Topology &topology, const Mesh &mesh);
  /// Reads "x=1,2;y=0": for each mesh axis the physical dimensions that it lies
  /// on, major to minor. "1:4" is the next 4 of dimension "1" (the part that is
  /// named first is the major one).
  static absl::StatusOr<AxisLayout>
  parse(const Topology &topology, const Mesh &mesh, llvm::StringRef text);

  /// The group of `axes` as physical pieces, in the order of its index; nullopt
  /// if a piece would be cut unevenly, or `mesh` numbers devices in a way that
  /// has no digits in the layout's. `mesh` may be another view of the devices.
  std::optional<AxisList> subAxesOf(const Mesh &mesh,
                                    llvm::ArrayRef<AxisRef> axes) const;
  /// Pieces as legs: sorted by dimension, neighbours joined.
  llvm::SmallVector<Leg> legsOf(llvm::ArrayRef<AxisRef> subAxes) const;

  /// `"1":(1)4` as "1:4/16" with what it is, for people, as a part of `group`
  /// (all pieces of a mesh axis; none: by itself).
  std::string describe(const AxisRef &subAxis,
                       llvm::ArrayRef<AxisRef> group = {}) const;

  const AxisList &subAxes() const { return subAxes_; }

private:
  Leg legOf(const AxisRef &subAxis, llvm::ArrayRef<AxisRef> group) const;
  /// Does the wraparound of torus dimension `dim` lead to members of `group`?
  bool staysWithin(llvm::ArrayRef<AxisRef> group, unsigned dim) const;

  const Topology *topology;
  DeviceNumbering numbering;
  AxisList subAxes_;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_COSTMODEL_TOPOLOGY_AXISLAYOUT_H
