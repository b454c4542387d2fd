//===- NeutralInits.h - Initial values that a reducer drops -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_WINDOW_NEUTRALINITS_H
#define GSPMD_TRANSFORMS_OPMODELS_WINDOW_NEUTRALINITS_H

#include "mlir/IR/Region.h"

namespace mlir::gspmd {

/// Returns true if a reducer of two floats returns the other operand where one
/// is `init`, up to the sign of zero: -inf of the logarithm of a sum of
/// exponentials. The body is evaluated with `init` and a finite number of which
/// nothing else is known, then with an infinite one and NaN, on either side.
/// Returns false where that does not show it.
bool dropsInit(Region &body, Value init);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_WINDOW_NEUTRALINITS_H
