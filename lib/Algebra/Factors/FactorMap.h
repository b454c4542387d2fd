//===- FactorMap.h - An op as an einsum over factors ------------*- C++ -*-===//
//
// A factor is an index letter of the op's einsum, as in Shardy. Every tensor
// dimension consists of zero or more factors, major to minor; a factor that
// occurs in several tensors must be sharded alike in all of them.
//
//   dot    ([i,k], [k,j]) -> ([i,j])   {i=8, k=16, j=4} reduction={k}
//   reshape     ([ij]) -> ([i,j])      {i=2, j=4}      one compound dimension
//
// Compound dimensions are sharded major first: a minor factor can be sharded
// only if the factors to its left are fully sharded. Otherwise the shards would
// be strided, which a dimension sharding cannot express. FactorProjection.h
// converts dimension shardings to factor shardings and back.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_FACTORS_FACTORMAP_H
#define GSPMD_LIB_ALGEBRA_FACTORS_FACTORMAP_H

#include "lib/Algebra/Sharding/TensorSharding.h"

namespace mlir::gspmd {

/// The kind of a factor, as in Shardy.
enum class FactorKind {
  PassThrough, ///< a dimension of operands and results, all sharded the same
               ///< way
  Reduction,   ///< summed over: sharding it leaves partial sums
  NeedReplication, ///< must stay unsharded
  Halo,            ///< elements move (slice, pad, reverse...): devices exchange
                   ///< halos; printed as `permutation`, as in Shardy
  None,            ///< not a factor
};
llvm::StringRef toString(FactorKind kind);

/// The two roles of a factor, which are independent. A sort cannot be
/// partitioned along a dimension that shardings are propagated through; of a
/// dimension that one element is selected from, a device has the element or
/// not, whatever the sharding of the result.
struct FactorRole {
  /// One kind for both roles by default.
  FactorRole(FactorKind kind = FactorKind::PassThrough, bool isBlocked = false)
      : partitionKind(kind), propagationKind(kind), isBlocked(isBlocked) {}
  FactorRole(FactorKind partition, FactorKind propagation,
             bool isBlocked = false)
      : partitionKind(partition), propagationKind(propagation),
        isBlocked(isBlocked) {}

  /// The kind when the op is partitioned. None: the op is not partitioned
  /// along it, and its effect on the dimension is unknown.
  FactorKind partitionKind;
  /// The kind when shardings are propagated, pass-through factors first. None:
  /// propagation has no such factor.
  FactorKind propagationKind;
  /// Disables propagation along the factor, whatever its kind.
  bool isBlocked;
};
/// `&FactorRole::partitionKind` or `&FactorRole::propagationKind`.
using FactorRoleField = FactorKind FactorRole::*;
/// Returns the role of a factor that only the partitioner uses.
inline FactorRole partitionOnly(FactorKind kind) {
  return {kind, FactorKind::None};
}
/// Returns the role of a factor that only propagation uses.
inline FactorRole propagationOnly(FactorKind kind, bool isBlocked = false) {
  return {FactorKind::None, kind, isBlocked};
}

/// A factor: its roles and its size, the extent of the einsum index.
struct Factor : FactorRole {
  Factor(int64_t size, FactorRole role = {}) : FactorRole(role), size(size) {}
  int64_t size;
  bool operator==(const Factor &o) const {
    return size == o.size && partitionKind == o.partitionKind &&
           propagationKind == o.propagationKind && isBlocked == o.isBlocked;
  }
};

/// The factors of one tensor dimension, major to minor. A dimension without
/// factors (size 1 that is broadcast, for instance) stays unsharded.
using DimFactors = llvm::SmallVector<unsigned, 1>;
/// The factors of each dimension of one tensor.
using TensorFactors = llvm::SmallVector<DimFactors, 4>;

/// The factors of the dimensions of all operands and results of an op; Shardy
/// calls it a sharding rule.
///
/// An immutable value. Invariants: a factor occurs at most once in a tensor;
/// the product of the factor sizes of a compound dimension is its size.
/// findFactor takes time linear in the factors of the tensor.
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
  /// Returns the factors of tensor `i`; operands come first, then results.
  const TensorFactors &tensor(unsigned i) const {
    return i < operands_.size() ? operands_[i] : results_[i - operands_.size()];
  }
  bool tensorHasFactor(unsigned tensor, unsigned factor) const;
  /// Returns the dimension of a factor in a tensor and its index among the
  /// factors of that dimension; nullopt if the tensor does not have the factor.
  std::optional<std::pair<unsigned, unsigned>>
  findFactor(unsigned tensor, unsigned factor) const;

  bool operator==(const FactorMap &o) const {
    return factors_ == o.factors_ && operands_ == o.operands_ &&
           results_ == o.results_;
  }
  /// Returns the map of the factors for which `isKept` holds, renumbered in
  /// their order.
  FactorMap filter(llvm::function_ref<bool(const Factor &)> isKept) const;
  /// Returns `([i, j], [j, k])->([i, k]) {i=8, j=16, k=4} reduction={j}` with
  /// the kinds of propagation; factors are named i, j, ... z, z_1, z_2, ... by
  /// index.
  std::string toString() const;

private:
  friend class FactorRule;
  llvm::SmallVector<Factor, 4> factors_;
  llvm::SmallVector<TensorFactors, 4> operands_;
  llvm::SmallVector<TensorFactors, 2> results_;
};

/// A builder of the rule of an op, factor by factor:
///   FactorRule rule({2, 2}, {2});        // operand ranks, result ranks
///   rule.addFactor(8, {{0,0}}, {{0,0}})  // i: operand 0 dim 0, result 0 dim 0
/// Propagation and the partitioner each get the map of the factors that have a
/// role for them.
class FactorRule {
public:
  struct TensorDim {
    unsigned tensor; ///< index among the operands or among the results
    unsigned dim;
  };
  FactorRule(llvm::ArrayRef<unsigned> operandRanks,
             llvm::ArrayRef<unsigned> resultRanks);
  explicit FactorRule(const FactorMap &map) : map(map) {}
  /// Returns the rule with the propagation factors of `propagation` and the
  /// partition factors of `partition`.
  static FactorRule merge(const FactorRule &propagation,
                          const FactorRule &partition);
  /// Adds a factor of `size` as the next (more minor) factor of each of these
  /// dimensions. Returns its index.
  unsigned addFactor(int64_t size, llvm::ArrayRef<TensorDim> operandDims,
                     llvm::ArrayRef<TensorDim> resultDims,
                     FactorRole role = {});
  /// Adds one factor for each dimension of `shape`, in every operand and result
  /// of that rank; others (scalars, for instance) get none.
  FactorRule &addPointwise(llvm::ArrayRef<int64_t> shape, FactorRole role = {});
  /// Returns the factors with a propagation kind.
  FactorMap forCompletion() const;
  /// Returns the factors with a partition kind.
  FactorMap forPartition() const;

private:
  FactorMap map;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_FACTORS_FACTORMAP_H
