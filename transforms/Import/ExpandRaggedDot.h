//===- ExpandRaggedDot.h - ragged_dot out of simpler ops --------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDRAGGEDDOT_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDRAGGEDDOT_H

#include "dialect/StableHLO/ChloDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::import {

/// Builds `op` out of stablehlo's ops where `b` stands and returns its result.
/// Types are static.
Value expandRaggedDot(chlo::RaggedDotOp op, ImplicitLocOpBuilder &b);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDRAGGEDDOT_H
