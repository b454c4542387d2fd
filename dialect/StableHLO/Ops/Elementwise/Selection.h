//===- Selection.h - Selections of elements ---------------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_SELECTION_H
#define GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_SELECTION_H

#include "mlir/IR/Value.h"
#include <optional>

namespace mlir::gspmd::stablehlo {

/// The operands of a selection.
struct Selection {
  Value condition, onTrue, onFalse;
};
/// Returns the selection that computes `value`; nullopt if another op does.
std::optional<Selection> selectionOf(Value value);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_OPS_ELEMENTWISE_SELECTION_H
