//===- DeadOpElimination.h - Redundant and dead ops -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_ELIMINATION_DEADOPELIMINATION_H
#define GSPMD_TRANSFORMS_SUPPORT_ELIMINATION_DEADOPELIMINATION_H

#include "transforms/Support/Elimination/LocalCSE.h"

namespace mlir::gspmd {

/// Eliminates the ops of `block` after `last` (all ops if `last` is null), and
/// in their regions, that are equivalent to an op in `visited`. Replaces their
/// results in `results`.
void eliminateDuplicates(Block &block, Operation *last,
                         MutableArrayRef<Value> results, LocalCSE &visited);

/// Dead code elimination: erases ops without uses and effects, then the ops
/// that only these used.
void eraseUnused(Block &block);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_ELIMINATION_DEADOPELIMINATION_H
