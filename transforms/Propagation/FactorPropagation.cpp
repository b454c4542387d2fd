//===- FactorPropagation.cpp - One op's step of completion ----------------===//

#include "transforms/Propagation/FactorPropagation.h"
#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using llvm::ArrayRef;
using llvm::MutableArrayRef;
using llvm::SmallVector;

namespace {

/// The op's tensors seen through its factors, during one step.
class Step {
public:
  Step(const FactorMap &map, MutableArrayRef<PropagationTensor> tensors)
      : map(map), tensors(tensors), changed(tensors.size(), false) {
    for (unsigned t = 0; t < tensors.size(); ++t)
      projections.push_back(
          tensors[t].sharding
              ? projectToFactors(map, t, tensors[t].shape, *tensors[t].sharding)
              : TensorProjection());
  }

  SmallVector<unsigned> run(const PropagationStepOptions &options);

private:
  bool takesPart(unsigned t, unsigned f) const {
    return tensors[t].sharding && projections[t].hasFactor[f];
  }
  ArrayRef<AxisRef> axesOf(unsigned t, unsigned f) const {
    return projections[t].factors[f].axes;
  }

  bool isBlocked(unsigned f, bool passThroughOnly) const;
  std::optional<AxisList> agreedAxes(unsigned f) const;
  AxisList bestAxes(unsigned f) const;
  AxisList axesOfOtherFactors(unsigned f) const;
  SmallVector<unsigned> factorsByBytes() const;
  void extend(unsigned t, unsigned f, ArrayRef<AxisRef> axes);
  AxisList fitting(unsigned t, unsigned f, ArrayRef<AxisRef> own,
                   ArrayRef<AxisRef> added) const;
  bool isAtOpenEnd(unsigned t, unsigned f) const;

  const FactorMap &map;
  MutableArrayRef<PropagationTensor> tensors;
  SmallVector<bool> changed;
  std::vector<TensorProjection> projections;
};

} // namespace

/// The longest list that all tensors can be extended to; nullopt if two lists
/// disagree (then what they have in common is in place already).
std::optional<AxisList> Step::agreedAxes(unsigned f) const {
  AxisList longest;
  for (unsigned t = 0; t < tensors.size(); ++t) {
    if (!takesPart(t, f))
      continue;
    if (isPrefix(longest, axesOf(t, f)))
      longest = AxisList(axesOf(t, f));
    else if (!isPrefix(axesOf(t, f), longest))
      return std::nullopt;
  }
  return longest;
}

/// The list with most shards; among equals that of the largest tensor.
AxisList Step::bestAxes(unsigned f) const {
  AxisList best;
  int64_t bestShards = 1;
  double bestBytes = 0;
  for (unsigned t = 0; t < tensors.size(); ++t) {
    if (!takesPart(t, f))
      continue;
    int64_t shards = axisListSize(axesOf(t, f));
    if (shards > bestShards ||
        (shards == bestShards && shards > 1 && tensors[t].bytes > bestBytes)) {
      best = AxisList(axesOf(t, f));
      bestShards = shards;
      bestBytes = tensors[t].bytes;
    }
  }
  return best;
}

/// Axes that some tensor uses for a factor other than `f`.
AxisList Step::axesOfOtherFactors(unsigned f) const {
  AxisList axes;
  for (unsigned t = 0; t < tensors.size(); ++t) {
    if (!tensors[t].sharding)
      continue;
    for (unsigned g = 0; g < map.numFactors(); ++g)
      if (g != f && takesPart(t, g))
        llvm::append_range(axes, axesOf(t, g));
    for (const AxisList &rest : projections[t].overflow)
      llvm::append_range(axes, rest);
  }
  return axes;
}

/// Can axes be appended to the tensor's dimension on behalf of `f`? The
/// dimension must be open, what lies left of `f` in it must be filled, and what
/// lies right of it must be uncut.
bool Step::isAtOpenEnd(unsigned t, unsigned f) const {
  auto [dim, position] = *map.findFactor(t, f);
  if (tensors[t].sharding->dim(dim).isClosed ||
      !projections[t].overflow[dim].empty())
    return false;
  const DimFactors &factors = map.tensor(t)[dim];
  for (unsigned i = 0; i < factors.size(); ++i) {
    int64_t shards = axisListSize(axesOf(t, factors[i]));
    if (i < position && shards != map.factor(factors[i]).size)
      return false;
    if (i > position && shards != 1)
      return false;
  }
  return true;
}

/// The longest prefix of `added` that tensor `t` can take on factor `f` after
/// its `own` axes: free in the tensor, and no more shards than elements (twice
/// as many along a permutation factor); even where it must be (entry values,
/// factors with others to their right).
AxisList Step::fitting(unsigned t, unsigned f, ArrayRef<AxisRef> own,
                       ArrayRef<AxisRef> added) const {
  AxisList used = tensors[t].sharding->allUsedAxes();
  llvm::append_range(used, tensors[t].blocked);
  auto [dim, position] = *map.findFactor(t, f);
  bool mustDivide = tensors[t].evenOnly ||
                    position + 1 != map.tensor(t)[dim].size();
  // A permutation factor's dimensions differ in size (slice, pad).
  int64_t size = map.tensor(t)[dim].size() == 1 ? tensors[t].shape[dim]
                                                : map.factor(f).size;
  // The result of a slice may leave some devices without elements, as long as
  // it keeps most of them busy: then it need not be realigned.
  int64_t mostShards =
      map.factor(f).kind == FactorKind::Permutation ? 2 * size : size;
  int64_t shards = axisListSize(own);
  AxisList result;
  for (const AxisRef &axis : prefixWithout(added, used)) {
    shards *= axis.size();
    if (shards > mostShards || (mustDivide && size % shards != 0))
      break;
    result.push_back(axis);
  }
  return result;
}

/// Brings tensor `t` towards `axes` on factor `f`.
void Step::extend(unsigned t, unsigned f, ArrayRef<AxisRef> axes) {
  ArrayRef<AxisRef> own = axesOf(t, f);
  if (!isPrefix(own, axes) || !isAtOpenEnd(t, f))
    return;
  AxisList added = fitting(t, f, own, dropPrefix(axes, own));
  if (added.empty())
    return;
  unsigned dim = map.findFactor(t, f)->first;
  AxisList all(tensors[t].sharding->axesOf(dim));
  llvm::append_range(all, added);
  *tensors[t].sharding =
      tensors[t].sharding->withAxes(dim, canonical(all));
  AxisList factorAxes(own);
  llvm::append_range(factorAxes, added);
  projections[t].factors[f].axes = canonical(factorAxes);
  changed[t] = true;
}

/// Factors in the order in which conflicts are resolved: those of large
/// tensors first.
SmallVector<unsigned> Step::factorsByBytes() const {
  SmallVector<double> bytes(map.numFactors(), 0);
  for (unsigned f = 0; f < map.numFactors(); ++f)
    for (unsigned t = 0; t < tensors.size(); ++t)
      if (takesPart(t, f) && !axesOf(t, f).empty())
        bytes[f] = std::max(bytes[f], tensors[t].bytes);
  SmallVector<unsigned> order =
      llvm::to_vector(llvm::seq<unsigned>(0, map.numFactors()));
  llvm::stable_sort(order,
                    [&](unsigned a, unsigned b) { return bytes[a] > bytes[b]; });
  return order;
}

/// Factors that shardings never move along, or not in this step.
bool Step::isBlocked(unsigned f, bool passThroughOnly) const {
  FactorKind kind = map.factor(f).kind;
  return kind == FactorKind::Blocked || kind == FactorKind::NeedReplication ||
         (passThroughOnly && kind != FactorKind::PassThrough) ||
         map.factor(f).size == 1;
}

SmallVector<unsigned> Step::run(const PropagationStepOptions &options) {
  for (unsigned f : factorsByBytes()) {
    if (isBlocked(f, options.passThroughOnly))
      continue;
    AxisList axes;
    if (options.strategy == PropagationStrategy::Basic) {
      std::optional<AxisList> agreed = agreedAxes(f);
      if (!agreed)
        continue;
      axes = prefixWithout(*agreed, axesOfOtherFactors(f));
    } else {
      axes = bestAxes(f);
    }
    if (axes.empty())
      continue;
    for (unsigned t = 0; t < tensors.size(); ++t) {
      bool isOperand = t < map.operands().size();
      if (takesPart(t, f) &&
          (isOperand ? options.intoOperands : options.intoResults))
        extend(t, f, axes);
    }
  }
  SmallVector<unsigned> result;
  for (unsigned t = 0; t < tensors.size(); ++t)
    if (changed[t])
      result.push_back(t);
  return result;
}

SmallVector<unsigned>
gspmd::propagateFactors(const FactorMap &map,
                        MutableArrayRef<PropagationTensor> tensors,
                        const PropagationStepOptions &options) {
  return Step(map, tensors).run(options);
}
