//===- WindowDims.h - Windows of an op by dimension -------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_WINDOW_WINDOWDIMS_H
#define GSPMD_TRANSFORMS_OPMODELS_WINDOW_WINDOWDIMS_H

#include "dialect/StableHLO/Ops/Reduction/WindowOps.h"
#include "transforms/OpModels/Support/WindowAttrs.h"

namespace mlir::gspmd {

WindowDim windowDim(stablehlo::ReduceWindowOp op, unsigned dim);
WindowDim windowDim(stablehlo::SelectAndScatterOp op, unsigned dim);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_WINDOW_WINDOWDIMS_H
