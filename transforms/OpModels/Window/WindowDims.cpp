//===- WindowDims.cpp - Windows of an op by dimension ---------------------===//

#include "transforms/OpModels/Window/WindowDims.h"
#include "transforms/OpModels/Support/Model.h"

using namespace mlir;
using namespace mlir::gspmd;

WindowDim mlir::gspmd::windowDim(Operation *op, Value perWindow, unsigned dim) {
  auto entry = [&](StringRef name) {
    auto values = op->getAttrOfType<DenseI64ArrayAttr>(name);
    return values && !values.empty() ? values[dim] : 1;
  };
  WindowDim w;
  w.in = dimOf(op->getOperand(0), dim);
  w.out = dimOf(perWindow, dim);
  w.size = entry("window_dimensions");
  w.stride = entry("window_strides");
  w.baseDilation = entry("base_dilations");
  w.windowDilation = entry("window_dilations");
  if (auto padding = op->getAttrOfType<DenseIntElementsAttr>("padding"))
    std::tie(w.padLow, w.padHigh) = paddingAt(padding, dim);
  return w;
}
