//===- BufferReduceWindow.cpp - Lowering of reduce_window -----------------===//

#include "transforms/Lowering/Bufferize/Windows/BufferReduceWindow.h"
#include "transforms/Lowering/Bufferize/Windows/BufferWindow.h"
#include "transforms/Lowering/Bufferize/Windows/WindowStage.h"

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

struct LineOfDim {
  unsigned dim;
  WindowLine line;
};

/// Returns the dimensions to reduce, the innermost first; at least one, whose
/// reduction combines the elements with the initial values.
SmallVector<LineOfDim> linesOf(const Window &window, ArrayRef<int64_t> operand,
                               ArrayRef<int64_t> result) {
  SmallVector<LineOfDim> lines;
  for (unsigned dim = operand.size(); dim-- > 0;) {
    WindowLine line = lineOf(window, operand[dim], result[dim], dim);
    if (!line.isTrivial())
      lines.push_back({dim, line});
  }
  if (lines.empty())
    lines.push_back({0, operand.empty()
                            ? WindowLine{1, 1, 1, 1, 1, 1, 0}
                            : lineOf(window, operand[0], result[0], 0)});
  return lines;
}

/// Returns temporaries for a stage with results of `shape`: those of the stage
/// before if this one can run in place.
SmallVector<Value> targetsFor(BufferOp &call, ArrayRef<Value> sources,
                              ArrayRef<int64_t> shape, const WindowLine &line) {
  if (llvm::is_contained(call.temporaries, sources.front()) &&
      WindowStage::canRunInPlace(line))
    return SmallVector<Value>(sources);
  return llvm::map_to_vector(sources, [&](Value source) {
    return call.temporary(shape,
                          cast<MemRefType>(source.getType()).getElementType());
  });
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
  SmallVector<LineOfDim> lines = linesOf(window, shape, result);
  SmallVector<Value> sources(ArrayRef(call.ins).take_front(count));
  WindowStage stage(call, op.getBody(), initial, isExact(op));
  for (auto [number, at] : llvm::enumerate(lines)) {
    if (!shape.empty())
      shape[at.dim] = result[at.dim];
    // The last stages work in the result if they can.
    ArrayRef<LineOfDim> later = ArrayRef(lines).drop_front(number + 1);
    bool isInResult = llvm::all_of(later, [](const LineOfDim &next) {
      return WindowStage::canRunInPlace(next.line);
    });
    SmallVector<Value> targets = call.outs;
    if (!isInResult)
      targets = targetsFor(call, sources, shape, at.line);
    if (failed(stage.run(sources, targets, at.dim, at.line, later.empty())))
      return failure();
    call.freeTemporaries(targets);
    sources = targets;
  }
  return success();
}

} // namespace

void addReduceWindowBufferOp(BufferTable &table) {
  table["stablehlo.reduce_window"] = {emitReduceWindow};
}

} // namespace mlir::gspmd::lowering
