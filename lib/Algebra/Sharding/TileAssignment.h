//===- TileAssignment.h - GSPMD's shardings, without axis names -*- C++ -*-===//
//
// GSPMD says how a tensor lies on devices by an array of them: a dimension of
// the array per dimension of the tensor, and then dimensions for subgroups:
// devices that hold the same tile, or that a manual region tells apart.
//
//   {devices=[2,4]0,1,2,3,4,5,6,7}                    V1: a list
//   {devices=[2,1,4]<=[8] last_tile_dim_replicate}    V2: an iota
//   {devices=[4,2]<=[2,4]T(1,0)}                      V2: a transposed iota
//   {devices=[1,2,2,2]<=[8] last_tile_dims={manual, replicated}}
//   {replicated} {manual} {maximal device=0}
//   {{replicated}, {devices=[2]<=[2]}}                one per tuple element
//
// `metadata={...}` is read and dropped.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENT_H
#define GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENT_H

#include "lib/Algebra/Mesh/DeviceDigits.h"
#include "lib/Algebra/Sharding/TensorSharding.h"
#include <vector>

namespace mlir::gspmd {

/// What the devices along a trailing dimension of a tile assignment do.
enum class SubgroupKind { Replicated, Manual, Unreduced };

struct TileAssignment {
  enum class Kind { Replicated, Manual, Unreduced, Maximal, Tiled };

  Kind kind = Kind::Replicated;
  /// Of Kind::Maximal.
  int64_t device = 0;
  /// Of Kind::Tiled: sizes of the device array, tensor dimensions first.
  llvm::SmallVector<int64_t> tile;
  /// Of Kind::Tiled: what the last dimensions of `tile` are.
  llvm::SmallVector<SubgroupKind> subgroups;
  /// Of Kind::Tiled: the devices, row-major over `tile`.
  DeviceOrder order;

  /// Dimensions of `tile` that cut the tensor.
  unsigned rank() const { return tile.size() - subgroups.size(); }
  /// Product of `tile`; only of Kind::Tiled.
  int64_t numDevices() const;
  bool operator==(const TileAssignment &o) const {
    return kind == o.kind && device == o.device && tile == o.tile &&
           subgroups == o.subgroups && order == o.order;
  }

  /// With braces, in V2 form where the order has one, else in V1 form.
  std::string toString() const;

  /// Digits per tensor dimension and per kind of subgroup.
  struct Digits {
    llvm::SmallVector<AxisList> dims;
    AxisList manual, unreduced;
  };
  /// Of Kind::Tiled: nullopt where the devices have no digits in `numbering`.
  std::optional<Digits> digits(const DeviceNumbering &numbering) const;

  /// How `sharding` is written down; `manual` are axes of an enclosing manual
  /// region. nullopt if an axis is cut so that the rest of it is no digit.
  static std::optional<TileAssignment> get(const Mesh &mesh,
                                           const TensorSharding &sharding,
                                           llvm::ArrayRef<AxisRef> manual = {});
};

/// The text of a sharding: one assignment, or one per element of a tuple.
struct TileAssignments {
  bool isTuple = false;
  std::vector<TileAssignment> elements;
  std::string toString() const;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENT_H
