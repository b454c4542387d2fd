//===- FactorMap.h - An op as an einsum over factors ------------*- C++ -*-===//
//
// How shardings move through an op is told by factors: the index letters of its
// einsum. Every tensor dimension is made of zero or more factors, major to
// minor; a factor that occurs in several tensors must be cut alike in all.
//
//   dot    ([i,k], [k,j]) -> ([i,j])   {i=8, k=16, j=4} reduction={k}
//   reshape     ([ij]) -> ([i,j])      {i=2, j=4}      one compound dimension
//
// A cut is "major first": a minor factor of a compound dimension can be cut
// only if the factors to its left are fully cut (otherwise the shards would be
// strided and the dimension sharding could not say so). FactorProjection.h has
// how shardings become cuts of factors and back.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_FACTORS_FACTORMAP_H
#define GSPMD_LIB_ALGEBRA_FACTORS_FACTORMAP_H

#include "lib/Algebra/Sharding/TensorSharding.h"

namespace mlir::gspmd {

enum class FactorKind {
  PassThrough,     ///< in operands and results, cut alike
  Reduction,       ///< summed over: a cut leaves partial results
  NeedReplication, ///< stays whole (Shardy: need_replication)
  Halo,            ///< positions move (slice, pad, reverse...): parts exchange
                   ///< borders (Shardy: permutation)
  None,            ///< no factor at all
};
llvm::StringRef toString(FactorKind kind);

/// What a factor says. The two sides are independent: a sort cannot be cut
/// along a dimension that shardings move along, and of a dimension that one
/// position is taken of a device has it or not, whatever the result's is cut
/// by.
struct FactorRole {
  /// One kind for both sides, unless told otherwise.
  FactorRole(FactorKind kind = FactorKind::PassThrough, bool isBlocked = false)
      : partitionKind(kind), propagationKind(kind), isBlocked(isBlocked) {}
  FactorRole(FactorKind partition, FactorKind propagation,
             bool isBlocked = false)
      : partitionKind(partition), propagationKind(propagation),
        isBlocked(isBlocked) {}

  /// How its dimensions are cut when the op runs. None: the op is not cut along
  /// it, and nothing is known of what it does there.
  FactorKind partitionKind;
  /// As what completion sees it: shardings move along pass-through factors
  /// first. None: it sees no factor.
  FactorKind propagationKind;
  /// Completion moves no shardings along it, whatever its kind.
  bool isBlocked;
};
/// One of the two: `&FactorRole::partitionKind` or
/// `&FactorRole::propagationKind`.
using FactorSide = FactorKind FactorRole::*;
/// A factor of one side alone.
inline FactorRole partitionOnly(FactorKind kind) {
  return {kind, FactorKind::None};
}
inline FactorRole propagationOnly(FactorKind kind, bool isBlocked = false) {
  return {FactorKind::None, kind, isBlocked};
}

struct Factor : FactorRole {
  Factor(int64_t size, FactorRole role = {}) : FactorRole(role), size(size) {}
  int64_t size;
  bool operator==(const Factor &o) const {
    return size == o.size && partitionKind == o.partitionKind &&
           propagationKind == o.propagationKind && isBlocked == o.isBlocked;
  }
};

/// Factors of one tensor dimension, major to minor. Empty: the dimension is of
/// no factor (size 1 that is broadcast, for instance) and stays uncut.
using DimFactors = llvm::SmallVector<unsigned, 1>;
/// Factors per dimension of one tensor.
using TensorFactors = llvm::SmallVector<DimFactors, 4>;

class FactorMap {
public:
  FactorMap() = default;
  FactorMap(llvm::ArrayRef<Factor> factors,
            llvm::ArrayRef<TensorFactors> operands,
            llvm::ArrayRef<TensorFactors> results)
      : factors_(factors.begin(), factors.end()),
        operands_(operands.begin(), operands.end()),
        results_(results.begin(), results.end()) {}

  llvm::ArrayRef<Factor> factors() const { return factors_; }
  unsigned numFactors() const { return factors_.size(); }
  const Factor &factor(unsigned f) const { return factors_[f]; }
  llvm::ArrayRef<TensorFactors> operands() const { return operands_; }
  llvm::ArrayRef<TensorFactors> results() const { return results_; }
  unsigned numTensors() const { return operands_.size() + results_.size(); }
  /// Operands first, then results.
  const TensorFactors &tensor(unsigned i) const {
    return i < operands_.size() ? operands_[i] : results_[i - operands_.size()];
  }
  bool tensorHasFactor(unsigned tensor, unsigned factor) const;
  /// (dimension, position in it) of a factor in a tensor.
  std::optional<std::pair<unsigned, unsigned>>
  findFactor(unsigned tensor, unsigned factor) const;

  bool operator==(const FactorMap &o) const {
    return factors_ == o.factors_ && operands_ == o.operands_ &&
           results_ == o.results_;
  }
  /// The map of those factors that are kept, in their order.
  FactorMap only(llvm::function_ref<bool(const Factor &)> isKept) const;
  /// `([i, j], [j, k])->([i, k]) {i=8, j=16, k=4} reduction={j}`, as completion
  /// sees it; factors are called i, j, ... z, z_1, z_2, ... by index.
  std::string toString() const;

private:
  friend class FactorRule;
  llvm::SmallVector<Factor, 4> factors_;
  llvm::SmallVector<TensorFactors, 4> operands_;
  llvm::SmallVector<TensorFactors, 2> results_;
};

/// The rule of an op, said dimension by dimension:
///   FactorRule rule({2, 2}, {2});        // operand ranks, result ranks
///   rule.addFactor(8, {{0,0}}, {{0,0}})  // i: operand 0 dim 0, result 0 dim 0
/// Completion and the partition each see a map of the factors that concern
/// them.
class FactorRule {
public:
  struct Place {
    unsigned tensor; ///< index among operands or among results
    unsigned dim;
  };
  FactorRule(llvm::ArrayRef<unsigned> operandRanks,
             llvm::ArrayRef<unsigned> resultRanks);
  explicit FactorRule(const FactorMap &map) : map(map) {}
  /// Shardings move as `moves` says, and the op is cut as `cuts` says.
  static FactorRule joined(const FactorRule &moves, const FactorRule &cuts);
  /// Adds a factor of `size` as the next (more minor) factor of each place.
  /// Returns its index.
  unsigned addFactor(int64_t size, llvm::ArrayRef<Place> operandPlaces,
                     llvm::ArrayRef<Place> resultPlaces, FactorRole role = {});
  /// One factor per dimension of `shape`, on every operand and result of that
  /// rank; others (rank 0 scalars, for instance) are left out.
  FactorRule &addPointwise(llvm::ArrayRef<int64_t> shape, FactorRole role = {});
  /// The factors along which shardings move.
  FactorMap forCompletion() const;
  /// The factors by which the op is cut.
  FactorMap forPartition() const;

private:
  FactorMap map;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_FACTORS_FACTORMAP_H
