//===- OpDowngrade.h - Ops by those that were there before ------*- C++ -*-===//
//
// StableHLO has got ops and attributes that say what could be said before, with
// more ops. Programs for old readers are written so.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_REWRITES_OPDOWNGRADE_H
#define GSPMD_DIALECT_STABLEHLO_REWRITES_OPDOWNGRADE_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::stablehlo {

/// Replaces `op` by ops that compute the same and came with earlier versions:
///
///   tan                                    sine / cosine
///   gather, dynamic_gather and scatter     without, by indices that an iota
///   with batching dimensions               counts
///   composite                              a call of its decomposition
///
/// Fails, with `op` unchanged and nothing said, where there is no such form: of
/// other ops, of those whose form depends on sizes that are not known, and
/// where something would be lost, as the accuracy that a result is wanted with.
LogicalResult downgradeOp(Operation *op);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_REWRITES_OPDOWNGRADE_H
