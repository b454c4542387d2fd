//===- RaggedAllToAll.h - Model of ragged_all_to_all ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_RAGGEDALLTOALL_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_RAGGEDALLTOALL_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns the rule. The dimension of rows is unsharded, and so are offsets and
/// sizes, which count rows; the other dimensions may be sharded.
FactorRule raggedAllToAllRule(Operation *call);

/// Returns the `spmd` op over the axes that form the call's groups.
PartitionResult partitionRaggedAllToAll(Operation *call, PartitionContext &ctx);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_RAGGEDALLTOALL_H
