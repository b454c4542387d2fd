//===- ZeroPoints.h - Zero points of tosa's integers ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_ZEROPOINTS_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_ZEROPOINTS_H

#include "mlir/IR/Value.h"

namespace mlir::gspmd {

/// Returns true if the zero point is a constant 0, so that zeros are neutral.
bool isZeroPoint(Value value);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_ZEROPOINTS_H
