//===- FactorConstraints.cpp - Axes that a factor may have ----------------===//

#include "lib/Algebra/Factors/FactorConstraints.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using llvm::ArrayRef;

FactorConstraints::FactorConstraints(const AssignmentProblem &problem)
    : problem(problem), map(*problem.map),
      relevantFactors(problem.tensors.size()) {
  for (unsigned t = 0; t < problem.tensors.size(); ++t) {
    const AssignmentTensor &tensor = problem.tensors[t];
    projections.push_back(tensor.isScalar()
                              ? FactorShardings(map.numFactors())
                              : projectForPartition(map, t, tensor.sharding));
    bool isPartial = tensor.isResult && problem.leavesPartialResults;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (has(t, f) ||
          (isPartial && map.factor(f).partitionKind == FactorKind::Reduction))
        relevantFactors[t].push_back(f);
  }
  findComponents();
  findStreamed();
}

/// Components are independent only if each has results of its own and no
/// reduction: the indices of a table and the rows looked up in it are
/// dependent although no tensor has both.
void FactorConstraints::findComponents() {
  llvm::EquivalenceClasses<unsigned> classes;
  for (unsigned f = 0; f < map.numFactors(); ++f)
    classes.insert(f);
  for (ArrayRef<unsigned> connected : relevantFactors)
    for (unsigned f : connected)
      classes.unionSets(connected.front(), f);
  llvm::SmallDenseSet<unsigned> withResult;
  for (unsigned t = map.operands().size(); t < problem.tensors.size(); ++t)
    if (!relevantFactors[t].empty())
      withResult.insert(classes.getLeaderValue(relevantFactors[t].front()));
  bool areIndependent = true;
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    components.push_back(classes.getLeaderValue(f));
    areIndependent &= map.factor(f).partitionKind != FactorKind::Reduction &&
                      withResult.contains(components.back());
  }
  if (!areIndependent)
    llvm::fill(components, 0);
}

void FactorConstraints::findStreamed() {
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    unsigned operands = 0, results = 0;
    for (unsigned t = 0; t < map.numTensors(); ++t)
      if (map.tensorHasFactor(t, f))
        ++(t < map.operands().size() ? operands : results);
    streamed.push_back(map.factor(f).partitionKind == FactorKind::Halo &&
                       operands == 1 && results == 0);
  }
}

bool FactorConstraints::compete(unsigned f, unsigned g) const {
  if (f == g)
    return false;
  if (!streamed[f] && !streamed[g])
    return components[f] == components[g];
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (has(t, f) && has(t, g))
      return true;
  return false;
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
    if (!llvm::is_contained(rejectedFactors, f))
      rejectedFactors.push_back(f);
  }
  return canonical(result);
}

/// Returns the size of the smallest dimension that consists of factor `f`. A
/// dimension of one element is not sharded: other tensors of the op may lack
/// it. For halo factors (a slice of a large dimension, a small operand of a
/// concatenation) returns the largest: some devices then have padding only.
int64_t FactorConstraints::smallestSize(unsigned f) const {
  bool isHalo = map.factor(f).partitionKind == FactorKind::Halo;
  int64_t size = map.factor(f).size;
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (has(t, f))
      size =
          isHalo ? std::max(size, sizeIn(t, f)) : std::min(size, sizeIn(t, f));
  return size;
}

/// Returns true if `shards` shards leave padding in some tensor.
bool FactorConstraints::isUneven(unsigned f, int64_t shards) const {
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (has(t, f) && sizeIn(t, f) % shards != 0)
      return true;
  return map.factor(f).size % shards != 0;
}

/// Returns the size of factor `f` in tensor `t`. The dimensions of halo factors
/// differ in size between operand and result.
int64_t FactorConstraints::sizeIn(unsigned t, unsigned f) const {
  unsigned dim = map.findFactor(t, f)->first;
  return map.tensor(t)[dim].size() == 1 ? problem.tensors[t].shape[dim]
                                        : map.factor(f).size;
}
