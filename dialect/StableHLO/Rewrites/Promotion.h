//===- Promotion.h - Reductions in a wider type -----------------*- C++ -*-===//
//
// The body of a reduction may compute in a wider element type than that of the
// operands: they are promoted when they come in,
//
//   stablehlo.reduce(%bf16 init: %zero) ... reducer(%x: tensor<f32>, ...)
//
// as if they were converted before.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_REWRITES_PROMOTION_H
#define GSPMD_DIALECT_STABLEHLO_REWRITES_PROMOTION_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd::stablehlo {

/// Does the body of `op`, if it is a reduction, a scatter or a collective with
/// a body, compute in another element type than that of an operand?
bool promotes(Operation *op);

/// Converts the operands of such an op before it; a body that chooses among
/// them gets them in their own type. Fails with `op` unchanged where it does
/// not promote, and for quantized operands, which no conversion promotes.
LogicalResult promoteOperands(Operation *op, OpBuilder &builder);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_REWRITES_PROMOTION_H
