//===- StageLayers.cpp - Layers of stages in arguments, results -----------===//

#include "transforms/Pipelining/Support/StageLayers.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/Support/StageAttributes.h"

namespace mlir::gspmd {

std::optional<LayersOfArgument> layersOfArgument(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !op->hasAttr(kLayers) || !staticSlice(op))
    return std::nullopt;
  auto argument = dyn_cast<BlockArgument>(op->getOperand(0));
  auto layers = op->getAttrOfType<DenseI64ArrayAttr>(kLayers);
  if (!argument || !layers || layers.size() != 2)
    return std::nullopt;
  return LayersOfArgument{argument, layers[0], layers[1]};
}

SmallVector<ReturnedValue> returnedValues(func::FuncOp entry) {
  SmallVector<ReturnedValue> returned;
  for (auto [i, value] : llvm::enumerate(
           entry.getBody().front().getTerminator()->getOperands())) {
    Operation *op = value.getDefiningOp();
    if (!op || !op->hasAttr(kLayers) || !concatenatedDim(op)) {
      returned.push_back({int64_t(i), value, {}});
      continue;
    }
    int64_t first = 0;
    for (Value slice : op->getOperands()) {
      int64_t end =
          first + cast<RankedTensorType>(slice.getType()).getDimSize(0);
      returned.push_back(
          {int64_t(i), slice,
           DenseI64ArrayAttr::get(entry.getContext(), {first, end})});
      first = end;
    }
  }
  return returned;
}

} // namespace mlir::gspmd
