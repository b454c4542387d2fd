//===- WindowDims.h - Windows of an op by dimension -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_WINDOW_WINDOWDIMS_H
#define GSPMD_TRANSFORMS_OPMODELS_WINDOW_WINDOWDIMS_H

#include "mlir/IR/Operation.h"
#include "transforms/OpModels/Support/WindowAttrs.h"

namespace mlir::gspmd {

/// Returns the windows along dimension `dim` of operand 0 of an op with the
/// window attributes of StableHLO. `perWindow` has an element for each window.
WindowDim windowDim(Operation *op, Value perWindow, unsigned dim);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_WINDOW_WINDOWDIMS_H
