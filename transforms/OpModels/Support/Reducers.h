//===- Reducers.h - Recognition of reducers ---------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_REDUCERS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_REDUCERS_H

#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns the kind by which an op of two operands combines them; nullopt for
/// other ops, and for the lexicographic max and min of complex numbers, which
/// no collective computes. On booleans add and max are `or`, mul and min are
/// `and`.
std::optional<ReductionKind> reductionKindOf(Operation *op);

/// Returns the kind that a reducer of n pairs (arguments a0..an-1, b0..bn-1)
/// applies to each of them, recognized by structure: result i is one op of the
/// kind on ai and bi. Returns nullopt for any other reducer, or if kinds
/// differ. On booleans add and max are `or`, mul and min are `and`.
std::optional<ReductionKind> reducerKind(Region &body);

/// Returns the kind of each of the n results separately.
SmallVector<std::optional<ReductionKind>> reducerKinds(Region &body);

/// Returns true if the region returns its argument number `numInputs + i` as
/// result i: updates replace (scatter's plain update).
bool returnsSecondArguments(Region &body);

/// Combines `a` and `b` of one type by `kind`, element by element.
Value combine(stablehlo::TensorOps &ops, Value a, Value b, ReductionKind kind);

/// Return the cost of one evaluation of a scalar region.
double bodyFlops(Region &body);
double bodyTranscendentals(Region &body);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_REDUCERS_H
