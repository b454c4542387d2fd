//===- ShardingGroups.h - Tensors that share a sharding ---------*- C++ -*-===//
//
// Tensors of one group are one tensor to completion: what one of them gets, the
// others have. Groups that have a tensor in common are one group.
//
//   sharding.group %a id = 0     a, b and c are one tensor; whichever of them
//   is sharding.group %b id = 0     annotated, the others are as if they were
//   sharding.group %b id = 1
//   sharding.group %c id = 1
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGGROUPS_H
#define GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGGROUPS_H

#include "dialect/Sharding/ShardingDialect.h"

namespace mlir::gspmd {

/// The members of a group, in order of `ops` and each value once.
using ShardingGroup = SmallVector<sharding::GroupOp, 4>;

/// Joins the ops of equal ids, and groups that have a value in common.
std::vector<ShardingGroup> joinGroups(ArrayRef<sharding::GroupOp> ops);

/// Success, or an error with both locations: members of one group must be of
/// one shape and stand in the same manual computation, if in any.
LogicalResult verifyGroup(const ShardingGroup &group);

/// Members that the user annotated, each with another sharding than the first
/// of them; empty where the annotations agree.
SmallVector<sharding::GroupOp>
findDisagreeingMembers(const ShardingGroup &group);

/// Where annotations of a group's members disagree, none of them can be the
/// group's. Then what uses the members uses open `mesh_split`s of them instead,
/// which are the members from now on, and a remark with all locations tells so.
/// Returns whether there was such a group.
bool splitDisagreeingGroups(ArrayRef<sharding::GroupOp> ops);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_TABLE_SHARDINGGROUPS_H
