//===- FactorConstraints.h - What a factor of an op may be cut by -*- C++
//-*-===//
//
// A choice of axes for the factors of an op has bounds: an axis cuts one factor
// only, a dimension of one element is not cut, and an op may not be able to run
// with a factor cut, or cut unevenly.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_FACTORS_FACTORCONSTRAINTS_H
#define GSPMD_LIB_ALGEBRA_FACTORS_FACTORCONSTRAINTS_H

#include "lib/Algebra/Factors/FactorAssignment.h"

namespace mlir::gspmd {

class FactorConstraints {
public:
  /// The problem is referred to.
  explicit FactorConstraints(const AssignmentProblem &problem);

  /// Has tensor `t` factor `f`?
  bool has(unsigned t, unsigned f) const { return projections[t][f].isPresent; }
  /// The axes that tensor `t`, as it lies outside, has on factor `f`.
  const AxisList &axesIn(unsigned t, unsigned f) const {
    return projections[t][f].axes;
  }
  /// The factors whose axes tell how tensor `t` lies inside the op.
  llvm::ArrayRef<unsigned> factorsOf(unsigned t) const { return concerned[t]; }
  /// A number that factors have in common which tensors connect. What an op
  /// does to several tensors apart from each other (a collective of many) are
  /// several parts, each of which may use all axes.
  unsigned componentOf(unsigned f) const { return parts[f]; }
  /// Can an axis cut only one of the two?
  bool compete(unsigned f, unsigned g) const {
    return f != g && parts[f] == parts[g];
  }

  /// The longest prefix of `axes` that factor `f` may be cut by, when the other
  /// factors are cut by `others`.
  AxisList legal(unsigned f, llvm::ArrayRef<AxisRef> axes,
                 llvm::ArrayRef<AxisList> others);
  /// Factors of which `legal` has left axes out because the op cannot run with
  /// them, in the order in which that was asked.
  llvm::ArrayRef<unsigned> rejected() const { return refusedFactors; }
  /// May the op run with `f` cut into so many parts?
  bool canShard(unsigned f, int64_t shards) const {
    return problem.canShard(f, isUneven(f, shards));
  }
  int64_t smallestSize(unsigned f) const;

private:
  void findParts();
  int64_t sizeIn(unsigned t, unsigned f) const;
  bool isUneven(unsigned f, int64_t shards) const;

  const AssignmentProblem &problem;
  const FactorMap &map;
  std::vector<FactorShardings> projections;
  std::vector<llvm::SmallVector<unsigned>> concerned;
  llvm::SmallVector<unsigned> parts;
  llvm::SmallVector<unsigned> refusedFactors;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_FACTORS_FACTORCONSTRAINTS_H
