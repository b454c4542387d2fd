//===- SiblingLoops.h - Loops that write views of one buffer ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_SIBLINGLOOPS_H
#define GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_SIBLINGLOOPS_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::lowering {

/// Merges adjacent element-wise loops in `root` that write disjoint views of
/// one buffer and read a common one, as the operands of a concatenation do. A
/// cross product of vectors is three loops, each of which reads and writes
/// every cache line; it becomes one.
void mergeSiblingLoops(Operation *root);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_BUFFERIZE_SIBLINGLOOPS_H
