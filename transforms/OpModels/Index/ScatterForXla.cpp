//===- ScatterForXla.cpp - XLA form of scatters ---------------------------===//

#include "transforms/OpModels/Index/ScatterForXla.h"

#include "dialect/StableHLO/Builders/TensorOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::TensorOps;
using stablehlo::typeOf;

/// Returns how far windows extend out of the operands, by dimension: all but
/// one of their elements where an index sets the position.
static SmallVector<int64_t> reachOf(stablehlo::ScatterOp op) {
  auto numbers = op.getScatterDimensionNumbers();
  ArrayRef<int64_t> updates = typeOf(op.getUpdates().front()).getShape();
  ArrayRef<int64_t> windowDims = numbers.getUpdateWindowDims();
  SmallVector<int64_t> reach;
  for (int64_t dim = 0; dim < typeOf(op.getInputs().front()).getRank(); ++dim) {
    reach.push_back(0);
    if (llvm::is_contained(numbers.getInsertedWindowDims(), dim) ||
        llvm::is_contained(numbers.getInputBatchingDims(), dim))
      continue;
    if (llvm::is_contained(numbers.getScatterDimsToOperandDims(), dim))
      reach.back() = std::max<int64_t>(0, updates[windowDims.front()] - 1);
    windowDims = windowDims.drop_front();
  }
  return reach;
}

/// Returns true if `slice` selects nothing of the first and last `margins` of
/// its operand.
static bool slicesOff(stablehlo::SliceOp slice, ArrayRef<int64_t> margins) {
  auto shape = typeOf(slice.getOperand()).getShape();
  for (auto [size, margin, start, limit] : llvm::zip_equal(
           shape, margins, slice.getStartIndices(), slice.getLimitIndices()))
    if (start < margin || limit > size - margin)
      return false;
  return true;
}

/// Returns true if windows that are partly out of bounds only modify margins
/// that are sliced off.
static bool hasMargins(stablehlo::ScatterOp op, ArrayRef<int64_t> reach) {
  return llvm::all_of(op->getUsers(), [&](Operation *user) {
    auto slice = dyn_cast<stablehlo::SliceOp>(user);
    return slice && slicesOff(slice, reach);
  });
}

/// Returns for each operand how many operands before it are the same value.
static SmallVector<int64_t> repetitionsOf(ValueRange inputs) {
  SmallVector<int64_t> repetitions;
  for (auto [i, input] : llvm::enumerate(inputs))
    repetitions.push_back(llvm::count(inputs.take_front(i), input));
  return repetitions;
}

/// Returns the indices relative to the begin of the margins.
static Value movedIndices(TensorOps &write, stablehlo::ScatterOp op,
                          ArrayRef<int64_t> margins) {
  auto numbers = op.getScatterDimensionNumbers();
  Value indices = op.getScatterIndices();
  if (llvm::all_of(margins, [](int64_t margin) { return margin == 0; }))
    return indices;
  // Narrow types could not hold the sum.
  constexpr unsigned kWide = 32;
  if (typeOf(indices).getElementTypeBitWidth() < kWide)
    indices = write.convert(indices, IntegerType::get(op.getContext(), kWide));
  RankedTensorType type = typeOf(indices);
  ArrayRef<int64_t> shape = typeOf(op.getInputs().front()).getShape();
  int64_t vectorDim = numbers.getIndexVectorDim();
  SmallVector<Value> moved;
  for (auto [i, dim] : llvm::enumerate(numbers.getScatterDimsToOperandDims())) {
    bool isScalar = vectorDim == type.getRank();
    Value each = isScalar ? indices : write.slice(indices, vectorDim, i, i + 1);
    // Positions after the operand saturate: the largest value of an unsigned
    // type would wrap around to zero.
    if (type.getElementType().isUnsignedInteger())
      each = write.minimum(each, write.constant(typeOf(each), shape[dim]));
    Value margin = write.constant(typeOf(each), margins[dim]);
    moved.push_back(write.add(each, margin));
  }
  return moved.size() == 1 ? moved.front()
                           : write.concatenate(moved, vectorDim);
}

/// XLA merges a slice with the indices that read from it by adding the offset,
/// and ignores that the latter are bounded by the slice. It reads the old value
/// at an out-of-bounds index in this way.
static void keepSlicesApart(stablehlo::ScatterOp op, RewriterBase &rewriter) {
  for (OpOperand &input : op->getOpOperands().take_front(op.getInputs().size()))
    if (input.get().getDefiningOp<stablehlo::DynamicSliceOp>())
      input.set(stablehlo::OptimizationBarrierOp::create(
                    rewriter, op.getLoc(), TypeRange(input.get().getType()),
                    ValueRange(input.get()))
                    ->getResult(0));
}

/// Scatters into `operands`, which have margins, and slices the margins off.
static void scatterInto(stablehlo::ScatterOp op, ArrayRef<Value> operands,
                        ArrayRef<int64_t> margins, RewriterBase &rewriter) {
  Operation *widened = rewriter.clone(*op);
  widened->setOperands(operands);
  SmallVector<int64_t> strides(margins.size(), 1);
  SmallVector<Value> results;
  for (auto [result, input, old] :
       llvm::zip(widened->getResults(), operands, op->getResults())) {
    result.setType(input.getType());
    SmallVector<int64_t> limits;
    for (auto [margin, size] : llvm::zip_equal(margins, typeOf(old).getShape()))
      limits.push_back(margin + size);
    results.push_back(stablehlo::SliceOp::create(rewriter, op.getLoc(),
                                                 old.getType(), result, margins,
                                                 limits, strides));
  }
  rewriter.replaceOp(op, results);
}

LogicalResult ScatterForXla::write(stablehlo::ScatterOp op,
                                   RewriterBase &rewriter) {
  SmallVector<int64_t> reach = reachOf(op);
  SmallVector<int64_t> repetitions = repetitionsOf(op.getInputs());
  int64_t most = *llvm::max_element(repetitions);
  bool hasReach = llvm::any_of(reach, [](int64_t n) { return n > 0; });
  if (most == 0 && (!hasReach || hasMargins(op, reach))) {
    keepSlicesApart(op, rewriter);
    return success();
  }
  Type element = typeOf(op.getInputs().front()).getElementType();
  if (most > 0 && (reach.empty() || (element.isInteger(1) && most > 1)))
    return op.emitOpError("updates one value several times; XLA, which would "
                          "update one buffer several times, has no form of it");
  TensorOps write(rewriter, op.getLoc());
  SmallVector<int64_t> behind = reach, none(reach.size(), 0);
  if (most > 0)
    ++behind[0];
  SmallVector<Value> operands;
  for (auto [input, repetition] :
       llvm::zip_equal(op.getInputs(), repetitions)) {
    Value fill = write.scalar(typeOf(input).getElementType(), repetition);
    operands.push_back(write.pad(input, fill, reach, behind, none));
  }
  operands.push_back(movedIndices(write, op, reach));
  llvm::append_range(operands, op.getUpdates());
  scatterInto(op, operands, reach, rewriter);
  return success();
}
