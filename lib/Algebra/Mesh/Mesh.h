//===- Mesh.h - A named multi-dimensional arrangement of devices *- C++ -*-===//
//
// A mesh is a list of named axes with sizes. A device has a linear index, which
// is row-major over its mesh coordinates (the last axis varies fastest); the
// device order maps linear indices to devices. The order is kept in the compact
// iota form
//
//     [4,2]<=[2,4]T(1,0)     reshape 0..7 to [2,4], transpose, flatten
//
// so that a mesh of a million devices takes as many bytes as one of four. Only
// an order without such a form is kept as an explicit list.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_MESH_H
#define GSPMD_LIB_ALGEBRA_MESH_MESH_H

#include "lib/Algebra/Mesh/Axis.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// A permutation of the devices 0 .. n-1: the device at each linear index
/// of the mesh.
///
/// Laws: positionOf is the inverse of deviceAt; list() of the devices of an
/// iota order is equal to that order (the canonical form is unique).
class DeviceOrder {
public:
  /// The identity: a device is its linear index.
  DeviceOrder() = default;
  /// Returns iota(product(dims)) reshaped to `dims`, transposed by `perm` and
  /// flattened, in canonical form: adjacent dimensions are merged, the identity
  /// is recognized. Precondition: `perm` is a permutation of the dimensions.
  static DeviceOrder iota(llvm::ArrayRef<int64_t> dims,
                          llvm::ArrayRef<int64_t> perm);
  /// Returns the order of an explicit list, in iota form if there is one;
  /// nullopt if the list is no permutation of 0..n-1. Linear in n.
  static std::optional<DeviceOrder> list(llvm::ArrayRef<int64_t> devices);

  bool isIdentity() const { return reshape_.empty() && explicit_.empty(); }
  bool isExplicit() const { return !explicit_.empty(); }
  llvm::ArrayRef<int64_t> reshapeDims() const { return reshape_; }
  llvm::ArrayRef<int64_t> transposePerm() const { return perm_; }
  llvm::ArrayRef<int64_t> explicitList() const { return explicit_; }

  /// Returns the device at a linear index, which is less than the number of
  /// devices. Linear in the dimensions of the iota form.
  int64_t deviceAt(int64_t position) const;
  /// Returns the position of a device. Linear in the dimensions of the iota
  /// form, or in the number of devices for an explicit list.
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

/// Named axes and a device order. An immutable value.
///
///     Mesh mesh({{"x", 2}, {"y", 4}});           // 8 devices
///     mesh.indexAlong(6, mesh.fullAxis(0))       // 1: 6 = 1 * 4 + 2
///     mesh.group(6, {mesh.fullAxis(1)})          // 4, 5, 6, 7
///
/// Laws: indexAlong(withIndexAlong(d, axes, i), axes) == i;
/// group(d, axes)[indexAlong(d, axes)] == d; the groups of `axes` partition the
/// devices. Functions of a device take positionOf of the order plus
/// |axes| * rank steps.
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

  /// Returns the reference to a full axis.
  AxisRef fullAxis(unsigned axis) const {
    return AxisRef(axis, 1, axes_[axis].size);
  }
  bool isFull(const AxisRef &a) const {
    return a.preSize() == 1 && a.size() == axes_[a.axis()].size;
  }
  /// Returns all axes of the mesh, in order.
  AxisList allAxes() const;
  /// Returns the (sub-)axes of the mesh that are free beside `used`, in mesh
  /// order: difference(allAxes(), used).
  AxisList freeAxes(llvm::ArrayRef<AxisRef> used) const;

  /// Returns the index of `device` along a (sub-)axis, in [0, axis.size()).
  int64_t indexAlong(int64_t device, const AxisRef &axis) const;
  /// Returns the row-major index of `device` along a list of (sub-)axes, major
  /// to minor.
  int64_t indexAlong(int64_t device, llvm::ArrayRef<AxisRef> axes) const;
  /// Returns the device at the position of `device` with the digits of `axes`
  /// replaced by those of `index` (row-major over the list).
  int64_t withIndexAlong(int64_t device, llvm::ArrayRef<AxisRef> axes,
                         int64_t index) const;
  /// Returns the device group of `device` along `axes`: the devices that differ
  /// from it only along `axes`, member i having index i along them.
  llvm::SmallVector<int64_t> group(int64_t device,
                                   llvm::ArrayRef<AxisRef> axes) const;

  bool operator==(const Mesh &o) const {
    return axes_ == o.axes_ && order_ == o.order_;
  }

  /// Returns `"x"` or `"x":(2)4`.
  std::string toString(const AxisRef &axis) const;
  /// Returns `"x", "y":(1)2`, without braces; the empty text for no axes.
  std::string toString(llvm::ArrayRef<AxisRef> axes) const;

private:
  llvm::SmallVector<MeshAxis, 4> axes_;
  DeviceOrder order_;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_MESH_H
