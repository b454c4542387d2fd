//===- MicrobatchSums.h - Sums over microbatches ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_SUPPORT_MICROBATCHSUMS_H
#define GSPMD_TRANSFORMS_PIPELINING_SUPPORT_MICROBATCHSUMS_H

#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Returns true if the op combines its operands over all microbatches, in a
/// program that is partitioned on the mesh of microbatches.
inline bool isMicrobatchSum(Operation *op) {
  return isa<spmd::AllReduceOp>(op);
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PIPELINING_SUPPORT_MICROBATCHSUMS_H
