//===- ElementwiseOps.h - Ops of ElementwiseOps.td --------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEOPS_H
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEOPS_H

#include "dialect/StableHLO/StablehloBase.h"
#include "dialect/StableHLO/Verification/QuantizedChecks.h"

#define GET_OP_CLASSES
#include "dialect/StableHLO/ElementwiseOps.h.inc"

namespace mlir::gspmd::stablehlo {

struct Comparison {
  Value lhs, rhs;
  ComparisonDirection direction;
  /// Whether floats compare in the total order, in which -0 < +0.
  bool isTotalOrder;
};
/// Returns the comparison that computes `value`; nullopt if another op does.
std::optional<Comparison> comparisonOf(Value value);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_ELEMENTWISEOPS_H
