//===- ShapeOperands.h - Shapes that are operands of tosa ops ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_SHAPEOPERANDS_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_SHAPEOPERANDS_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns the elements of a `!tosa.shape`; nullopt if it is not constant.
std::optional<SmallVector<int64_t>> constantShape(Value shape);
/// Creates a constant `!tosa.shape`.
Value shapeConstant(PartitionContext &ctx, ArrayRef<int64_t> numbers);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_SHAPEOPERANDS_H
