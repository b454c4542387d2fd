//===- OnlineSoftmaxWriter.cpp - Emits a softmax block by block -----------===//

#include "compiler/Optimize/RingAttention/OnlineSoftmaxWriter.h"

#include <numeric>

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::typeOf;

/// Emits the op on other operands, with a result of `type`.
Value OnlineSoftmaxWriter::cloneElementwise(Operation *op, ValueRange operands,
                                            RankedTensorType type) {
  Operation *clone = builder.clone(*op);
  clone->setOperands(operands);
  clone->getResult(0).setType(type);
  return clone->getResult(0);
}

/// Broadcasts a row to `type`, whose dimensions `dims` are those of the row.
Value OnlineSoftmaxWriter::broadcastRow(Value row, RankedTensorType type,
                                        const RowDims &dims) {
  SmallVector<int64_t> shape, to;
  for (auto [size, dim] : llvm::zip_equal(typeOf(row).getShape(), dims))
    if (dim) {
      shape.push_back(size);
      to.push_back(*dim);
    }
  // Broadcasts have ascending dimensions.
  SmallVector<int64_t> order(to.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](int64_t a, int64_t b) { return to[a] < to[b]; });
  Value tensor = ops.reshape(row, shape);
  if (!llvm::is_sorted(order))
    tensor = ops.transpose(tensor, order);
  llvm::sort(to);
  tensor = ops.convert(tensor, type.getElementType());
  return ops.broadcast(tensor, type, to);
}

Value OnlineSoftmaxWriter::scaleRows(Value sum, Value row,
                                     const RowDims &dims) {
  return ops.multiply(sum, broadcastRow(row, typeOf(sum), dims));
}

/// Returns the maximum of each row of the scores, in their shape without the
/// keys.
Value OnlineSoftmaxWriter::broadcastMaximum(Value maximum) {
  SmallVector<int64_t> shape(typeOf(softmax.scores).getShape());
  shape.erase(shape.begin() + softmax.scoresDim);
  RowDims dims = softmax.maximumDims;
  for (std::optional<int64_t> &dim : dims)
    if (dim && *dim > int64_t(softmax.scoresDim))
      --*dim;
  return broadcastRow(maximum, typeOf(maximum).clone(shape), dims);
}

/// Infinities and NaN minus themselves are NaN, which equals no number.
Value OnlineSoftmaxWriter::isFinite(Value maximum) {
  return ops.equal(ops.subtract(maximum, maximum),
                   ops.constant(typeOf(maximum), 0));
}

/// Returns the factor by which exponentials change if `toRow` is subtracted
/// from the scores instead of `fromRow`, in at least f32.
Value OnlineSoftmaxWriter::emitRescaleFactor(Value fromRow, Value toRow) {
  RankedTensorType type = *accumulationTypeOf(fromRow.getType());
  Value change = ops.subtract(ops.convert(toRow, type.getElementType()),
                              ops.convert(fromRow, type.getElementType()));
  Value zero = ops.constant(type, 0);
  SmallVector<Value> operands = {zero, change};
  unsigned scores = 0;
  for (const BlockStep &step : softmax.steps)
    if (step.role == BlockStep::Difference)
      scores = step.operand;
  if (scores == 1)
    std::swap(operands[0], operands[1]);
  Value difference = cloneElementwise(softmax.difference, operands, type);
  return cloneElementwise(softmax.exponential, difference, type);
}

Value OnlineSoftmaxWriter::emit(const BlockStep &step, Value blockIndex,
                                const Blocks &blocks) {
  Operation *op = step.op.getOp();
  SmallVector<Value> operands(op->getOperands());
  llvm::SmallBitVector isBlock(operands.size());
  for (auto [i, operand] : llvm::enumerate(operands))
    if (std::optional<unsigned> dim = step.op.dimOf(i))
      if (Value block = blocks.lookup({operand, *dim})) {
        operand = block;
        isBlock.set(i);
      }
  return step.op.emit(builder, blockIndex, operands, isBlock);
}

/// Sets `row` and `factor`; returns the new maximum.
Value OnlineSoftmaxWriter::emitMaximum(ValueRange state, Value block) {
  Value maximum = state.empty() ? block : ops.maximum(state.front(), block);
  Value zero = ops.constant(typeOf(maximum), 0);
  Value base = ops.select(isFinite(maximum), maximum, zero);
  row = broadcastMaximum(base);
  factor = {};
  if (state.empty())
    return maximum;
  // Of an infinite maximum, the sums are relative to 0: they are zero where no
  // earlier score was above -inf, and the new maximum is infinite after inf.
  Value earlier = state.front();
  factor = emitRescaleFactor(
      broadcastMaximum(ops.select(isFinite(earlier), earlier, base)), row);
  return maximum;
}

Value OnlineSoftmaxWriter::emitDifference(const BlockStep &step,
                                          const Blocks &blocks) {
  Operation *op = softmax.difference;
  Value block =
      blocks.lookup({op->getOperand(step.operand), softmax.scoresDim});
  RankedTensorType type = typeOf(block);
  RowDims dims;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (d != int64_t(softmax.scoresDim))
      dims.push_back(d);
  SmallVector<Value> operands(2, block);
  operands[1 - step.operand] = broadcastRow(row, type, dims);
  return cloneElementwise(op, operands, type);
}

SmallVector<Value> OnlineSoftmaxWriter::processBlock(ValueRange state,
                                                     Value blockIndex,
                                                     ValueRange shards) {
  Blocks blocks;
  for (auto [divided, result] : softmax.blocksOfGathered)
    for (auto [shard, other] : llvm::zip_equal(shards, softmax.gathered))
      if (other == result)
        blocks[divided] = shard;
  SmallVector<Value> next;
  for (const BlockStep &step : softmax.steps) {
    Operation *op = step.op.getOp();
    auto result = [&] {
      return DividedValue(op->getResult(0), *step.op.dimOfResult());
    };
    switch (step.role) {
    case BlockStep::Block:
      blocks[result()] = emit(step, blockIndex, blocks);
      break;
    case BlockStep::Maximum:
      next.push_back(emitMaximum(state, emit(step, blockIndex, blocks)));
      break;
    case BlockStep::Difference:
      blocks[result()] = emitDifference(step, blocks);
      break;
    case BlockStep::Deferred:
      blocks[result()] = blocks.lookup(
          {op->getOperand(step.operand), *step.op.dimOf(step.operand)});
      break;
    case BlockStep::Sum: {
      Value sum = emit(step, blockIndex, blocks);
      size_t index = next.size();
      if (factor)
        sum = ops.add(sum, scaleRows(state[index], factor,
                                     softmax.sums[index - 1].value.dims));
      next.push_back(sum);
      break;
    }
    }
  }
  return next;
}

Value OnlineSoftmaxWriter::applyDeferred(
    Value sum, const DeferredScale &scale,
    const llvm::SmallDenseMap<Value, Value> &reductions) {
  RankedTensorType type = typeOf(sum);
  auto elementOf = [&](unsigned operand) {
    return getElementTypeOrSelf(scale.op->getOperand(operand).getType());
  };
  // A factor has the type of what it scales; a predicate does not.
  Type element = elementOf(scale.rowOperand);
  if (element == elementOf(scale.operand))
    element = type.getElementType();
  SmallVector<Value> operands(scale.op->getNumOperands());
  operands[scale.operand] = sum;
  operands[scale.rowOperand] = broadcastRow(scale.row.emit(builder, reductions),
                                            type.clone(element), scale.dims);
  for (unsigned i = 0; i < operands.size(); ++i)
    if (!operands[i])
      operands[i] = elementOf(i) == elementOf(scale.operand)
                        ? ops.constant(type, 0)
                        : scale.op->getOperand(i);
  return cloneElementwise(scale.op, operands, type);
}

SmallVector<Value> OnlineSoftmaxWriter::finalizeSums(ValueRange state) {
  Value maximum = state.front();
  llvm::SmallDenseMap<Value, Value> reductions = {
      {softmax.maximum->getResult(0), maximum}};
  // Without a score above -inf, the sums are zero whatever they are relative
  // to: exp(-inf - r) is zero, or NaN as in the original.
  Value zero = ops.constant(typeOf(maximum), 0);
  Value hasBase = ops.logicalOr(isFinite(maximum), ops.less(maximum, zero));
  Value base = broadcastMaximum(ops.select(hasBase, maximum, zero));
  Value subtracted = softmax.differenceRow->emit(builder, reductions);
  RowDims dims;
  for (int64_t d = 0; d < typeOf(base).getRank(); ++d) {
    bool isBroadcast =
        typeOf(subtracted).getDimSize(d) != typeOf(base).getDimSize(d);
    dims.push_back(isBroadcast ? std::nullopt : std::optional(d));
  }
  Value last =
      emitRescaleFactor(base, broadcastRow(subtracted, typeOf(base), dims));
  SmallVector<Value> results = {maximum};
  for (auto [sum, value] : llvm::zip_equal(softmax.sums, state.drop_front())) {
    Value result = scaleRows(value, last, sum.value.dims);
    for (const DeferredScale &deferred : sum.value.deferred)
      result = applyDeferred(result, deferred, reductions);
    // Rounded once.
    Type type = typeOf(sum.op->getResult(0)).getElementType();
    result = ops.convert(result, type);
    reductions[sum.op->getResult(0)] = result;
    results.push_back(result);
  }
  return results;
}

/// Erases those of `all` that have no users, and the ops that only they used.
static void eraseDead(ArrayRef<Operation *> all) {
  llvm::SetVector<Operation *> worklist(all.begin(), all.end());
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (!isOpTriviallyDead(op))
      continue;
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp())
        worklist.insert(def);
    op->erase();
  }
}

void OnlineSoftmaxWriter::rewrite(RingDirection direction) {
  const KeyDim &keys = softmax.keys;
  RingWriter ring(builder, softmax.maximum->getLoc(), keys.axes, keys.devices);
  SmallVector<Value> shards;
  for (OpResult result : softmax.gathered)
    shards.push_back(result.getDefiningOp<spmd::AllGatherOp>()
                         .getInputs()[result.getResultNumber()]);
  replaceResults(finalizeSums(ring.circulate(
      direction, shards,
      [&](ValueRange state, Value blockIndex, ValueRange current) {
        return processBlock(state, blockIndex, current);
      })));
}

void OnlineSoftmaxWriter::replaceResults(ArrayRef<Value> results) {
  Operation *end = softmax.sums.back().op;
  SmallVector<Operation *> replaced, later;
  for (const BlockStep &step : softmax.steps)
    replaced.push_back(step.op.getOp());
  for (Operation *op : softmax.dependents)
    if (op->isBeforeInBlock(end) && !llvm::is_contained(replaced, op))
      later.push_back(op);
  softmax.maximum->getResult(0).replaceAllUsesWith(results.front());
  for (auto [sum, result] : llvm::zip_equal(softmax.sums, results.drop_front()))
    sum.op->getResult(0).replaceAllUsesWith(result);
  Operation *last = end;
  for (Operation *op : later) {
    op->moveAfter(last);
    last = op;
  }
  llvm::append_range(replaced, later);
  eraseDead(replaced);
}
