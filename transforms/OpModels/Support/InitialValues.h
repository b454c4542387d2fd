//===- InitialValues.h - Initial values of reductions for XLA ---*- C++ -*-===//
//
// StableHLO counts the initial value of a reduction once. XLA assumes that it
// is neutral: it drops the value if there is a single element, also for each
// operand of a reduced concatenation, and counts it several times if it
// parallelizes the reduction.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_INITIALVALUES_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_INITIALVALUES_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "transforms/OpModels/Support/Reducers.h"

namespace mlir::gspmd {

/// Returns `inits`, with those that may not be neutral for `kind` replaced by
/// neutral elements.
SmallVector<Value> neutralInits(OpBuilder &b, Location loc, ValueRange inits,
                                ReductionKind kind);

/// Applies the reducer `body` to the scalars `inits` and each element of
/// `partial`.
SmallVector<Value> combineWithInits(OpBuilder &b, Location loc, Region &body,
                                    ValueRange inits, ValueRange partial);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_INITIALVALUES_H
