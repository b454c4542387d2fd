//===- BufferReduceWindow.cpp - Lowering of reduce_window -----------------===//

#include "transforms/Lowering/Bufferize/Windows/BufferReduceWindow.h"
#include "transforms/Lowering/Bufferize/Windows/BufferWindow.h"
#include "transforms/Lowering/Bufferize/Windows/WindowStage.h"

#include "dialect/StableHLO/Ops/Reduction/WindowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "transforms/OpModels/Support/Reducers.h"

namespace mlir::gspmd::lowering {
namespace {

/// Returns true if no result depends on the order of the reduction.
bool isExact(stablehlo::ReduceWindowOp op) {
  for (auto [kind, type] :
       llvm::zip_equal(reducerKinds(op.getBody()), op->getResultTypes())) {
    bool isSum = kind == ReductionKind::Add || kind == ReductionKind::Mul;
    if (!kind || (isSum && !getElementTypeOrSelf(type).isIntOrIndex()))
      return false;
  }
  return true;
}

WindowLine lineOf(const Window &window, int64_t in, int64_t out, unsigned dim) {
  return {in,
          out,
          window.sizes[dim],
          window.strides[dim],
          window.baseDilations[dim],
          window.windowDilations[dim],
          window.padding[dim]};
}

LogicalResult emitReduceWindow(BufferOp &call) {
  auto op = cast<stablehlo::ReduceWindowOp>(call.op);
  unsigned count = call.outs.size();
  SmallVector<int64_t> shape(call.inType(0).getShape());
  ArrayRef<int64_t> result = call.outType(0).getShape();
  Window window = readWindow(
      op.getWindowDimensionsAttr(), op.getWindowStridesAttr(),
      op.getBaseDilationsAttr(), op.getWindowDilationsAttr(),
      cast_if_present<DenseIntElementsAttr>(op.getPaddingAttr()), shape.size());
  SmallVector<Value> initial;
  for (unsigned i = 0; i < count; ++i)
    initial.push_back(memref::LoadOp::create(call.b, call.ins[count + i]));
  if (call.inType(0).getNumElements() == 0) {
    for (auto [init, out] : llvm::zip_equal(initial, call.outs))
      emitFill(call.b, init, out);
    return success();
  }
  SmallVector<unsigned> dims;
  for (unsigned dim = shape.size(); dim-- > 0;)
    if (!lineOf(window, shape[dim], result[dim], dim).isTrivial())
      dims.push_back(dim);
  if (dims.empty())
    dims.push_back(0);
  SmallVector<Value> sources(ArrayRef(call.ins).take_front(count));
  WindowStage stage(call, op.getBody(), initial, isExact(op));
  for (unsigned dim : dims) {
    bool isLast = dim == dims.back();
    bool isScalar = shape.empty();
    WindowLine line = isScalar ? WindowLine{1, 1, 1, 1, 1, 1, 0}
                               : lineOf(window, shape[dim], result[dim], dim);
    if (!isScalar)
      shape[dim] = result[dim];
    SmallVector<Value> targets = call.outs;
    if (!isLast)
      for (auto [target, source] : llvm::zip_equal(targets, sources))
        target = call.temporary(
            shape, cast<MemRefType>(source.getType()).getElementType());
    if (failed(stage.run(sources, targets, dim, line, isLast)))
      return failure();
    sources = targets;
  }
  return success();
}

} // namespace

void addReduceWindowBufferOp(BufferTable &table) {
  table["stablehlo.reduce_window"] = {emitReduceWindow};
}

} // namespace mlir::gspmd::lowering
