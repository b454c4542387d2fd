//===- FactorConstraints.cpp - What a factor of an op may be cut by -------===//

#include "lib/Algebra/Factors/FactorConstraints.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using llvm::ArrayRef;

FactorConstraints::FactorConstraints(const AssignmentProblem &problem)
    : problem(problem), map(*problem.map), concerned(problem.tensors.size()) {
  for (unsigned t = 0; t < problem.tensors.size(); ++t) {
    const AssignmentTensor &tensor = problem.tensors[t];
    projections.push_back(tensor.isScalar()
                              ? FactorShardings(map.numFactors())
                              : projectForPartition(map, t, tensor.sharding));
    bool isPartial = tensor.isResult && problem.leavesPartialResults;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (has(t, f) ||
          (isPartial && map.factor(f).partitionKind == FactorKind::Reduction))
        concerned[t].push_back(f);
  }
  findParts();
}

/// Parts are apart only where each has results of its own that nothing is
/// summed up for: positions of a table and the rows looked up in it belong
/// together though no tensor has both.
void FactorConstraints::findParts() {
  llvm::EquivalenceClasses<unsigned> classes;
  for (unsigned f = 0; f < map.numFactors(); ++f)
    classes.insert(f);
  for (ArrayRef<unsigned> connected : concerned)
    for (unsigned f : connected)
      classes.unionSets(connected.front(), f);
  llvm::SmallDenseSet<unsigned> withResult;
  for (unsigned t = map.operands().size(); t < problem.tensors.size(); ++t)
    if (!concerned[t].empty())
      withResult.insert(classes.getLeaderValue(concerned[t].front()));
  bool areApart = true;
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    parts.push_back(classes.getLeaderValue(f));
    areApart &= map.factor(f).partitionKind != FactorKind::Reduction &&
                withResult.contains(parts.back());
  }
  if (!areApart)
    llvm::fill(parts, 0);
}

AxisList FactorConstraints::legal(unsigned f, ArrayRef<AxisRef> axes,
                                  ArrayRef<AxisList> others) {
  AxisList used = problem.deferred;
  for (unsigned g = 0; g < others.size(); ++g)
    if (compete(f, g))
      llvm::append_range(used, others[g]);
  AxisList result = prefixWithout(axes, used);
  for (; !result.empty(); result.pop_back()) {
    int64_t shards = axisListSize(result);
    if (smallestSize(f) == 1)
      continue;
    if (canShard(f, shards))
      break;
    if (!llvm::is_contained(refusedFactors, f))
      refusedFactors.push_back(f);
  }
  return canonical(result);
}

/// Elements of the smallest dimension that factor `f` is alone in. A dimension
/// of one element is not cut: it may be missing in other tensors of the op.
/// Where positions move (a slice of a large dimension, a small piece of a
/// concatenation) the largest counts: some devices then hold padding only.
int64_t FactorConstraints::smallestSize(unsigned f) const {
  bool isMoved = map.factor(f).partitionKind == FactorKind::Halo;
  int64_t size = map.factor(f).size;
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (has(t, f))
      size =
          isMoved ? std::max(size, sizeIn(t, f)) : std::min(size, sizeIn(t, f));
  return size;
}

/// Does a cut into `shards` leave padding in some tensor?
bool FactorConstraints::isUneven(unsigned f, int64_t shards) const {
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (has(t, f) && sizeIn(t, f) % shards != 0)
      return true;
  return map.factor(f).size % shards != 0;
}

/// Size of factor `f` in tensor `t`. Dimensions of permutation factors differ
/// in size between operand and result.
int64_t FactorConstraints::sizeIn(unsigned t, unsigned f) const {
  unsigned dim = map.findFactor(t, f)->first;
  return map.tensor(t)[dim].size() == 1 ? problem.tensors[t].shape[dim]
                                        : map.factor(f).size;
}
