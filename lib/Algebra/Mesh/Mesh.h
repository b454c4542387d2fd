//===- Mesh.h - A named multi-dimensional arrangement of devices -*- C++ -*-==//
//
// A mesh is a list of named axes with sizes. Its devices are numbered by
// walking the axes row-major (the last axis varies fastest) and looking the
// position up in the device order. The order is kept in the compact iota form
//
//     [4,2]<=[2,4]T(1,0)     reshape 0..7 to [2,4], transpose, flatten
//
// so that a mesh of a million devices costs as many bytes as one of four; only
// an order that has no such form is kept as a list.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_MESH_H
#define GSPMD_LIB_ALGEBRA_MESH_MESH_H

#include "lib/Algebra/Mesh/Axis.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// Which device sits at each row-major mesh position.
class DeviceOrder {
public:
  /// The identity: device = position.
  DeviceOrder() = default;
  /// iota(product(dims)) reshaped to `dims`, transposed by `perm`, flattened.
  /// Canonicalized (merged dims, identity recognized).
  static DeviceOrder iota(llvm::ArrayRef<int64_t> dims,
                          llvm::ArrayRef<int64_t> perm);
  /// From an explicit list; finds the iota form if there is one. nullopt if
  /// the list is no permutation of 0..n-1.
  static std::optional<DeviceOrder> list(llvm::ArrayRef<int64_t> devices);

  bool isIdentity() const { return reshape_.empty() && explicit_.empty(); }
  bool isExplicit() const { return !explicit_.empty(); }
  llvm::ArrayRef<int64_t> reshapeDims() const { return reshape_; }
  llvm::ArrayRef<int64_t> transposePerm() const { return perm_; }
  llvm::ArrayRef<int64_t> explicitList() const { return explicit_; }

  /// Device at a row-major position, 0 <= position < number of devices.
  int64_t deviceAt(int64_t position) const;
  /// The inverse of deviceAt.
  int64_t positionOf(int64_t device) const;

  bool operator==(const DeviceOrder &o) const {
    return reshape_ == o.reshape_ && perm_ == o.perm_ &&
           explicit_ == o.explicit_;
  }

private:
  llvm::SmallVector<int64_t> reshape_, perm_, explicit_;
};

struct MeshAxis {
  std::string name;
  int64_t size;
  bool operator==(const MeshAxis &o) const {
    return name == o.name && size == o.size;
  }
};

class Mesh {
public:
  Mesh() = default;
  explicit Mesh(llvm::ArrayRef<MeshAxis> axes, DeviceOrder order = {})
      : axes_(axes.begin(), axes.end()), order_(std::move(order)) {}

  llvm::ArrayRef<MeshAxis> axes() const { return axes_; }
  unsigned rank() const { return axes_.size(); }
  int64_t axisSize(unsigned axis) const { return axes_[axis].size; }
  llvm::StringRef axisName(unsigned axis) const { return axes_[axis].name; }
  std::optional<unsigned> axisByName(llvm::StringRef name) const;
  const DeviceOrder &deviceOrder() const { return order_; }
  int64_t numDevices() const;

  /// The whole axis as a reference.
  AxisRef fullAxis(unsigned axis) const {
    return AxisRef(axis, 1, axes_[axis].size);
  }
  bool isFull(const AxisRef &a) const {
    return a.preSize() == 1 && a.size() == axes_[a.axis()].size;
  }
  /// All axes of the mesh, in order.
  AxisList allAxes() const;
  /// Digits of the mesh that `used` leaves free, in mesh order.
  AxisList freeAxes(llvm::ArrayRef<AxisRef> used) const;

  /// Index of `device` along a piece of an axis, 0 <= result < axis.size().
  int64_t indexAlong(int64_t device, const AxisRef &axis) const;
  /// Row-major index of `device` along a list of pieces (major to minor).
  int64_t indexAlong(int64_t device, llvm::ArrayRef<AxisRef> axes) const;
  /// The device with the same position as `device` but for the digits of
  /// `axes`, which are set to `index` (row-major over the list).
  int64_t withIndexAlong(int64_t device, llvm::ArrayRef<AxisRef> axes,
                         int64_t index) const;
  /// Devices that differ from `device` only along `axes`, ordered by the index
  /// along them (so the group's member i has indexAlong == i).
  llvm::SmallVector<int64_t> group(int64_t device,
                                   llvm::ArrayRef<AxisRef> axes) const;

  bool operator==(const Mesh &o) const {
    return axes_ == o.axes_ && order_ == o.order_;
  }

  /// `"x"` or `"x":(2)4`.
  std::string toString(const AxisRef &axis) const;
  /// `"x", "y":(1)2`, without braces; empty for an empty list.
  std::string toString(llvm::ArrayRef<AxisRef> axes) const;

private:
  llvm::SmallVector<MeshAxis, 4> axes_;
  DeviceOrder order_;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_MESH_H
