//===- ReshardProblem.h - Two shardings in common atoms ---------*- C++ -*-===//
//
// Internal to the planner. The two shardings are expressed in *atoms*: the
// sub-axes into which the boundaries of both divide their axes. A layout lists
// the atoms that shard each dimension; a transition leads from one layout to
// another by one collective or a slice.
//
//     mesh x=4 y=2, [{"x"}, {"y"}] -> [{"y"}, {"x"}]
//     atoms     a = "x":(1)2, b = "x":(2)2, c = "y"    (fine)
//     layouts   [ab, c] -all_to_all b-> [a, cb] -permute-> [c, ab]
//
// If the dimensions that differ are even, the problem has only these, without
// their common prefix. Otherwise it has all dimensions, since an even dimension
// can take axes while an uneven one is rearranged.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPROBLEM_H
#define GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPROBLEM_H

#include "lib/Algebra/Reshard/ReshardPlan.h"

namespace mlir::gspmd {
namespace reshard {

using AtomId = uint8_t;
using AtomList = llvm::SmallVector<AtomId, 8>;
/// A set of atoms.
using AtomSet = uint32_t;
/// Limits of LayoutKey: 14 atoms and 8 ends of dimensions of 4 bits each, and
/// 14 bits of unreduced atoms, fit in 128 bits.
constexpr unsigned kMaxAtoms = 14;
constexpr unsigned kMaxDims = 8;
/// A problem of prime atoms with more atoms than this is not searched: the
/// number of layouts grows faster than exponentially.
constexpr unsigned kMaxFineAtoms = 6;

/// A layout as a hashable value: 4 bits for each atom or end of a dimension,
/// then the unreduced atoms.
using LayoutKey = std::pair<uint64_t, uint64_t>;

/// The atoms of each dimension of the problem, major to minor, and those over
/// which the tensor is unreduced. Law: fromKey(key(), numDims) == *this.
struct Layout {
  llvm::SmallVector<AtomList, 4> dims;
  AtomSet unreduced = 0;

  LayoutKey key() const;
  static Layout fromKey(LayoutKey key, unsigned numDims);
  /// Returns the atoms that shard a dimension.
  AtomSet placed() const;
};

/// A dimension that the search may reshard.
struct ProblemDim {
  unsigned dim;    ///< the dimension of the tensor
  int64_t size;    ///< the number of elements
  AxisList prefix; ///< axes that stay, not part of the layouts
  int64_t prefixSize = 1;
  bool isUneven = false; ///< not a multiple of all atoms together
};

/// A reshard in terms of atoms.
class Problem {
public:
  /// Returns nullopt if there are more atoms or dimensions than a layout can
  /// encode. `fine` splits the axes into atoms of prime size: more paths, but a
  /// larger search. With `halos`, steps may exchange halos between shards that
  /// do not nest. Axes that neither sharding uses are not part of the problem
  /// (ReshardPlan.h).
  static std::optional<Problem> make(const Mesh &mesh,
                                     llvm::ArrayRef<int64_t> shape,
                                     const TensorSharding &from,
                                     const TensorSharding &to, bool allDims,
                                     bool fine, bool halos = false);

  const Layout &from() const { return from_; }
  const Layout &to() const { return to_; }
  unsigned numDims() const { return dims_.size(); }
  const ProblemDim &dim(unsigned d) const { return dims_[d]; }
  unsigned numAtoms() const { return atoms_.size(); }
  int64_t atomSize(AtomId a) const { return atoms_[a].size(); }
  /// Returns the atoms that overlap none of `layout`.
  AtomSet freeAtoms(const Layout &layout) const;
  AtomSet targetAtoms() const { return targetAtoms_; }
  /// Returns the dimension that `a` shards in the target, if any.
  std::optional<unsigned> targetDim(AtomId a) const;

  /// Returns the number of shards of dimension `d`, without its prefix.
  int64_t count(const Layout &layout, unsigned d) const;
  int64_t sizeOf(llvm::ArrayRef<AtomId> atoms) const;
  /// Returns the local size of dimension `d` with `count` shards, in elements.
  int64_t localSize(unsigned d, int64_t count) const;
  /// Returns the number of elements of the local tensor.
  double localElements(const Layout &layout) const;
  /// Returns true if shards nest when `size` is gathered from the minor end of
  /// `count` shards (canGather), or when `count` shards are split by `size`
  /// (canSplit).
  bool canGather(unsigned d, int64_t count, int64_t size) const;
  bool canSplit(unsigned d, int64_t count, int64_t size) const;
  bool exchangesHalos() const { return exchangesHalos_; }
  /// Returns true if shards of some dimension may not nest.
  bool isAnyUneven() const;
  /// Returns the number of elements along dimension `d` that a step sends to
  /// realign `count` shards of `from` elements to shards of `to` elements.
  int64_t transferred(unsigned d, int64_t count, int64_t from,
                      int64_t to) const;

  /// Returns true if shards of dimension `d` may not nest.
  bool isUneven(unsigned d) const { return dims_[d].isUneven; }

  /// Returns a lower bound of the cost of a cheapest path to the target: the
  /// elements that the device with the least of its target shard must receive.
  /// Admissible for A*.
  double lowerBound(const Layout &layout) const;

  /// Returns the axes of `atoms` in canonical form.
  AxisList axesOf(llvm::ArrayRef<AtomId> atoms) const;
  /// Returns `base` with the dimensions and the unreduced axes of `layout`.
  TensorSharding sharding(const Layout &layout,
                          const TensorSharding &base) const;

private:
  void collectDims(llvm::ArrayRef<int64_t> shape, const TensorSharding &from,
                   const TensorSharding &to, bool all);
  void findUnevenDims();
  bool collectAtoms(const Mesh &mesh, const TensorSharding &from,
                    const TensorSharding &to, bool fine);

  llvm::SmallVector<ProblemDim, 4> dims_;
  llvm::SmallVector<AxisRef, 8> atoms_;
  llvm::SmallVector<AtomSet, 8> overlaps_; ///< per atom, itself included
  Layout from_, to_;
  AtomSet targetAtoms_ = 0;
  AxisList keptUnreduced_;
  bool exchangesHalos_ = false;
  double otherElements_ = 1; ///< local elements of the other dimensions
};

} // namespace reshard
} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPROBLEM_H
