//===- OnlineSoftmaxWriter.h - Emits a softmax in a ring --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ONLINESOFTMAXWRITER_H
#define GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ONLINESOFTMAXWRITER_H

#include "compiler/Optimize/RingAttention/OnlineSoftmax.h"

namespace mlir::gspmd {

/// Emits the loop of an OnlineSoftmax. The state of the loop is the maximum and
/// the sums.
class OnlineSoftmaxWriter {
public:
  OnlineSoftmaxWriter(OnlineSoftmax &softmax, OpBuilder &builder)
      : softmax(softmax), builder(builder),
        ops(builder, softmax.maximum->getLoc()) {}

  /// Replaces the softmax by a loop over the devices of the ring.
  void rewrite(RingDirection direction);

private:
  using Blocks = llvm::SmallDenseMap<DividedValue, Value>;

  /// Emits the steps of the softmax on block `blockIndex` of the keys, whose
  /// shards are `shards`. Returns the updated loop-carried values.
  SmallVector<Value> processBlock(ValueRange state, Value blockIndex,
                                  ValueRange shards);
  /// Returns the values of the maximum and of the sums after all blocks.
  SmallVector<Value> finalizeSums(ValueRange state);
  void replaceResults(ArrayRef<Value> results);
  Value emit(const BlockStep &step, Value blockIndex, const Blocks &blocks);
  Value emitMaximum(ValueRange state, Value block);
  Value emitDifference(const BlockStep &step, const Blocks &blocks);
  Value broadcastMaximum(Value maximum);
  Value isFinite(Value maximum);
  Value emitRescaleFactor(Value fromRow, Value toRow);
  Value scaleRows(Value sum, Value row, const RowDims &dims);
  Value broadcastRow(Value row, RankedTensorType type, const RowDims &dims);
  Value applyDeferred(Value sum, const DeferredScale &scale,
                      const llvm::SmallDenseMap<Value, Value> &reductions);
  Value cloneElementwise(Operation *op, ValueRange operands,
                         RankedTensorType type);

  OnlineSoftmax &softmax;
  OpBuilder &builder;
  stablehlo::TensorOps ops;
  /// `row` is subtracted from the scores of the current block; `factor` scales
  /// the sums of the blocks before, and is null in the first block.
  Value row, factor;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_ONLINESOFTMAXWRITER_H
