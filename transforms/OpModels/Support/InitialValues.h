//===- InitialValues.h - What a reduction starts from, to XLA ---*- C++ -*-===//
//
// StableHLO counts the initial value of a reduction once. XLA takes it for what
// is neutral: it leaves it out where one element is all there is, also of each
// operand of a concatenation that is reduced, and counts it several times where
// it divides the work.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_INITIALVALUES_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_INITIALVALUES_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "transforms/OpModels/Support/Reducers.h"

namespace mlir::gspmd {

/// `inits`, of which those that may not be neutral for `kind` are replaced by
/// what is.
SmallVector<Value> neutralInits(OpBuilder &b, Location loc, ValueRange inits,
                                ReductionKind kind);

/// The reduction `body` of the scalars `inits` and, element by element, of
/// `partial`.
SmallVector<Value> combineWithInits(OpBuilder &b, Location loc, Region &body,
                                    ValueRange inits, ValueRange partial);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_INITIALVALUES_H
