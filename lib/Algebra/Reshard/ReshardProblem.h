//===- ReshardProblem.h - Two shardings in common atoms ---------*- C++ -*-===//
//
// Internal to the planner. If the dimensions that differ are even, only they
// are looked at, and there only what follows the common prefix; else all are,
// since an even dimension can take axes while an uneven one is rearranged. What
// differs between two shardings is written with *atoms*: the pieces of axes
// that result when the pieces of both shardings cut each other. A layout says
// which atoms cut which dimensions; a move leads from one layout to another by
// one collective or a slice.
//
//     mesh x=4 y=2, [{"x"}, {"y"}] -> [{"y"}, {"x"}]
//     atoms     a = "x":(1)2, b = "x":(2)2, c = "y"    (cut finely)
//     layouts   [ab, c] -all_to_all b-> [a, cb] -permute-> [c, ab]
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
constexpr unsigned maxAtoms = 14;
constexpr unsigned maxDims = 8;
/// A finely cut problem with more atoms than this is not searched.
constexpr unsigned maxFineAtoms = 6;

/// A layout as a value that can be compared and hashed: 4 bits for each atom or
/// end of a dimension, then the unreduced atoms.
using LayoutKey = std::pair<uint64_t, uint64_t>;

/// The atoms of each dimension of the problem (major to minor) and those along
/// which partial results are still to be summed.
struct Layout {
  llvm::SmallVector<AtomList, 4> dims;
  AtomSet unreduced = 0;

  LayoutKey key() const;
  static Layout ofKey(LayoutKey key, unsigned numDims);
  /// Atoms that cut a dimension.
  AtomSet placed() const;
};

/// A dimension that the search may cut anew.
struct ProblemDim {
  unsigned dim;    ///< in the tensor
  int64_t size;    ///< in elements
  AxisList prefix; ///< axes that stay, left out of the layouts
  int64_t prefixSize = 1;
  bool isUneven = false; ///< not a multiple of all atoms together
};

/// What is to be resharded, in atoms.
class Problem {
public:
  /// nullopt if there are more atoms or dimensions than a layout can hold.
  /// `fine` cuts the axes down to atoms of prime size: more paths, but a larger
  /// search. With `borders`, steps may bring borders over where cuts do not
  /// nest. Axes that neither sharding uses stay out (ReshardPlan.h).
  static std::optional<Problem> make(const Mesh &mesh,
                                     llvm::ArrayRef<int64_t> shape,
                                     const TensorSharding &from,
                                     const TensorSharding &to, bool allDims,
                                     bool fine, bool borders = false);

  const Layout &from() const { return from_; }
  const Layout &to() const { return to_; }
  unsigned numDims() const { return dims_.size(); }
  const ProblemDim &dim(unsigned d) const { return dims_[d]; }
  unsigned numAtoms() const { return atoms_.size(); }
  int64_t atomSize(AtomId a) const { return atoms_[a].size(); }
  /// Atoms that may be used beside those of `layout`.
  AtomSet freeAtoms(const Layout &layout) const;
  AtomSet targetAtoms() const { return targetAtoms_; }
  /// The dimension that `a` cuts in the target, if any.
  std::optional<unsigned> targetDim(AtomId a) const;

  /// Shards of dimension `d` (without its prefix).
  int64_t count(const Layout &layout, unsigned d) const;
  int64_t sizeOf(llvm::ArrayRef<AtomId> atoms) const;
  /// Elements of dimension `d` that one device holds under `count` shards.
  int64_t localSize(unsigned d, int64_t count) const;
  /// Elements that one device holds of the whole tensor.
  double localElements(const Layout &layout) const;
  /// Can `size` be taken off the minor end of `count` shards of a dimension, or
  /// be added to `count / size`, such that the parts lie within the shards?
  bool canGather(unsigned d, int64_t count, int64_t size) const;
  bool canSplit(unsigned d, int64_t count, int64_t size) const;
  bool movesBorders() const { return movesBorders_; }
  /// Is there a dimension whose cuts can fail to nest?
  bool isAnyUneven() const;
  /// What a step sends, of each layer of dimension `d` of one element, so that
  /// its `count` parts of `from` elements become parts of `to`.
  int64_t transferred(unsigned d, int64_t count, int64_t from,
                      int64_t to) const;

  /// Can cuts of dimension `d` fail to nest?
  bool isUneven(unsigned d) const { return dims_[d].isUneven; }

  /// Never more than the cost of the cheapest way to the target: what the
  /// device that has the least of its part of the target must receive.
  double lowerBound(const Layout &layout) const;

  /// The axes in canonical form.
  AxisList axesOf(llvm::ArrayRef<AtomId> atoms) const;
  /// `base` with the dimensions and the unreduced axes of `layout`.
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
  llvm::SmallVector<AtomSet, 8> clashes_; ///< per atom, itself included
  Layout from_, to_;
  AtomSet targetAtoms_ = 0;
  AxisList keptUnreduced_;
  bool movesBorders_ = false;
  double otherElements_ = 1; ///< local elements of the other dimensions
};

} // namespace reshard
} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_RESHARD_RESHARDPROBLEM_H
