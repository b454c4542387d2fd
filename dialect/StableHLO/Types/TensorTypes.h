//===- TensorTypes.h - Types of tensors from those of others ----*- C++ -*-===//
#ifndef GSPMD_DIALECT_STABLEHLO_TYPES_TENSORTYPES_H
#define GSPMD_DIALECT_STABLEHLO_TYPES_TENSORTYPES_H

#include "mlir/IR/BuiltinTypes.h"

namespace mlir::gspmd::stablehlo {

/// Returns `type` with `size` in dimension `dim`.
inline RankedTensorType withDim(RankedTensorType type, int64_t dim,
                                int64_t size) {
  return RankedTensorType::Builder(type).dropDim(dim).insertDim(size, dim);
}

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_TYPES_TENSORTYPES_H
