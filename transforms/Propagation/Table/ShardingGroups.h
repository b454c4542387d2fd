//===- ShardingGroups.h - Groups of tensors with one sharding ---*- C++ -*-===//
//
// Tensors of one group are one tensor to completion: they share one sharding.
// Groups that have a tensor in common are one group.
//
//   sharding.group %a id = 0     a, b and c are one tensor: an annotation of
//   any sharding.group %b id = 0     of them is an annotation of all
//   sharding.group %b id = 1
//   sharding.group %c id = 1
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGGROUPS_H
#define GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGGROUPS_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd {

/// The members of a group, in order of `ops`, each value once.
using ShardingGroup = SmallVector<sharding::GroupOp, 4>;

/// Joins the ops with equal ids, and groups that have a value in common.
std::vector<ShardingGroup> joinGroups(ArrayRef<sharding::GroupOp> ops);

/// Verifies that the members of a group have one shape and are in the same
/// manual computation, if in any. Emits an error with both locations otherwise.
LogicalResult verifyGroup(const ShardingGroup &group);

/// Returns the annotated members whose sharding differs from that of the first
/// annotated member, preceded by that; empty if the annotations agree.
SmallVector<sharding::GroupOp>
findDisagreeingMembers(const ShardingGroup &group);

/// Handles groups whose members have different annotations. The users of the
/// members get open `mesh_split`s of them instead, which become the members of
/// the group, and a remark lists all locations. Returns true if there was such
/// a group.
bool splitDisagreeingGroups(ArrayRef<sharding::GroupOp> ops);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGGROUPS_H
