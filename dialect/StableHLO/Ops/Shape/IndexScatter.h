//===- IndexScatter.h - Scatters as XLA has them ----------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXSCATTER_H
#define GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXSCATTER_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::stablehlo {

/// Makes every scatter in `root` leave out each window of updates that is not
/// wholly inside of the operand. StableHLO's own leave out the elements that
/// are outside; XLA, and thus all that JAX writes, leaves out the window
/// (openxla.org/xla/operation_semantics#scatter).
void dropPartialWindows(Operation *root);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_INDEXSCATTER_H
