//===- OpDowngrade.cpp - Downgrade of single ops to older StableHLO -------===//

#include "dialect/StableHLO/Rewrites/OpDowngrade.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

namespace {

/// Replaces `op` by `by`, which gets its discardable attributes.
void replace(Operation *op, Operation *by) {
  by->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op->replaceAllUsesWith(by);
  op->erase();
}

LogicalResult writeTangent(TanOp op) {
  if (op.getResultAccuracyAttr() &&
      op.getResultAccuracyAttr() !=
          ResultAccuracyAttr::getDefault(op.getContext()))
    return failure();
  OpBuilder builder(op);
  TensorOps ops(builder, op.getLoc());
  Value sine =
      SineOp::create(builder, op.getLoc(), op.getType(), op.getOperand());
  Value tangent = ops.divide(sine, ops.cosine(op.getOperand()));
  replace(op, tangent.getDefiningOp());
  return success();
}

LogicalResult writeCall(CompositeOp op) {
  OpBuilder builder(op);
  OperationState state(op.getLoc(), "func.call");
  state.addOperands(op->getOperands());
  state.addTypes(op->getResultTypes());
  state.addAttribute("callee", op.getDecompositionAttr());
  replace(op, builder.create(state));
  return success();
}

/// Returns true if integers of `type` can represent `number`.
bool canRepresent(IntegerType type, int64_t number) {
  unsigned bits = type.isUnsigned() ? type.getWidth() : type.getWidth() - 1;
  return bits >= 63 || number >> bits == 0;
}

/// Returns the start indices with the indices along `batchingDims` prepended to
/// each index vector along `vectorDim`; null if sizes are unknown.
Value countBatches(Operation *op, Value indices, int64_t vectorDim,
                   ArrayRef<int64_t> batchingDims) {
  auto type = dyn_cast<RankedTensorType>(indices.getType());
  if (!type || !type.hasStaticShape())
    return {};
  OpBuilder builder(op);
  TensorOps ops(builder, op->getLoc());
  SmallVector<int64_t> shape(type.getShape());
  Type element = type.getElementType();
  if (llvm::any_of(batchingDims, [&](int64_t dim) {
        return !canRepresent(cast<IntegerType>(element), shape[dim]);
      }))
    element = builder.getI64Type();
  indices = ops.convert(indices, element);
  if (vectorDim == type.getRank()) {
    shape.push_back(1);
    indices = ops.reshape(indices, shape);
  }
  shape[vectorDim] = 1;
  auto positions = RankedTensorType::get(shape, element);
  SmallVector<Value> components;
  for (int64_t dim : batchingDims)
    components.push_back(ops.iota(positions, dim));
  components.push_back(indices);
  return ops.concatenate(components, vectorDim);
}

SmallVector<int64_t> join(ArrayRef<int64_t> first, ArrayRef<int64_t> second) {
  SmallVector<int64_t> all(first);
  llvm::append_range(all, second);
  return all;
}

/// Merges sorted lists of dimensions: batching dimensions become collapsed ones
/// of slice size 1.
SmallVector<int64_t> joinSorted(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  SmallVector<int64_t> all = join(a, b);
  llvm::sort(all);
  return all;
}

/// Downgrades a gather with static or dynamic sizes.
template <typename OpT>
LogicalResult countGathered(OpT op) {
  GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  ArrayRef<int64_t> batching = numbers.getOperandBatchingDims();
  if (batching.empty())
    return failure();
  Value indices =
      countBatches(op, op.getStartIndices(), numbers.getIndexVectorDim(),
                   numbers.getStartIndicesBatchingDims());
  if (!indices)
    return failure();
  op.getStartIndicesMutable().assign(indices);
  op.setDimensionNumbersAttr(GatherDimensionNumbersAttr::get(
      op.getContext(), numbers.getOffsetDims(),
      joinSorted(numbers.getCollapsedSliceDims(), batching), {}, {},
      join(batching, numbers.getStartIndexMap()), numbers.getIndexVectorDim()));
  // The indices were sorted without the prepended components.
  op.setIndicesAreSorted(false);
  return success();
}

LogicalResult countScattered(ScatterOp op) {
  ScatterDimensionNumbersAttr numbers = op.getScatterDimensionNumbers();
  ArrayRef<int64_t> batching = numbers.getInputBatchingDims();
  if (batching.empty())
    return failure();
  Value indices =
      countBatches(op, op.getScatterIndices(), numbers.getIndexVectorDim(),
                   numbers.getScatterIndicesBatchingDims());
  if (!indices)
    return failure();
  op.getScatterIndicesMutable().assign(indices);
  op.setScatterDimensionNumbersAttr(ScatterDimensionNumbersAttr::get(
      op.getContext(), numbers.getUpdateWindowDims(),
      joinSorted(numbers.getInsertedWindowDims(), batching), {}, {},
      join(batching, numbers.getScatterDimsToOperandDims()),
      numbers.getIndexVectorDim()));
  op.setIndicesAreSorted(false);
  return success();
}

} // namespace

LogicalResult mlir::gspmd::stablehlo::downgradeOp(Operation *op) {
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([](TanOp tan) { return writeTangent(tan); })
      .Case([](CompositeOp composite) { return writeCall(composite); })
      .Case<GatherOp, DynamicGatherOp>(
          [](auto gather) { return countGathered(gather); })
      .Case([](ScatterOp scatter) { return countScattered(scatter); })
      .Default([](Operation *) { return failure(); });
}
