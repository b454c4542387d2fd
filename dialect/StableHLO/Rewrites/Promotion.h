//===- Promotion.h - Reductions in a wider type -----------------*- C++ -*-===//
//
// The body of a reduction may compute in a wider element type than that of the
// operands, which are promoted,
//
//   (%bf16 init: %zero) ... reducer(%x: tensor<f32>, ...)
//
// as if they were converted before.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_REWRITES_PROMOTION_H
#define GSPMD_DIALECT_STABLEHLO_REWRITES_PROMOTION_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd::stablehlo {

/// Returns true if the body of `op`, a reduction, scatter or collective with a
/// body, computes in another element type than that of an operand.
bool promotes(Operation *op);

/// Converts the operands of such an op before it; a body that selects among
/// them gets them in their own type. Fails with `op` unchanged if it does not
/// promote, or if the operands are quantized.
LogicalResult promoteOperands(Operation *op, OpBuilder &builder);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_REWRITES_PROMOTION_H
