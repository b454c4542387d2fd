//===- ShardedSort.h - Sorting along a sharded dimension --------*- C++ -*-===//
//
// Batcher's merge exchange on sorted shards: in each of t (t + 1) / 2 rounds,
// t = log2(devices) rounded up, pairs of devices exchange their shards, and the
// one keeps the half that comes first, the other one the rest. A device sends
// its shard once in each round and never has more than two of them.
//
// Ties are broken by indices, which are sorted too, so the result is that of
// a stable sort. They are not needed if the comparator orders all elements.
// Padding comes last.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SORT_SHARDEDSORT_H
#define GSPMD_TRANSFORMS_OPMODELS_SORT_SHARDEDSORT_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// The pairs of one round: the first of each keeps what comes first.
using ExchangePairs = SmallVector<std::pair<int64_t, int64_t>>;
/// Returns the rounds of merge exchange among `count` sorted shards (Knuth, The
/// Art of Computer Programming, 5.2.2, algorithm M).
SmallVector<ExchangePairs> mergeExchange(int64_t count);

/// A sort of its operands along a dimension.
struct SortForm {
  Operation *op;
  int64_t dim;
  Block &comparator;
  int64_t size() const { return dimOf(op->getOperand(0), dim); }
};

/// Returns the bytes that a device sends for each element of its shard and
/// each line, in all rounds among `shards`; infinite where they are more than
/// the bytes of the gathered operands, and for more shards than the pairs of a
/// program are listed for. Less work of a device is no reason to send more:
/// each round sorts the shards again.
double exchangedBytes(const SortForm &form, int64_t shards);

/// Returns the local results for a sorted dimension that is sharded by `axes`.
SmallVector<Value> sortShards(const SortForm &form, PartitionContext &ctx,
                              ArrayRef<AxisRef> axes);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SORT_SHARDEDSORT_H
