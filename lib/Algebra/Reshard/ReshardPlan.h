//===- ReshardPlan.h - A cheapest sequence of collectives -------*- C++ -*-===//
//
// A reshard is a path of steps from one sharding to another. Each step is one
// collective or a local slice and acts on the minor end of a dimension's axes:
//
//   Slice(d, a)        [..]      -> [.., a]        local, no communication
//   AllGather(d, a)    [.., a]   -> [..]           all-gather over a
//   AllToAll(i, j, a)  i [.., a] -> i [..], j [.., a]
//   Permute            same local shape, axes renamed or reordered
//   ReduceScatter(d,a) unreduced a -> d [.., a]
//   AllReduce(a)       unreduced a -> (nothing)
//   ReplicatedToUnreduced(a)
//                      (nothing)   -> unreduced a  local: one device keeps the
//                                                  value, the others have the
//                                                  neutral element
//
// Example, mesh x=2 y=3, tensor [6]: {"x"} -> {"y"}
//   slice(y), permute x<->y, all_gather(x)  communicates 1 element per device,
//   gather-then-slice communicates 3; and no device ever has more elements than
//   the larger of source and target.
//
// The planner finds a cheapest path by communicated bytes (ring costs: all-
// gather and reduce-scatter (n-1)/n of the large side, all-reduce twice that,
// all-to-all (n-1)/n of the local size, permute the local size), ties broken by
// fewer steps, then by smaller results of the steps (a gather over axes of size
// 2 and 4 begins with the former).
//
// Laws (unit-tested against a brute-force search over all shardings and by
// interpreting the plans on numbered elements):
//   1. The plan transforms `from` into `to`: the last result has the placement
//      of `to`, and every device has its shard.
//   2. No intermediate tensor is larger than the larger of source and target,
//      if such a path exists. Full replication occurs only if the target is
//      replicated or no other path exists (uneven dimensions whose shards do
//      not nest).
//   3. All steps are along the axes of the two shardings. Detours along other
//      axes could transfer smaller tensors, but take two or three collectives
//      instead of one.
//
// Uneven dimensions: the local size is ceil(n/shards). If shards nest,
// ceil(n/(s*a))*a == ceil(n/s), the emitter pads the dimension to a multiple
// before a slice or all-to-all and removes the padding after a gather. If they
// do not, a gather and a slice exchange halos (Realignment.h), which is
// included in their cost; other kinds of steps are not used.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPLAN_H
#define GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPLAN_H

#include "lib/Algebra/Sharding/TensorSharding.h"

namespace mlir::gspmd {

enum class ReshardKind {
  Slice,
  AllGather,
  AllToAll,
  CollectivePermute,
  ReduceScatter,
  AllReduce,
  ReplicatedToUnreduced,
};
llvm::StringRef toString(ReshardKind kind);

/// One step of a plan.
struct ReshardStep {
  ReshardKind kind;
  /// The axes of the step, the minor-most suffix of the dimension that it acts
  /// on. CollectivePermute: the axes of the sender.
  AxisList axes;
  /// CollectivePermute only: the data with index s along `axes` goes to the
  /// device with index s along `toAxes`; see permuteTarget.
  AxisList toAxes;
  /// Slice, AllGather, ReduceScatter: the dimension. AllToAll: the dimension
  /// gathered (concat).
  unsigned dim = 0;
  /// AllToAll: the dimension split.
  unsigned splitDim = 0;
  /// The sharding after the step (closed, axis lists canonical).
  TensorSharding result;
};

/// The steps in order of execution; empty if the placements are equal.
struct ReshardPlan {
  llvm::SmallVector<ReshardStep, 4> steps;
  double bytes = 0;       ///< bytes that one device sends
  double resultBytes = 0; ///< bytes of the results of its collectives
};

/// Returns the device that a CollectivePermute sends the data of `device` to.
/// Precondition: the lists have equal sizes. Each list is extended by the
/// digits of the other that it lacks, in order; the device with index s along
/// the extended `axes` sends to the device with index s along the extended
/// `toAxes`, all other digits being equal. Laws: this is a permutation of the
/// devices, and the device with index s along `toAxes` receives the data of a
/// device with index s along `axes`.
int64_t permuteTarget(const Mesh &mesh, int64_t device,
                      llvm::ArrayRef<AxisRef> axes,
                      llvm::ArrayRef<AxisRef> toAxes);

/// Returns true if an all-gather of `shards` shards of size `shard`, of which
/// `size` elements are not padding, is cheaper as an all-reduce in which each
/// device contributes its shard and zeros elsewhere: most devices have padding
/// only (a single row that is on one device).
bool prefersReductionOverGather(int64_t shard, int64_t shards, int64_t size);

/// Returns the bytes that one device sends, by ring algorithms, for a step from
/// the sharding `before` of a tensor of global `shape`.
double stepBytes(const Mesh &mesh, llvm::ArrayRef<int64_t> shape,
                 double elementBytes, const TensorSharding &before,
                 const ReshardStep &step);

/// Returns a cheapest plan; always succeeds. Preconditions: `from` and `to` are
/// valid on `mesh` for the rank of `shape`; unreduced axes that both have are
/// combined by the same reduction.
///
/// Complexity: an A* search over layouts (ReshardSearch.h), bounded by a number
/// of transitions (some milliseconds); beyond it, and for more atoms than a
/// layout can encode (ReshardProblem.h), gather-then-slice. ReshardPlanner
/// caches plans.
ReshardPlan planReshard(const Mesh &mesh, llvm::ArrayRef<int64_t> shape,
                        double elementBytes, const TensorSharding &from,
                        const TensorSharding &to);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPLAN_H
