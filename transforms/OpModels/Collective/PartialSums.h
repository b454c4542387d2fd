//===- PartialSums.h - Parts of what is whole -------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_PARTIALSUMS_H
#define GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_PARTIALSUMS_H

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/IR/Builders.h"

namespace mlir::gspmd {

/// Inside of the region of a manual computation: `whole` on the devices that
/// are first along `axes`, zeros on the others, so that a sum along the axes
/// gives `whole`, except that -0.0 comes back as +0.0. Of i1, zero is false and
/// the sum is "or". Null if its type has no zero.
Value makePartialSums(OpBuilder &builder, Location loc, Value whole,
                      const Mesh &mesh, ArrayRef<AxisRef> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_COLLECTIVE_PARTIALSUMS_H
