//===- OpDowngrade.h - Downgrade of single ops ------------------*- C++ -*-===//
//
// StableHLO has ops and attributes that are equivalent to several older ops.
// Programs for older readers use the older ops.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_REWRITES_OPDOWNGRADE_H
#define GSPMD_DIALECT_STABLEHLO_REWRITES_OPDOWNGRADE_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::stablehlo {

/// Replaces `op` by equivalent ops of earlier versions:
///
///   tan                                    sine / cosine
///   gather, dynamic_gather and scatter     without, by indices that an iota
///   with batching dimensions               counts
///   composite                              a call of its decomposition
///
/// Fails without a diagnostic and with `op` unchanged if there is no such
/// replacement: for other ops, if it depends on unknown sizes, or if it would
/// drop the requested accuracy.
LogicalResult downgradeOp(Operation *op);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_REWRITES_OPDOWNGRADE_H
