//===- NeutralElements.h - Neutral elements of reductions -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_NEUTRALELEMENTS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_NEUTRALELEMENTS_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/IR/Builders.h"

namespace mlir::gspmd {

/// Returns the attribute that is neutral for `kind`; for a complex type (kinds
/// Add and Mul) the array of its real and imaginary part.
Attribute neutralAttribute(Builder &b, Type type, sharding::ReductionKind kind);
/// Returns the neutral element as a scalar tensor constant.
Value neutralElement(OpBuilder &b, Location loc, Type elementType,
                     sharding::ReductionKind kind);

/// Returns the reduction that selects the value of one device where all others
/// contribute selectionNeutralElement: `or` for booleans, `max` for float
/// formats without a zero (f8E8M0FNU), whose smallest number is neutral, else
/// `add`.
sharding::ReductionKind selectionReductionKind(Type elementType);
/// Returns the neutral element of that reduction as a scalar tensor constant.
/// It preserves every bit of the selected value: for floats that are added it
/// is minus zero (x + 0.0 would lose the sign of a negative zero).
Value selectionNeutralElement(OpBuilder &b, Location loc, Type elementType);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_NEUTRALELEMENTS_H
