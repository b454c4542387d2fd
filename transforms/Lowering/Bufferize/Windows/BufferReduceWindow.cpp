//===- BufferReduceWindow.cpp - Lowering of reduce_window -----------------===//

#include "transforms/Lowering/Bufferize/Windows/BufferReduceWindow.h"
#include "transforms/Lowering/Bufferize/Windows/BufferWindow.h"
#include "transforms/Lowering/Bufferize/Windows/WindowStage.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "transforms/Lowering/OutlineKernels/BufferBytes.h"
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

/// Emits the stages of a reduction: its `lines`, one after the other.
class StageSequence {
public:
  StageSequence(BufferOp &call, ArrayRef<LineOfDim> lines)
      : call(call), lines(lines), shape(call.inType(0).getShape()) {}

  /// Returns the number of slices in which all stages run one after the other,
  /// so that results of a stage that do not fit in the result are of one slice:
  /// of the leading dimensions without windows, as many as make them small.
  int64_t numSlices() const {
    int64_t bytes = 0;
    SmallVector<int64_t> staged(shape);
    for (auto [number, at] : llvm::enumerate(lines)) {
      staged[at.dim] = at.line.out;
      if (isInResult(number))
        continue;
      for (Value out : call.outs) {
        auto type = MemRefType::get(
            staged, cast<MemRefType>(out.getType()).getElementType());
        bytes = std::max(bytes, bytesOf(type));
      }
    }
    int64_t slices = 1;
    for (unsigned dim = 0;
         dim < lines.back().dim && bytes / slices > kSliceBytes; ++dim)
      slices *= shape[dim];
    return slices;
  }

  LogicalResult run(WindowStage stage, int64_t numSlices) {
    SmallVector<Value> sources(ArrayRef(call.ins).take_front(call.outs.size()));
    SmallVector<int64_t> staged(shape);
    for (unsigned dim = 0; numSlices > 1; ++dim) {
      numSlices /= staged[dim];
      staged[dim] = 1;
    }
    for (auto [number, at] : llvm::enumerate(lines)) {
      if (!staged.empty())
        staged[at.dim] = at.line.out;
      SmallVector<Value> targets = call.outs;
      if (!isInResult(number))
        targets = targetsFor(call, sources, staged, at.line);
      bool isLast = number + 1 == lines.size();
      if (failed(stage.run(sources, targets, at.dim, at.line, isLast)))
        return failure();
      // A loop over slices uses the temporaries again.
      if (!call.allocateBefore)
        call.freeTemporaries(targets);
      sources = targets;
    }
    return success();
  }

private:
  /// Intermediate results of at most this size are not split into slices.
  static constexpr int64_t kSliceBytes = 256 << 10;

  /// Returns true if stage `number` can write to the result: if the later ones
  /// can work there.
  bool isInResult(size_t number) const {
    return llvm::all_of(lines.drop_front(number + 1),
                        [](const LineOfDim &next) {
                          return WindowStage::canRunInPlace(next.line);
                        });
  }

  BufferOp &call;
  ArrayRef<LineOfDim> lines;
  ArrayRef<int64_t> shape;
};

LogicalResult emitReduceWindow(BufferOp &call) {
  auto op = cast<stablehlo::ReduceWindowOp>(call.op);
  unsigned count = call.outs.size();
  ArrayRef<int64_t> shape = call.inType(0).getShape();
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
  StageSequence stages(call, lines);
  int64_t numSlices = stages.numSlices();
  bool exact = isExact(op);
  if (numSlices == 1)
    return stages.run(WindowStage(call, op.getBody(), initial, exact), 1);
  auto loop = scf::ForOp::create(call.b, indexConstant(call.b, 0),
                                 indexConstant(call.b, numSlices),
                                 indexConstant(call.b, 1));
  OpBuilder::InsertionGuard guard(call.b);
  call.b.setInsertionPointToStart(loop.getBody());
  call.allocateBefore = loop;
  LogicalResult status =
      stages.run(WindowStage(call, op.getBody(), initial, exact,
                             loop.getInductionVar(), numSlices),
                 numSlices);
  call.allocateBefore = nullptr;
  return status;
}

} // namespace

void addReduceWindowBufferOp(BufferTable &table) {
  table["stablehlo.reduce_window"] = {emitReduceWindow};
}

} // namespace mlir::gspmd::lowering
