//===- CollectiveUtils.h - Helpers for collectives --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEUTILS_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEUTILS_H

#include "lib/Algebra/Mesh/DeviceGroups.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

sharding::AxesAttr axesAttr(PartitionContext &ctx, ArrayRef<AxisRef> axes);

/// Returns the axes along which each device computes a value of its own.
AxisList manualAxesAround(Operation *op, PartitionContext &ctx);

/// Verifies that the axes along which `op` communicates are manual.
LogicalResult checkManual(Operation *op, PartitionContext &ctx,
                          ArrayRef<AxisRef> axes);

Value zeros(PartitionContext &ctx, Value like);

/// Sends `value` between the pairs (source, target) of devices, as a shift
/// along an axis if possible, else as a permute. Devices that are no target get
/// zeros.
FailureOr<Value> sendPairs(PartitionContext &ctx, Value value,
                           ArrayRef<std::pair<int64_t, int64_t>> devices);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEUTILS_H
