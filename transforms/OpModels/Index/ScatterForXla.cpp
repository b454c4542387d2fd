//===- ScatterForXla.cpp - Scatters with XLA's semantics ------------------===//

#include "dialect/StableHLO/Builders/CountedLoop.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Shape/SliceDims.h"
#include "transforms/OpModels/Support/XlaForm.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::TensorOps;
using stablehlo::typeOf;

/// Returns by how many elements a window can exceed the operand in each
/// dimension: its size - 1 where an index sets its offset, else 0.
static SmallVector<int64_t> marginsOf(stablehlo::ScatterOp op) {
  auto numbers = op.getScatterDimensionNumbers();
  ArrayRef<int64_t> updates = typeOf(op.getUpdates().front()).getShape();
  ArrayRef<int64_t> windowDims = numbers.getUpdateWindowDims();
  SmallVector<int64_t> margins;
  for (int64_t dim = 0; dim < typeOf(op.getInputs().front()).getRank(); ++dim) {
    margins.push_back(0);
    if (llvm::is_contained(numbers.getInsertedWindowDims(), dim) ||
        llvm::is_contained(numbers.getInputBatchingDims(), dim))
      continue;
    if (llvm::is_contained(numbers.getScatterDimsToOperandDims(), dim))
      margins.back() = std::max<int64_t>(0, updates[windowDims.front()] - 1);
    windowDims = windowDims.drop_front();
  }
  return margins;
}

/// Returns true if `slice` selects none of the first and last `margins[d]`
/// indices of any dimension d.
static bool excludesMargins(const StaticSlice &slice,
                            ArrayRef<int64_t> margins) {
  auto shape = typeOf(slice.source).getShape();
  for (auto [size, margin, start, limit] :
       llvm::zip_equal(shape, margins, slice.starts, slice.limits))
    if (start < margin || limit > size - margin)
      return false;
  return true;
}

/// Returns true if all users slice the margins off, so that windows partly out
/// of bounds only modify unused elements.
static bool usersExcludeMargins(stablehlo::ScatterOp op,
                                ArrayRef<int64_t> margins) {
  return llvm::all_of(op->getUsers(), [&](Operation *user) {
    std::optional<StaticSlice> slice = staticSlice(user);
    return slice && excludesMargins(*slice, margins);
  });
}

/// Returns for each operand the number of earlier operands that are the same
/// value.
static SmallVector<int64_t> repetitionsOf(ValueRange inputs) {
  SmallVector<int64_t> repetitions;
  for (auto [i, input] : llvm::enumerate(inputs))
    repetitions.push_back(llvm::count(inputs.take_front(i), input));
  return repetitions;
}

/// Returns the indices, shifted to count from the start of the low margins.
static Value shiftedIndices(TensorOps &ops, stablehlo::ScatterOp op,
                            ArrayRef<int64_t> margins) {
  auto numbers = op.getScatterDimensionNumbers();
  Value indices = op.getScatterIndices();
  if (llvm::all_of(margins, [](int64_t margin) { return margin == 0; }))
    return indices;
  // Adding a margin could overflow a narrow type.
  constexpr unsigned kMinIndexWidth = 32;
  if (typeOf(indices).getElementTypeBitWidth() < kMinIndexWidth)
    indices =
        ops.convert(indices, IntegerType::get(op.getContext(), kMinIndexWidth));
  RankedTensorType type = typeOf(indices);
  ArrayRef<int64_t> shape = typeOf(op.getInputs().front()).getShape();
  int64_t vectorDim = numbers.getIndexVectorDim();
  SmallVector<Value> shifted;
  for (auto [i, dim] : llvm::enumerate(numbers.getScatterDimsToOperandDims())) {
    bool isScalar = vectorDim == type.getRank();
    Value component =
        isScalar ? indices : ops.slice(indices, vectorDim, i, i + 1);
    // Clamp indices beyond the operand: the largest value of an unsigned type
    // plus the margin would wrap around.
    if (type.getElementType().isUnsignedInteger())
      component =
          ops.minimum(component, ops.constant(typeOf(component), shape[dim]));
    Value margin = ops.constant(typeOf(component), margins[dim]);
    shifted.push_back(ops.add(component, margin));
  }
  return shifted.size() == 1 ? shifted.front()
                             : ops.concatenate(shifted, vectorDim);
}

/// Inserts barriers after operands that are dynamic slices: XLA folds a slice's
/// offset into the indices of the scatter and ignores the slice's bounds, so it
/// would read old values at out-of-bounds indices.
static void insertSliceBarriers(stablehlo::ScatterOp op,
                                RewriterBase &rewriter) {
  for (OpOperand &input : op->getOpOperands().take_front(op.getInputs().size()))
    if (isDynamicSlice(input.get().getDefiningOp()))
      input.set(stablehlo::createOptimizationBarrier(rewriter, op.getLoc(),
                                                     input.get()));
}

/// Scatters into `operands`, which have margins, and slices the margins off.
static void scatterInto(stablehlo::ScatterOp op, ArrayRef<Value> operands,
                        ArrayRef<int64_t> margins, RewriterBase &rewriter) {
  Operation *paddedScatter = rewriter.clone(*op);
  paddedScatter->setOperands(operands);
  TensorOps ops(rewriter, op.getLoc());
  SmallVector<Value> results;
  for (auto [result, input, old] :
       llvm::zip(paddedScatter->getResults(), operands, op->getResults())) {
    result.setType(input.getType());
    SmallVector<int64_t> limits;
    for (auto [margin, size] : llvm::zip_equal(margins, typeOf(old).getShape()))
      limits.push_back(margin + size);
    results.push_back(ops.slice(result, margins, limits));
  }
  rewriter.replaceOp(op, results);
}

static LogicalResult writeForXla(stablehlo::ScatterOp op,
                                 RewriterBase &rewriter) {
  SmallVector<int64_t> margins = marginsOf(op);
  SmallVector<int64_t> repetitions = repetitionsOf(op.getInputs());
  int64_t maxRepetitions = *llvm::max_element(repetitions);
  bool needsMargins = llvm::any_of(margins, [](int64_t n) { return n > 0; });
  if (maxRepetitions == 0 &&
      (!needsMargins || usersExcludeMargins(op, margins))) {
    insertSliceBarriers(op, rewriter);
    return success();
  }
  Type element = typeOf(op.getInputs().front()).getElementType();
  if (maxRepetitions > 0 &&
      (margins.empty() || (element.isInteger(1) && maxRepetitions > 1)))
    return op.emitOpError(
        "has one value as several operands; XLA cannot express "
        "that, because it would update their buffer repeatedly");
  TensorOps ops(rewriter, op.getLoc());
  SmallVector<int64_t> highPadding = margins,
                       interiorPadding(margins.size(), 0);
  if (maxRepetitions > 0)
    ++highPadding[0];
  SmallVector<Value> operands;
  for (auto [input, repetition] :
       llvm::zip_equal(op.getInputs(), repetitions)) {
    Value fill = ops.scalar(typeOf(input).getElementType(), repetition);
    operands.push_back(
        ops.pad(input, fill, margins, highPadding, interiorPadding));
  }
  operands.push_back(shiftedIndices(ops, op, margins));
  llvm::append_range(operands, op.getUpdates());
  scatterInto(op, operands, margins, rewriter);
  return success();
}

namespace {

/// Implements XlaFormOpInterface.
///
/// If a window is partly out of bounds, StableHLO drops the elements out of
/// bounds; XLA drops the full window. A shard has such windows where the global
/// tensor has none. Operands get a margin of the size of the windows, so that
/// the windows are in bounds, and the margin is sliced off afterwards.
///
/// The operand of a scatter is no slice, with which XLA would merge it
/// incorrectly; and if one value is an operand twice, its copies get different
/// margins, because XLA would update one buffer twice.
struct ScatterForXla {
  static LogicalResult write(stablehlo::ScatterOp op, RewriterBase &rewriter) {
    return writeForXla(op, rewriter);
  }
};

} // namespace

void mlir::gspmd::registerScatterForXlaModels(DialectRegistry &registry) {
  registerXlaForm<ScatterForXla, stablehlo::ScatterOp>(registry);
}
