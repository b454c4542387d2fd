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
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_RINGLOOP_H
#define GSPMD_TRANSFORMS_OPTIMIZE_RINGLOOP_H

#include "dialect/Spmd/SpmdDialect.h"
#include "transforms/Optimize/BlockedOp.h"

namespace mlir::gspmd {

/// Which way parts go round.
enum class RingWays { One, Both };
StringRef toString(RingWays ways);

/// A gather and the ops that take it block by block.
struct GatherRing {
  spmd::AllGatherOp gather;
  SmallVector<BlockedOp> products;
  /// The first op of the block that reads the gathered tensor.
  Operation *firstReader;
  /// Do others read it too?
  bool hasOtherReaders;

  /// nullopt where nothing takes the gathered tensor by blocks. Terms are added
  /// up in another order on each device: `mayReorder` tells of which products.
  static std::optional<GatherRing>
  find(spmd::AllGatherOp gather, int64_t size,
       llvm::function_ref<bool(Operation *)> mayReorder);
  SmallVector<Operation *> ops() const;
  /// Puts a loop over the `size` devices of the group in place of it all.
  void rewrite(RingWays ways, int64_t size);
};

/// A scattered sum and the op that makes it block by block.
struct ScatterRing {
  spmd::ReduceScatterOp scatter;
  BlockedOp product;

  static std::optional<ScatterRing> find(spmd::ReduceScatterOp scatter,
                                         int64_t size);
  SmallVector<Operation *> ops() const;
  void rewrite(RingWays ways, int64_t size);
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_RINGLOOP_H
