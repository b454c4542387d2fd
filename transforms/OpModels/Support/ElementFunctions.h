//===- ElementFunctions.h - Functions of single elements --------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_ELEMENTFUNCTIONS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_ELEMENTFUNCTIONS_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Returns true if the op computes an exponential function of each element, so
/// that the result for a sum is the product of the results for its terms.
bool isExponential(Operation *op);

/// Returns true if the op converts the value of each element to another type.
bool isConversion(Operation *op);

/// Functions of single elements of floats. The operands of Selection are the
/// condition, then what is selected if it holds, and if not.
enum class ElementFunction : uint8_t {
  Other,
  Sum,
  Difference,
  Product,
  Maximum,
  Minimum,
  Negation,
  Magnitude,
  Exponential,
  ExponentialMinusOne,
  Logarithm,
  LogarithmOfOnePlus,
  Selection
};

/// Returns the function that an op of StableHLO computes of its operands.
ElementFunction elementFunctionOf(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_ELEMENTFUNCTIONS_H
