//===- CollectiveGroups.h - Replica groups of collectives -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEGROUPS_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEGROUPS_H

#include "transforms/OpModels/Collective/IrregularGroups.h"

namespace mlir::gspmd {

/// The groups of a collective: those of mesh axes, or irregular ones.
struct CollectiveGroups {
  AxisList axes;
  std::optional<IrregularGroups> members;
};

/// Returns the groups that a user-written collective names. Reports an error at
/// the op if it names unknown devices, or communicates along axes that are not
/// manual.
FailureOr<CollectiveGroups> collectiveGroupsOf(Operation *op,
                                               PartitionContext &ctx);

/// Reports an error unless all ids are those of replica 0, the only one.
LogicalResult checkReplicas(Operation *op, ArrayRef<SmallVector<int64_t>> rows);
/// Reports an error unless all ids are devices of the mesh.
LogicalResult checkDevices(Operation *op, PartitionContext &ctx,
                           ArrayRef<SmallVector<int64_t>> rows);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEGROUPS_H
