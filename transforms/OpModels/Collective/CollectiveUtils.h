//===- CollectiveUtils.h - What collectives of users are made of -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEUTILS_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEUTILS_H

#include "lib/Algebra/Mesh/DeviceGroups.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

sharding::AxesAttr axesAttr(PartitionContext &ctx, ArrayRef<AxisRef> axes);

/// The axes along which each device computes a value of its own.
AxisList manualAxesAround(Operation *op, PartitionContext &ctx);

/// The op may exchange along `axes` if these are manual.
LogicalResult checkManual(Operation *op, PartitionContext &ctx,
                          ArrayRef<AxisRef> axes);

Value zeros(PartitionContext &ctx, Value like);

/// `value` sent by pairs (source, target) of devices, in the shortest form;
/// zeros where nobody sends to.
FailureOr<Value> sendPairs(PartitionContext &ctx, Value value,
                           ArrayRef<std::pair<int64_t, int64_t>> devices);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_COLLECTIVEUTILS_H
