//===- SumBuilder.h - Zeros and sums of any element type --------*- C++ -*-===//
#ifndef GSPMD_DIALECT_STABLEHLO_SUMBUILDER_H
#define GSPMD_DIALECT_STABLEHLO_SUMBUILDER_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::gspmd::stablehlo {

/// A constant zero of `type`, whose elements are integers, floats or complex;
/// MLIR's builder makes none of complex numbers.
Value makeZero(ImplicitLocOpBuilder &b, RankedTensorType type);

/// `value`, of static shape, summed over `dims`.
Value makeSum(ImplicitLocOpBuilder &b, Value value, ArrayRef<int64_t> dims);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_SUMBUILDER_H
