//===- ShapeOps.h - Ops of ShapeOps.td --------------------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SHAPEOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SHAPEOPS_H

#include "dialect/StableHLO/StablehloBase.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/ShapeOps.h.inc"

namespace mlir::gspmd::stablehlo {

/// Returns the dimension along which `value` has the indices as elements;
/// nullopt if another op than an iota computes it.
std::optional<int64_t> iotaDimensionOf(Value value);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_OPS_SHAPE_SHAPEOPS_H
