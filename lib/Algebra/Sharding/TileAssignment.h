//===- TileAssignment.h - Tile assignments of GSPMD -------------*- C++ -*-===//
//
// GSPMD describes the sharding of a tensor by an array of devices: one
// dimension of the array for each dimension of the tensor, followed by
// dimensions for subgroups: devices that have the same tile, devices of a
// manual region, or devices with partial results.
//
//   {devices=[2,4]0,1,2,3,4,5,6,7}                    V1: a list
//   {devices=[2,1,4]<=[8] last_tile_dim_replicate}    V2: an iota
//   {devices=[4,2]<=[2,4]T(1,0)}                      V2: a transposed iota
//   {devices=[1,2,2,2]<=[8] last_tile_dims={manual, replicated}}
//   {replicated} {manual} {maximal device=0}
//   {{replicated}, {devices=[2]<=[2]}}                one per tuple element
//
//   {devices=[2,4]<=[8] shard_as 1} {unknown shard_as 1}   a member of group 1
//
// `metadata={...}` is parsed and ignored, and `shard_like` is `shard_as`.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENT_H
#define GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENT_H

#include "lib/Algebra/Mesh/DeviceDigits.h"
#include "lib/Algebra/Sharding/TensorSharding.h"
#include <vector>

namespace mlir::gspmd {

/// The role of the devices along a trailing dimension of a tile assignment.
enum class SubgroupKind { Replicated, Manual, Unreduced };

/// The sharding of one tensor as a tile assignment (XLA's HloSharding).
///
/// Example: on mesh <["x"=2, "y"=4]>, [{"y"}, {}] is
/// {devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}.
/// Law (unit-tested): parsing toString() yields an equal value; the digits of
/// get(mesh, sharding) are those of the sharding's axes.
struct TileAssignment {
  /// Unknown: propagation decides.
  enum class Kind { Replicated, Manual, Unreduced, Unknown, Maximal, Tiled };

  Kind kind = Kind::Replicated;
  /// The device of a Kind::Maximal assignment.
  int64_t device = 0;
  /// Kind::Tiled: the sizes of the device array, tensor dimensions first.
  llvm::SmallVector<int64_t> tile;
  /// Kind::Tiled: the roles of the last dimensions of `tile`.
  llvm::SmallVector<SubgroupKind> subgroups;
  /// Kind::Tiled: the devices, in row-major order over `tile`.
  DeviceOrder order;
  /// The group of tensors that have one sharding, of which this is a member.
  std::optional<int64_t> group;

  /// Returns the number of dimensions of `tile` that shard the tensor.
  unsigned rank() const { return tile.size() - subgroups.size(); }
  /// Returns the product of `tile`. Precondition: Kind::Tiled.
  int64_t numDevices() const;
  bool operator==(const TileAssignment &o) const {
    return kind == o.kind && device == o.device && tile == o.tile &&
           subgroups == o.subgroups && order == o.order && group == o.group;
  }

  /// Returns the text with braces, in V2 form if the order has an iota form,
  /// otherwise in V1 form.
  std::string toString() const;

  /// The digits of each tensor dimension and of each kind of subgroup.
  struct Digits {
    llvm::SmallVector<AxisList> dims;
    AxisList manual, unreduced;
  };
  /// Returns the digits in `numbering`; nullopt if the device order has none.
  /// Precondition: Kind::Tiled.
  std::optional<Digits> digits(const DeviceNumbering &numbering) const;

  /// Returns the tile assignment of `sharding`; `manual` are the axes of the
  /// enclosing manual regions. nullopt if a sub-axis is used whose complement
  /// in its axis is not expressible as digits, or if partial results combine
  /// other than by addition.
  static std::optional<TileAssignment> get(const Mesh &mesh,
                                           const TensorSharding &sharding,
                                           llvm::ArrayRef<AxisRef> manual = {});
};

/// The text of a sharding: one assignment, or one for each tuple element.
struct TileAssignments {
  bool isTuple = false;
  std::vector<TileAssignment> elements;
  std::string toString() const;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_SHARDING_TILEASSIGNMENT_H
