//===- DeadOpElimination.h - Ops that are in vain ---------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_DEADOPELIMINATION_H
#define GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_DEADOPELIMINATION_H

#include "transforms/Partition/Support/LocalCSE.h"

namespace mlir::gspmd {

/// Erases the ops of `block` behind `last` (all, if it is null) that repeat one
/// of `before`, also in regions, and puts what they repeat in their place in
/// `results`.
void eliminateDuplicates(Block &block, Operation *last,
                         MutableArrayRef<Value> results, LocalCSE &before);

/// Erases ops whose results nothing uses, and those that made only what these
/// used.
void eraseUnused(Block &block);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_DEADOPELIMINATION_H
