//===- ScalarMath.h - Arc tangent of two numbers ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARS_SCALARMATH_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARS_SCALARMATH_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::lowering {

/// Creates math.atan2 of floats, or of tensors of them. MLIR folds that of two
/// constant zeros to NaN, where IEEE 754 has 0 or pi with the sign of `y`, so
/// the result of zeros is selected.
Value createAtan2(ImplicitLocOpBuilder &b, Value y, Value x);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARS_SCALARMATH_H
