//===- DeviceDigits.h - Meshes as views of the device number ----*- C++ -*-===//
//
// Meshes with different axes, and tile assignments without named axes, are
// views of the same devices. The device number in a mixed radix represents all
// of them: each axis is one or several of its digits. A digit is an AxisRef on
// a single virtual axis "d" of all devices:
//
//     8 devices, number = d0 * 4 + d1 * 2 + d2
//     mesh <["x"=4, "y"=2]>           x = "d":(1)4      y = "d":(4)2
//     mesh <["a"=2, "b"=4]>           a = "d":(1)2      b = "d":(2)4
//     devices=[4,2]<=[2,4]T(1,0)      dim 0 = "d":(2)4  dim 1 = "d":(1)2
//     mesh <["u"=8]> on [2,4]T(1,0)   u = "d":(2)4, "d":(1)2
//
// A sharding is translated from one view to another through digits. The
// numbering may be any permutation of the devices. An order that is no iota
// tile assignment has digits only in the numbering equal to it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_MESH_DEVICEDIGITS_H
#define GSPMD_LIB_ALGEBRA_MESH_DEVICEDIGITS_H

#include "lib/Algebra/Mesh/Mesh.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// Numbers the devices; other views are expressed in digits of the number.
class DeviceNumbering {
public:
  explicit DeviceNumbering(int64_t numDevices, DeviceOrder order = {})
      : numDevices_(numDevices), order_(std::move(order)) {}

  int64_t numDevices() const { return numDevices_; }
  const DeviceOrder &order() const { return order_; }
  /// Returns the sub-axis of all digits: the number itself.
  AxisRef all() const { return AxisRef(0, 1, numDevices_); }

  /// Returns the digits, major to minor, whose row-major enumeration visits the
  /// devices in `order`; nullopt if no digits of this numbering do so. Takes
  /// time linear in the dimensions of the iota forms, or in the number of
  /// devices if the numbering is not the identity.
  std::optional<AxisList> digitsOf(const DeviceOrder &order) const;
  /// Returns digitsOf(order), split into lists of `sizes`, whose product must
  /// be the number of devices; nullopt also if a digit cannot be split at these
  /// sizes.
  std::optional<llvm::SmallVector<AxisList>>
  digitsOf(const DeviceOrder &order, llvm::ArrayRef<int64_t> sizes) const;

private:
  int64_t numDevices_;
  DeviceOrder order_;
};

/// Translates between a mesh's axes and digits of a numbering.
///
/// Law: toAxes(*toDigits(axes)) denotes the same device groups as `axes`
/// wherever both are defined.
class MeshDigits {
public:
  /// Returns nullopt if the mesh's device order has no digits in the numbering.
  static std::optional<MeshDigits> get(const Mesh &mesh,
                                       const DeviceNumbering &numbering);

  const Mesh &mesh() const { return mesh_; }
  /// Returns the digits of each axis, major to minor.
  llvm::ArrayRef<AxisList> axes() const { return axes_; }
  /// Translates axes to digits; nullopt if a sub-axis starts or ends in a digit
  /// that cannot be split there.
  std::optional<AxisList> toDigits(llvm::ArrayRef<AxisRef> axes) const;
  /// Translates digits to axes; nullopt if a digit is not a sequence of
  /// sub-axes.
  std::optional<AxisList> toAxes(llvm::ArrayRef<AxisRef> digits) const;

private:
  MeshDigits(const Mesh &mesh, llvm::ArrayRef<AxisList> axes)
      : mesh_(mesh), axes_(axes.begin(), axes.end()) {}
  Mesh mesh_;
  llvm::SmallVector<AxisList> axes_;
};

/// Returns a numbering in which `mesh` has digits: the identity if possible,
/// else the mesh's own order (where that is an explicit list, or an iota whose
/// dimensions its axes do not divide).
DeviceNumbering numberingFor(const Mesh &mesh);

/// Returns the coarsest mesh, in the order of the numbering, on which every
/// digit of `used` is a sequence of (sub-)axes: its axes end at each boundary
/// of a digit that divides, or is divided by, every other boundary. `nameOf`
/// names an axis by its index and digit.
Mesh commonMesh(const DeviceNumbering &numbering, llvm::ArrayRef<AxisList> used,
                llvm::function_ref<std::string(unsigned, AxisRef)> nameOf);

/// Returns the order in which a row-major enumeration of `digits` visits the
/// devices; the inverse of DeviceNumbering::digitsOf. nullopt if `digits` are
/// not all digits of the numbering.
std::optional<DeviceOrder> orderOfDigits(const DeviceNumbering &numbering,
                                         llvm::ArrayRef<AxisRef> digits);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_MESH_DEVICEDIGITS_H
