//===- RingLoop.h - Collectives as rings of steps ---------------*- C++ -*-===//
//
// A gather whose parts go round the ring of its group, one place in each step,
// while the part that is there goes into the ops that read the gathered tensor;
// and a scattered sum whose parts go round, while the term of the next one is
// made. Device i works on part i + t in step t:
//
//     part = own
//     for t in 0 .. n - 2:
//       next = shift part            these two run beside each other
//       result[i + t] = op(part)
//       part = next
//     result[i + n - 1] = op(part)
//
// With both ways, parts go round in both directions, half-way each.
//
// In pieces, the first piece of all devices' parts is gathered, then the second
// while products use the first, and so on: there are fewer and larger products,
// and each gather uses all links that there are. Scatters likewise.
//
// A ring may be a part of a collective's axes only: what lies along the others
// is gathered before, or scattered behind. So rings have fewer and larger
// steps, and keep to one dimension of a torus.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_RINGLOOP_H
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_RINGLOOP_H

#include "compiler/Optimize/LoopCollectives/BlockedTree.h"
#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Which way parts go round, if they do.
enum class RingDirection { OneWay, BothWays, Chunked };
StringRef toString(RingDirection direction);

/// Which of a collective's axes parts go round: behind the first `before`
/// devices, the next `size`.
struct RingRange {
  int64_t before = 1, size = 0;
  bool operator==(const RingRange &other) const {
    return before == other.before && size == other.size;
  }
};

/// The axes of a collective: those of the ring, and the others.
struct RingAxes {
  sharding::AxesAttr ring, rest;
  RingRange range;

  /// nullopt where the range cuts an axis.
  static std::optional<RingAxes> make(sharding::AxesAttr axes, const Mesh &mesh,
                                      RingRange range);
  /// No ring, but `chunks` of the parts of the `devices`.
  static RingAxes makeChunked(sharding::AxesAttr axes, int64_t devices,
                              int64_t chunks);
  /// Of the collective's dimension.
  Blocking blocking() const { return {range.size, range.before}; }
};

/// A gather and the ops that take it block by block: those that wait for
/// nothing else that is made of the gathered tensor.
struct GatherRing {
  spmd::AllGatherOp gather;
  RingAxes axes;
  SmallVector<BlockedOp> products;
  /// Do others want the gathered tensor of this?
  bool hasOtherReaders;
  /// Others have a gather of their own.
  bool keepsGather;

  /// nullopt where nothing takes the gathered tensor by blocks. Terms are added
  /// up in another order on each device: `mayReorder` tells of which products.
  static std::optional<GatherRing>
  find(spmd::AllGatherOp gather, RingAxes axes,
       llvm::function_ref<bool(Operation *)> mayReorder);
  /// Leaves the gather to other readers.
  void keepGather();
  SmallVector<Operation *> ops() const;
  /// The last product, before which all that products read is there. What reads
  /// their results, or the gathered tensor, is moved behind it.
  Operation *place() const;
  /// Puts a loop over the devices of the ring in place of it all.
  void rewrite(RingDirection direction);

private:
  /// Puts these in place of the products' results and of the gathered tensor,
  /// where others read it, and erases the ops.
  void replaceBy(ArrayRef<Value> results);
};

/// A scattered sum and what makes it block by block.
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
