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
// strided and the dimension sharding could not say so). FactorProjection.h has how
// shardings become cuts of factors and back.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_ALGEBRA_FACTORMAP_H
#define GSPMD_DIALECT_ALGEBRA_FACTORMAP_H

#include "dialect/Algebra/TensorSharding.h"

namespace gspmd {

enum class FactorKind {
  PassThrough,     ///< in operands and results, cut alike
  Reduction,       ///< summed over: cutting it leaves a partial result
  NeedReplication, ///< must not be cut to run the op locally
  Permutation,     ///< positions move (slice, pad, reverse...): halo or permute
};
llvm::StringRef toString(FactorKind kind);

struct Factor {
  int64_t size;
  FactorKind kind = FactorKind::PassThrough;
  /// Completion moves no shardings along it, whatever its kind.
  bool isBlocked = false;
  bool operator==(const Factor &o) const {
    return size == o.size && kind == o.kind && isBlocked == o.isBlocked;
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
  /// `([i, j], [j, k])->([i, k]) {i=8, j=16, k=4} reduction={j}`; factors are
  /// called i, j, ... z, z_1, z_2, ... by index.
  std::string toString() const;

private:
  llvm::SmallVector<Factor, 4> factors_;
  llvm::SmallVector<TensorFactors, 4> operands_;
  llvm::SmallVector<TensorFactors, 2> results_;
};

/// Builds a FactorMap dimension by dimension:
///   FactorMapBuilder b({2, 2}, {2});  // operand ranks, result ranks
///   b.addFactor(8, {{0,0}}, {{0,0}})  // i: operand 0 dim 0, result 0 dim 0
class FactorMapBuilder {
public:
  struct Place {
    unsigned tensor; ///< index among operands or among results
    unsigned dim;
  };
  FactorMapBuilder(llvm::ArrayRef<unsigned> operandRanks,
                   llvm::ArrayRef<unsigned> resultRanks);
  /// Adds a factor of `size` as the next (more minor) factor of each place.
  /// Returns its index.
  unsigned addFactor(int64_t size, llvm::ArrayRef<Place> operandPlaces,
                     llvm::ArrayRef<Place> resultPlaces,
                     FactorKind kind = FactorKind::PassThrough,
                     bool isBlocked = false);
  /// One factor per dimension of `shape`, on every operand and result of that
  /// rank; others (rank 0 scalars, for instance) are left out.
  FactorMapBuilder &addPointwise(llvm::ArrayRef<int64_t> shape,
                                 FactorKind kind = FactorKind::PassThrough);
  FactorMap build() &&;

private:
  llvm::SmallVector<Factor, 4> factors;
  llvm::SmallVector<TensorFactors, 4> operands;
  llvm::SmallVector<TensorFactors, 2> results;
};

} // namespace gspmd

#endif // GSPMD_DIALECT_ALGEBRA_FACTORMAP_H
