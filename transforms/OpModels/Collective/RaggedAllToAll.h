//===- RaggedExchange.h - Rule and partition of ragged_all_to_all -*- C++ -*-=//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_RAGGEDALLTOALL_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_RAGGEDALLTOALL_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Rows stay whole, and so do offsets and sizes, which count them; what a row
/// consists of may be cut.
FactorRule raggedAllToAllRule(Operation *call);

/// The op of `spmd`, over the axes that the call's groups lie on.
PartitionResult partitionRaggedAllToAll(Operation *call, PartitionContext &ctx);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_RAGGEDALLTOALL_H
