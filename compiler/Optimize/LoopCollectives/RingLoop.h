//===- RingLoop.h - Collectives as loops over a ring ------------*- C++ -*-===//
//
// A gather becomes a ring: in each step every device passes its current shard
// to its neighbor while it uses that shard in the ops that read the gathered
// tensor (the looped collective einsum of Wang et al., ASPLOS 2023). In a
// scattered sum the accumulators go round while the next term is computed.
// Device i works on shard i + t in step t:
//
//     shard = own
//     for t in 0 .. n - 2:
//       next = shift shard            these two run concurrently
//       result[i + t] = op(shard)
//       shard = next
//     result[i + n - 1] = op(shard)
//
// With BothWays, shards go round in both directions, half-way each.
//
// With Chunked, the first chunk of all devices' shards is gathered, then the
// second one while products use the first, and so on: there are fewer and
// larger products, and each gather uses all links. Scatters likewise.
//
// A ring may cover only some of a collective's axes; the collective over the
// remaining axes comes before the ring of a gather and after that of a scatter.
// Such rings have fewer and larger steps and stay on one dimension of a torus.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_RINGLOOP_H
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_RINGLOOP_H

#include "compiler/Optimize/LoopCollectives/BlockedTree.h"
#include "compiler/Optimize/Support/RingWriter.h"
#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// The axes of the collective that the ring covers: `size` devices along axes
/// that follow axes of `before` devices in total.
struct RingRange {
  int64_t before = 1, size = 0;
  bool operator==(const RingRange &other) const {
    return before == other.before && size == other.size;
  }
};

/// The axes of a collective, divided into those of the ring and the others.
struct RingAxes {
  sharding::AxesAttr ring, rest;
  RingRange range;

  /// Returns nullopt if the range ends within an axis that cannot be divided
  /// there.
  static std::optional<RingAxes> make(sharding::AxesAttr axes, const Mesh &mesh,
                                      RingRange range);
  /// Returns axes without a ring: the loop runs over `chunks` chunks of the
  /// shards of `devices` devices.
  static RingAxes makeChunked(sharding::AxesAttr axes, int64_t devices,
                              int64_t chunks);
  /// Returns the blocks of the collective's dimension.
  Blocking blocking() const { return {range.size, range.before}; }
};

/// A gather and the ops that use it block by block: those that do not depend on
/// other users of the gathered tensor.
struct GatherRing {
  spmd::AllGatherOp gather;
  RingAxes axes;
  SmallVector<BlockedOp> products;
  /// True if other ops use the gathered tensor.
  bool hasOtherReaders;
  /// True if those ops have a gather of their own.
  bool keepsGather;

  /// Returns nullopt if no op uses the gathered tensor by blocks. The order of
  /// summation differs between devices: `mayReorder` returns true for products
  /// that allow it.
  static std::optional<GatherRing>
  find(spmd::AllGatherOp gather, RingAxes axes,
       llvm::function_ref<bool(Operation *)> mayReorder);
  /// Keeps the original gather for other users.
  void keepGather();
  SmallVector<Operation *> ops() const;
  /// Returns the last product; all operands of products are defined before it.
  /// Users of their results and of the gathered tensor move after it.
  Operation *prepareInsertionPoint() const;
  /// Replaces the gather and the products by a loop over the devices of the
  /// ring.
  void rewrite(RingDirection direction);

private:
  /// Replaces the results of the products, and the gathered tensor where other
  /// ops use it, and erases the ops.
  void replaceBy(ArrayRef<Value> results);
};

/// A scattered sum and the ops that compute it block by block.
struct ScatterRing {
  spmd::ReduceScatterOp scatter;
  RingAxes axes;
  BlockedTree term;

  static std::optional<ScatterRing> find(spmd::ReduceScatterOp scatter,
                                         RingAxes axes);
  SmallVector<Operation *> ops() const;
  void rewrite(RingDirection direction);
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_RINGLOOP_H
