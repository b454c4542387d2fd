//===- CollectiveGroups.h - Who exchanges -----------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEGROUPS_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEGROUPS_H

#include "transforms/OpModels/Collective/IrregularGroups.h"

namespace mlir::gspmd {

/// An op's groups: of axes, or of any other form.
struct CollectiveGroups {
  AxisList axes;
  std::optional<IrregularGroups> members;
};

/// Those that a user's collective names; an error at it where it names who is
/// not there, or exchanges along axes that are not manual.
FailureOr<CollectiveGroups> collectiveGroupsOf(Operation *op,
                                               PartitionContext &ctx);

/// An error unless the numbers are those of replica 0, the only one.
LogicalResult checkReplicas(Operation *op, ArrayRef<SmallVector<int64_t>> rows);
/// An error unless the numbers are of devices of the mesh.
LogicalResult checkDevices(Operation *op, PartitionContext &ctx,
                           ArrayRef<SmallVector<int64_t>> rows);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEGROUPS_H
