//===- ReshardPlan.h - The cheapest way from one sharding to another -*-C++-*-//
//
// A reshard is a path of steps, each of which one collective (or a local slice)
// carries out. Steps act on the minor end of a dimension's axis list:
//
//   Slice(d, a)        [..]      -> [.., a]        local, no communication
//   AllGather(d, a)    [.., a]   -> [..]           all-gather over a
//   AllToAll(i, j, a)  i [.., a] -> i [..], j [.., a]
//   Permute            same local shape, axes renamed or reordered
//   ReduceScatter(d,a) unreduced a -> d [.., a]
//   AllReduce(a)       unreduced a -> (nothing)
//   ReplicatedToUnreduced(a)       (nothing)   -> unreduced a  local: one
//   device keeps the
//                                                  value, the others hold what
//                                                  is neutral
//
// Example, mesh x=2 y=3, tensor [6]: {"x"} -> {"y"}
//   slice(y), permute x<->y, all_gather(x)  communicates 1 element per device,
//   where gather-then-slice communicates 3; and no device ever holds more than
//   the larger of source and target.
//
// The planner finds a cheapest path by communicated bytes (ring costs: all-
// gather and reduce-scatter (n-1)/n of the large side, all-reduce twice that,
// all-to-all (n-1)/n of the local size, permute the local size), ties broken by
// fewer steps. It visits a full replication only if the target asks for it or
// if no other path exists (uneven dimensions whose shards do not nest). No
// device holds more on the way than the larger of source and target, if there
// is such a path. Its steps are along the axes of the two shardings only: to
// cut along others for a while would make what has to be moved smaller, but
// take two or three collectives where one is what anybody expects.
//
// Uneven dimensions: the local size is ceil(n/shards). Where layouts nest,
// ceil(n/(s*a))*a == ceil(n/s), the emitter pads the dimension to a multiple
// before a slice or all-to-all and cuts the padding off after a gather. Where
// they do not, a gather and a slice bring borders over (Realignment.h), which
// they are charged for; the other kinds of steps are not taken.
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

struct ReshardStep {
  ReshardKind kind;
  /// The axes of the step (minor-most suffix of the dimension it acts on). For
  /// CollectivePermute: axes read on the sending side.
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

struct ReshardPlan {
  llvm::SmallVector<ReshardStep, 4> steps;
  double bytes = 0; ///< communicated bytes of one device
};

/// Where a CollectivePermute sends the data of `device`. The two lists are of
/// one size. Each is extended by the digits of the other that it lacks, in
/// order; the device with index s along the extended `axes` sends to the device
/// with index s along the extended `toAxes`, all other digits being equal. This
/// is a permutation of the devices, and whoever has index s along `toAxes` gets
/// what a device with index s along `axes` had.
int64_t permuteTarget(const Mesh &mesh, int64_t device,
                      llvm::ArrayRef<AxisRef> axes,
                      llvm::ArrayRef<AxisRef> toAxes);

/// Is a gather of `parts` parts of size `part`, of which `size` elements are no
/// padding, better done as a sum in which each device has its own part and
/// zeros elsewhere? So where most devices hold padding only (a single row that
/// lies on one device).
bool prefersReductionOverGather(int64_t part, int64_t parts, int64_t size);

/// Bytes that one device sends (ring algorithms) for a step from `before`.
double stepBytes(const Mesh &mesh, llvm::ArrayRef<int64_t> shape,
                 double elementBytes, const TensorSharding &before,
                 const ReshardStep &step);

/// A cheapest plan. Always succeeds; `from` and `to` must verify on `mesh` for
/// the rank of `shape`. Unreduced axes that both have must be combined alike.
ReshardPlan planReshard(const Mesh &mesh, llvm::ArrayRef<int64_t> shape,
                        double elementBytes, const TensorSharding &from,
                        const TensorSharding &to);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPLAN_H
