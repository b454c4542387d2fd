//===- IndexScatter.h - Scatters with the semantics of XLA ------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXSCATTER_H
#define GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXSCATTER_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::stablehlo {

/// Makes every scatter in `root` ignore each window of updates that is
/// partially out of bounds. StableHLO ignores only the elements that are out of
/// bounds; XLA, and so all that JAX emits, ignores the window
/// (openxla.org/xla/operation_semantics#scatter).
void dropPartialWindows(Operation *root);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXSCATTER_H
