//===- PropagationReference.cpp - Definition of a propagation step --------===//

#include "unittests/Algebra/Propagation/PropagationReference.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace gspmd;

FactorMap gspmd::reshapeMap(int64_t i, int64_t j) {
  FactorRule b({1}, {2});
  b.addFactor(i, {{0, 0}}, {{0, 0}});
  b.addFactor(j, {{0, 0}}, {{0, 1}});
  return b.forCompletion();
}

StepRecord StepProblem::runStep() {
  std::vector<PropagationTensor> tensors;
  for (unsigned t = 0; t < map.numTensors(); ++t)
    tensors.push_back({&shardings[t], requiresEvenShards[t], blocked[t]});
  StepRecord record;
  propagateFactors(map, tensors, options, &record);
  return record;
}

std::string StepProblem::toString(const Mesh &mesh) const {
  std::string text = map.toString();
  for (unsigned t = 0; t < map.numTensors(); ++t)
    text += " | " + shardings[t].toString(mesh) +
            (requiresEvenShards[t] ? " even" : "") + " blocked " +
            mesh.toString(blocked[t]);
  return text + " | strategy " + std::to_string(int(options.strategy)) +
         " directions " + std::to_string(int(options.passThrough)) + " " +
         std::to_string(int(options.otherFactors)) +
         (options.isElementwise ? " elementwise" : "");
}

namespace {

/// Runs one step by its definition.
class ReferenceStep {
public:
  explicit ReferenceStep(const StepProblem &problem)
      : problem(problem), map(problem.map), shardings(problem.shardings) {}

  std::vector<TensorSharding> run() {
    if (problem.options.strategy == PropagationStrategy::Basic)
      runBasic();
    else
      runAggressive();
    return shardings;
  }

private:
  bool has(unsigned t, unsigned f) const { return map.tensorHasFactor(t, f); }
  unsigned dimOf(unsigned t, unsigned f) const {
    return map.findFactor(t, f)->first;
  }
  AxisList axesOf(unsigned t, unsigned f) const {
    return AxisList(shardings[t].axesOf(dimOf(t, f)));
  }
  bool propagatesFrom(unsigned t, unsigned f) const {
    PropagationDirection direction =
        map.factor(f).propagationKind == FactorKind::PassThrough
            ? problem.options.passThrough
            : problem.options.otherFactors;
    bool isOperand = t < map.operands().size();
    return !map.factor(f).isBlocked &&
           (direction == PropagationDirection::Both ||
            direction == (isOperand ? PropagationDirection::Forward
                                    : PropagationDirection::Backward));
  }

  static bool isListPrefix(const AxisList &a, const AxisList &b) {
    return a.size() <= b.size() && std::equal(a.begin(), a.end(), b.begin());
  }
  static bool areCompatible(const AxisList &a, const AxisList &b) {
    return isListPrefix(a, b) || isListPrefix(b, a);
  }

  /// Returns the longest prefix of a propagated list that is compatible with
  /// all tensors.
  AxisList compatibleAxes(unsigned f) const {
    AxisList best;
    for (unsigned s = 0; s < map.numTensors(); ++s) {
      if (!has(s, f) || !propagatesFrom(s, f))
        continue;
      for (AxisList list = axesOf(s, f); list.size() > best.size();
           list.pop_back())
        if (llvm::all_of(llvm::seq(map.numTensors()), [&](unsigned t) {
              return !has(t, f) || areCompatible(list, axesOf(t, f));
            }))
          best = list;
    }
    return best;
  }

  /// Returns true if `axis` may shard factor `f` of tensor `t`, which has
  /// `shards` shards from major axes.
  bool fits(unsigned t, unsigned f, AxisRef axis, int64_t shards) const {
    const TensorSharding &s = shardings[t];
    // Existing axes are kept, even if they could not be added.
    if (llvm::is_contained(axesOf(t, f), axis))
      return true;
    for (llvm::ArrayRef<AxisRef> excluded :
         {s.replicatedAxes(), s.unreducedAxes(),
          llvm::ArrayRef<AxisRef>(problem.blocked[t])})
      if (llvm::is_contained(excluded, axis))
        return false;
    return !s.dim(dimOf(t, f)).isClosed &&
           (!problem.requiresEvenShards[t] ||
            map.factor(f).size % (shards * axis.size()) == 0);
  }
  bool isFree(unsigned t, unsigned f, AxisRef axis) const {
    for (unsigned g = 0; g < map.numFactors(); ++g)
      if (g != f && has(t, g) && llvm::is_contained(axesOf(t, g), axis))
        return false;
    return true;
  }

  void extendAxes(unsigned t, unsigned f, const AxisList &axes) {
    if (has(t, f) && isListPrefix(axesOf(t, f), axes))
      shardings[t] = shardings[t].withAxes(dimOf(t, f), axes);
  }

  void runBasic() {
    for (unsigned f = 0; f < map.numFactors(); ++f) {
      AxisList accepted;
      for (AxisRef axis : compatibleAxes(f)) {
        int64_t shards = axisListSize(accepted);
        if (!llvm::all_of(llvm::seq(map.numTensors()), [&](unsigned t) {
              return isFree(t, f, axis) &&
                     (!has(t, f) || fits(t, f, axis, shards));
            }))
          break;
        accepted.push_back(axis);
      }
      for (unsigned t = 0; t < map.numTensors(); ++t)
        extendAxes(t, f, accepted);
    }
  }

  /// Returns the sort key (-elements of the largest tensor with the axes,
  /// -shards, that tensor, f).
  std::tuple<int64_t, int64_t, int64_t, unsigned>
  rankOf(unsigned f, const AxisList &axes) const {
    int64_t largest = -1, source = -1;
    for (unsigned t = 0; t < map.numTensors(); ++t) {
      if (!has(t, f) || axes.empty() || !isListPrefix(axes, axesOf(t, f)))
        continue;
      int64_t size = 1;
      for (unsigned g = 0; g < map.numFactors(); ++g)
        size *= has(t, g) ? map.factor(g).size : 1;
      if (size > largest)
        std::tie(largest, source) = std::make_pair(size, int64_t(t));
    }
    int64_t shards = problem.options.isElementwise ? axisListSize(axes) : 0;
    return {-largest, -shards, source, f};
  }

  void extendTensor(unsigned t, unsigned f, const AxisList &axes) {
    AxisList accepted;
    for (AxisRef axis : axes) {
      if (!fits(t, f, axis, axisListSize(accepted)) || !isFree(t, f, axis))
        break;
      accepted.push_back(axis);
    }
    bool isOperand = t < map.operands().size();
    for (unsigned r = map.operands().size();
         isOperand && problem.options.isElementwise && r < map.numTensors();
         ++r)
      if (has(r, f) && isListPrefix(axesOf(r, f), accepted))
        accepted = axesOf(r, f);
    extendAxes(t, f, accepted);
  }

  void runAggressive() {
    std::vector<AxisList> axes;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      axes.push_back(compatibleAxes(f));
    std::vector<unsigned> order;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      order.push_back(f);
    std::vector<decltype(rankOf(0, {}))> ranks;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      ranks.push_back(rankOf(f, axes[f]));
    llvm::sort(order,
               [&](unsigned a, unsigned b) { return ranks[a] < ranks[b]; });
    unsigned numOperands = map.operands().size();
    for (unsigned i = 0; i < map.numTensors(); ++i) {
      unsigned t = (numOperands + i) % map.numTensors();
      for (unsigned f : order)
        if (has(t, f))
          extendTensor(t, f, axes[f]);
    }
  }

  const StepProblem &problem;
  const FactorMap &map;
  std::vector<TensorSharding> shardings;
};

} // namespace

std::vector<TensorSharding> gspmd::referenceStep(const StepProblem &problem) {
  return ReferenceStep(problem).run();
}
