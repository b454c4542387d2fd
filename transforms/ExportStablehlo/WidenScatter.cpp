//===- WidenScatter.cpp - Windows that are partly outside -----------------===//

#include "WidenScatter.h"

#include "dialect/StableHLO/StablehloOps.h"
#include "dialect/StableHLO/TensorOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::TensorOps;
using stablehlo::typeOf;

/// How far windows reach out of the operands, by dimension: where an index says
/// where they begin, all but one of their elements.
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

/// The indices, counted from where the margins begin.
static Value movedIndices(TensorOps &write, stablehlo::ScatterOp op,
                          ArrayRef<int64_t> margins) {
  auto numbers = op.getScatterDimensionNumbers();
  Value indices = op.getScatterIndices();
  // Small numbers could not be counted further.
  constexpr unsigned kWide = 32;
  if (typeOf(indices).getElementTypeBitWidth() < kWide)
    indices = write.convert(indices, IntegerType::get(op.getContext(), kWide));
  RankedTensorType type = typeOf(indices);
  int64_t vectorDim = numbers.getIndexVectorDim();
  SmallVector<Value> moved;
  for (auto [i, dim] : llvm::enumerate(numbers.getScatterDimsToOperandDims())) {
    bool isScalar = vectorDim == type.getRank();
    Value each = isScalar ? indices : write.slice(indices, vectorDim, i, i + 1);
    Value margin = write.constant(typeOf(each), margins[dim]);
    moved.push_back(write.add(each, margin));
  }
  return moved.size() == 1 ? moved.front()
                           : write.concatenate(moved, vectorDim);
}

/// XLA adds the indices of a slice to those of what is read of it, and forgets
/// that the latter do not reach beyond the slice. It reads the old value at an
/// index that is outside in this way.
static void keepSlicesApart(stablehlo::ScatterOp op) {
  OpBuilder builder(op);
  for (OpOperand &input : op->getOpOperands().take_front(op.getInputs().size()))
    if (input.get().getDefiningOp<stablehlo::DynamicSliceOp>())
      input.set(stablehlo::OptimizationBarrierOp::create(
                    builder, op.getLoc(), TypeRange(input.get().getType()),
                    ValueRange(input.get()))
                    ->getResult(0));
}

bool mlir::gspmd::widenScatter(Operation *any) {
  auto op = dyn_cast<stablehlo::ScatterOp>(any);
  if (!op)
    return false;
  keepSlicesApart(op);
  SmallVector<int64_t> margins = marginsOf(op);
  if (llvm::all_of(margins, [](int64_t margin) { return margin == 0; }))
    return true;
  OpBuilder builder(op);
  TensorOps write(builder, op.getLoc());
  SmallVector<int64_t> none(margins.size(), 0);
  SmallVector<Value> operands;
  for (Value input : op.getInputs()) {
    Value zero = write.scalar(typeOf(input).getElementType(), 0);
    operands.push_back(write.pad(input, zero, margins, margins, none));
  }
  operands.push_back(movedIndices(write, op, margins));
  llvm::append_range(operands, op.getUpdates());
  Operation *widened = builder.clone(*any);
  widened->setOperands(operands);
  for (auto [result, input] :
       llvm::zip(widened->getResults(), ArrayRef<Value>(operands)))
    result.setType(input.getType());
  for (auto [result, old] :
       llvm::zip_equal(widened->getResults(), any->getResults())) {
    Value cut = result;
    for (auto [dim, margin] : llvm::enumerate(margins))
      cut = write.slice(cut, dim, margin, margin + typeOf(old).getDimSize(dim));
    old.replaceAllUsesWith(cut);
  }
  op.erase();
  return true;
}
