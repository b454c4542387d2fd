//===- NeutralElements.h - What a reduction does not see --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_NEUTRALELEMENTS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_NEUTRALELEMENTS_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/IR/Builders.h"

namespace mlir::gspmd {

/// The number of an element type that is neutral for `kind`. Of a complex type
/// (kinds Add and Mul): its two parts, as an array.
Attribute neutralAttribute(Builder &b, Type type, sharding::ReductionKind kind);
/// The same as a scalar tensor constant.
Value neutralElement(OpBuilder &b, Location loc, Type elementType,
                     sharding::ReductionKind kind);

/// How what devices bring is put together where all but one bring nothing
/// (selectionNeutralElement): booleans by `or`, floats of a format without a
/// zero (f8E8M0FNU) by `max`, as their smallest number is the least of all;
/// else by `add`.
sharding::ReductionKind selectionReductionKind(Type elementType);
/// What those bring, as a scalar tensor constant: it leaves every bit of what
/// it is put together with as it is. Of floats that are added, minus zero
/// (x + 0.0 would lose the sign of a negative zero).
Value selectionNeutralElement(OpBuilder &b, Location loc, Type elementType);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_NEUTRALELEMENTS_H
