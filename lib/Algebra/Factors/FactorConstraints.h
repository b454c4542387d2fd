//===- FactorConstraints.h - Axes that a factor may have --------*- C++ -*-===//
//
// The assignment of axes to the factors of an op is constrained: an axis shards
// one factor only, a dimension of one element is not sharded, and an op may not
// support a factor that is sharded, or sharded unevenly.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_FACTORS_FACTORCONSTRAINTS_H
#define GSPMD_LIB_ALGEBRA_FACTORS_FACTORCONSTRAINTS_H

#include "lib/Algebra/Factors/FactorAssignment.h"

namespace mlir::gspmd {

/// The constraints of one assignment problem, and the factors of its tensors.
/// The constructor takes time linear in tensors * factors.
class FactorConstraints {
public:
  /// Keeps a reference to `problem`, which must outlive the object.
  explicit FactorConstraints(const AssignmentProblem &problem);

  /// Returns true if tensor `t` has factor `f`.
  bool has(unsigned t, unsigned f) const { return projections[t][f].isPresent; }
  /// Returns the axes of factor `f` in the sharding of tensor `t` outside the
  /// op.
  const AxisList &axesIn(unsigned t, unsigned f) const {
    return projections[t][f].axes;
  }
  /// Returns the factors whose axes determine the sharding of tensor `t` inside
  /// the op.
  llvm::ArrayRef<unsigned> factorsOf(unsigned t) const {
    return relevantFactors[t];
  }
  /// Returns the connected component of a factor; tensors connect their
  /// factors. An op on independent tensors (a variadic collective) has several
  /// components, each of which may use all axes.
  unsigned componentOf(unsigned f) const { return components[f]; }
  /// Returns true if the op streams the factor: it is a halo factor of one
  /// operand and of no other tensor, whose shards the op passes from device to
  /// device. Its axes may shard other factors of other tensors, and do not
  /// divide the work.
  bool isStreamed(unsigned f) const { return streamed[f]; }
  bool hasStreamed() const { return llvm::is_contained(streamed, true); }
  /// Returns true if an axis can shard only one of the two factors.
  bool compete(unsigned f, unsigned g) const;

  /// Returns the longest prefix of `axes` that factor `f` may be sharded by
  /// when the other factors are sharded by `others`.
  AxisList legal(unsigned f, llvm::ArrayRef<AxisRef> axes,
                 llvm::ArrayRef<AxisList> others);
  /// Returns the factors for which `legal` has dropped axes because the op
  /// cannot be partitioned by them, in order of the first such call.
  llvm::ArrayRef<unsigned> rejected() const { return rejectedFactors; }
  /// Returns true if the op can be partitioned with `shards` shards of `f`.
  bool canShard(unsigned f, int64_t shards) const {
    return problem.canShard(f, isUneven(f, shards));
  }
  /// Returns the size that bounds the shards of factor `f`: the least size of
  /// the dimensions that consist of it; of a halo factor, the largest.
  int64_t smallestSize(unsigned f) const;

private:
  void findComponents();
  void findStreamed();
  int64_t sizeIn(unsigned t, unsigned f) const;
  bool isUneven(unsigned f, int64_t shards) const;

  const AssignmentProblem &problem;
  const FactorMap &map;
  std::vector<FactorShardings> projections;
  std::vector<llvm::SmallVector<unsigned>> relevantFactors;
  llvm::SmallVector<unsigned> components;
  llvm::SmallVector<bool> streamed;
  llvm::SmallVector<unsigned> rejectedFactors;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_FACTORS_FACTORCONSTRAINTS_H
