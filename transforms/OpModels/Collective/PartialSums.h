//===- PartialSums.h - Partial sums of a replicated value -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_PARTIALSUMS_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_PARTIALSUMS_H

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/IR/Builders.h"

namespace mlir::gspmd {

/// Inside of the region of a manual computation, returns `value` on the devices
/// that are first along `axes` and zeros on the others, so that a sum along the
/// axes is `value`, except that -0.0 becomes +0.0. For i1, zero is false and
/// the sum is `or`. Returns null if the type has no zero.
Value makePartialSums(OpBuilder &builder, Location loc, Value value,
                      const Mesh &mesh, ArrayRef<AxisRef> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_PARTIALSUMS_H
