//===- DeviceDigits.h - Meshes as views of the device number ----*- C++ -*-===//
//
// Meshes with different axes, and tile assignments without any, are views of
// the same devices. What they share is the device number: written in a mixed
// radix, each axis is one or several digits of it. A digit is an AxisRef on a
// single virtual axis "d" of all devices:
//
//     8 devices, number = d0 * 4 + d1 * 2 + d2
//     mesh <["x"=4, "y"=2]>           x = "d":(1)4      y = "d":(4)2
//     mesh <["a"=2, "b"=4]>           a = "d":(1)2      b = "d":(2)4
//     devices=[4,2]<=[2,4]T(1,0)      dim 0 = "d":(2)4  dim 1 = "d":(1)2
//     mesh <["u"=8]> in that order    u = "d":(2)4, "d":(1)2
//
// So a sharding is translated from one view to another by way of digits. The
// numbering itself may be any permutation of the devices: an order that has no
// iota form has no digits, unless it is the numbering.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_DEVICEDIGITS_H
#define GSPMD_LIB_ALGEBRA_MESH_DEVICEDIGITS_H

#include "lib/Algebra/Mesh/Mesh.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// A numbering of devices, of which digits are taken.
class DeviceNumbering {
public:
  explicit DeviceNumbering(int64_t numDevices, DeviceOrder order = {})
      : numDevices_(numDevices), order_(std::move(order)) {}

  int64_t numDevices() const { return numDevices_; }
  const DeviceOrder &order() const { return order_; }
  /// All digits: the number itself.
  AxisRef all() const { return AxisRef(0, 1, numDevices_); }

  /// The digits that a walk over positions in `order` runs through, major to
  /// minor; nullopt if the order has no such form in this numbering.
  std::optional<AxisList> digitsOf(const DeviceOrder &order) const;
  /// digitsOf, cut into parts of the given sizes (whose product is the number
  /// of devices); nullopt also where a digit cannot be cut there.
  std::optional<llvm::SmallVector<AxisList>>
  digitsOf(const DeviceOrder &order, llvm::ArrayRef<int64_t> sizes) const;

private:
  int64_t numDevices_;
  DeviceOrder order_;
};

/// A mesh and what its axes are in a numbering.
class MeshDigits {
public:
  /// nullopt if the mesh's device order has no digits in the numbering.
  static std::optional<MeshDigits> get(const Mesh &mesh,
                                       const DeviceNumbering &numbering);

  const Mesh &mesh() const { return mesh_; }
  /// Digits of each axis, major to minor.
  llvm::ArrayRef<AxisList> axes() const { return axes_; }
  /// Axes to digits; nullopt where a sub-axis cuts a digit unevenly.
  std::optional<AxisList> toDigits(llvm::ArrayRef<AxisRef> axes) const;
  /// Digits to axes; nullopt where a digit is no sequence of sub-axes.
  std::optional<AxisList> toAxes(llvm::ArrayRef<AxisRef> digits) const;

private:
  MeshDigits(const Mesh &mesh, llvm::ArrayRef<AxisList> axes)
      : mesh_(mesh), axes_(axes.begin(), axes.end()) {}
  Mesh mesh_;
  llvm::SmallVector<AxisList> axes_;
};

/// A numbering in which `mesh` has digits: that of the device number if
/// possible, else that of the mesh's own order (an explicit list, or axes that
/// do not divide the dimensions of its iota).
DeviceNumbering numberingFor(const Mesh &mesh);

/// The coarsest mesh, in the order of the numbering, on which every digit of
/// `used` is a sequence of (sub-)axes: its axes lie between the cut points that
/// all digits agree with. `nameOf` names an axis by its index and digit.
Mesh commonMesh(const DeviceNumbering &numbering, llvm::ArrayRef<AxisList> used,
                llvm::function_ref<std::string(unsigned, AxisRef)> nameOf);

/// The order in which a walk over `digits` (major to minor; together all digits
/// of the numbering) meets the devices. nullopt if they are not all of them.
std::optional<DeviceOrder> orderOfDigits(const DeviceNumbering &numbering,
                                         llvm::ArrayRef<AxisRef> digits);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_DEVICEDIGITS_H
