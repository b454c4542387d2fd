//===- IndexScatter.h - Scatters with the semantics of XLA ------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXSCATTER_H
#define GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXSCATTER_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::stablehlo {

/// Rewrites every scatter in `root` so that it ignores each update window that
/// is partially out of bounds, as XLA does and programs of JAX expect
/// (openxla.org/xla/operation_semantics#scatter). StableHLO ignores only the
/// elements of the window that are out of bounds. Scatters of dynamic shapes
/// are not changed.
void dropPartialWindows(Operation *root);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXSCATTER_H
