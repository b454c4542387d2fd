//===- ZeroPoints.h - What tosa's integers are counted from -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_TOSA_ZEROPOINTS_H
#define GSPMD_TRANSFORMS_OPMODELS_TOSA_ZEROPOINTS_H

#include "mlir/IR/Value.h"

namespace mlir::gspmd {

/// Is the zero point known to be 0, so that zeros stand for nothing?
bool isZeroPoint(Value value);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_TOSA_ZEROPOINTS_H
