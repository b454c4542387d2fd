//===- WindowDims.cpp - Windows of an op by dimension ---------------------===//

#include "transforms/OpModels/Window/WindowDims.h"
#include "transforms/OpModels/Support/Model.h"

using namespace mlir;
using namespace mlir::gspmd;

WindowDim mlir::gspmd::windowDim(stablehlo::ReduceWindowOp op, unsigned dim) {
  WindowDim w;
  w.in = dimOf(op.getInputs().front(), dim);
  w.out = dimOf(op->getResult(0), dim);
  w.size = op.getWindowDimensions()[dim];
  w.stride = valueAt(op.getWindowStrides(), dim, 1);
  w.baseDilation = valueAt(op.getBaseDilations(), dim, 1);
  w.windowDilation = valueAt(op.getWindowDilations(), dim, 1);
  std::tie(w.padLow, w.padHigh) = paddingAt(op.getPadding(), dim);
  return w;
}

WindowDim mlir::gspmd::windowDim(stablehlo::SelectAndScatterOp op,
                                 unsigned dim) {
  WindowDim w;
  w.in = dimOf(op.getOperand(), dim);
  w.out = dimOf(op.getSource(), dim);
  w.size = valueAt(op.getWindowDimensions(), dim, 1);
  w.stride = valueAt(op.getWindowStrides(), dim, 1);
  std::tie(w.padLow, w.padHigh) = paddingAt(op.getPadding(), dim);
  return w;
}
