//===- Reducers.h - What the scalar region of an op computes ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_REDUCERS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_REDUCERS_H

#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// The kind that a reducer of n pairs (arguments a0..an-1, b0..bn-1) applies to
/// each of them, recognized by structure: result i is one op of the kind on ai
/// and bi. nullopt for anything else, or if kinds differ. On booleans add and
/// max are `or`, mul and min are `and`.
std::optional<ReductionKind> reducerKind(Region &body);

/// As above for each of the n results by itself.
SmallVector<std::optional<ReductionKind>> reducerKinds(Region &body);

/// The region returns its argument number `numInputs + i` as result i: it
/// replaces (scatter's plain update).
bool returnsSecondArguments(Region &body);

/// `a` and `b` of one type put together by `kind`, element by element.
Value combine(PartitionContext &ctx, Value a, Value b, ReductionKind kind);

/// Cost of one evaluation of a scalar region.
double bodyFlops(Region &body);
double bodyTranscendentals(Region &body);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_REDUCERS_H
