//===- PropagationReference.cpp - A step by its definition ----------------===//

#include "unittests/Algebra/Propagation/PropagationReference.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace gspmd;

StepRecord StepProblem::take() {
  std::vector<PropagationTensor> tensors;
  for (unsigned t = 0; t < map.numTensors(); ++t)
    tensors.push_back({&shardings[t], evenOnly[t], blocked[t]});
  StepRecord record;
  propagateFactors(map, tensors, options, &record);
  return record;
}

std::string StepProblem::toString(const Mesh &mesh) const {
  std::string text = map.toString();
  for (unsigned t = 0; t < map.numTensors(); ++t)
    text += " | " + shardings[t].toString(mesh) + (evenOnly[t] ? " even" : "") +
            " blocked " + mesh.toString(blocked[t]);
  return text + " | strategy " + std::to_string(int(options.strategy)) +
         " directions " + std::to_string(int(options.passThrough)) + " " +
         std::to_string(int(options.others)) +
         (options.isElementwise ? " elementwise" : "");
}

namespace {

class Reference {
public:
  explicit Reference(const StepProblem &problem)
      : problem(problem), map(problem.map), shardings(problem.shardings) {}

  std::vector<TensorSharding> take() {
    if (problem.options.strategy == PropagationStrategy::Basic)
      takeBasic();
    else
      takeAggressive();
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
  bool movesFrom(unsigned t, unsigned f) const {
    PropagationDirection direction =
        map.factor(f).propagationKind == FactorKind::PassThrough
            ? problem.options.passThrough
            : problem.options.others;
    bool isOperand = t < map.operands().size();
    return !map.factor(f).isBlocked &&
           (direction == PropagationDirection::Both ||
            direction == (isOperand ? PropagationDirection::Forward
                                    : PropagationDirection::Backward));
  }

  static bool begins(const AxisList &a, const AxisList &b) {
    return a.size() <= b.size() && std::equal(a.begin(), a.end(), b.begin());
  }
  static bool canMeet(const AxisList &a, const AxisList &b) {
    return begins(a, b) || begins(b, a);
  }

  /// The longest beginning of a list that moves which no tensor contradicts.
  AxisList agreed(unsigned f) const {
    AxisList best;
    for (unsigned s = 0; s < map.numTensors(); ++s) {
      if (!has(s, f) || !movesFrom(s, f))
        continue;
      for (AxisList list = axesOf(s, f); list.size() > best.size();
           list.pop_back())
        if (llvm::all_of(llvm::seq(map.numTensors()), [&](unsigned t) {
              return !has(t, f) || canMeet(list, axesOf(t, f));
            }))
          best = list;
    }
    return best;
  }

  /// May factor `f` of tensor `t` be cut by `axis` behind `shards` shards?
  bool fits(unsigned t, unsigned f, AxisRef axis, int64_t shards) const {
    const TensorSharding &s = shardings[t];
    // A cut that is there stays, of axes that may not be taken too.
    if (llvm::is_contained(axesOf(t, f), axis))
      return true;
    for (llvm::ArrayRef<AxisRef> out :
         {s.replicatedAxes(), s.unreducedAxes(),
          llvm::ArrayRef<AxisRef>(problem.blocked[t])})
      if (llvm::is_contained(out, axis))
        return false;
    return !s.dim(dimOf(t, f)).isClosed &&
           (!problem.evenOnly[t] ||
            map.factor(f).size % (shards * axis.size()) == 0);
  }
  bool isFree(unsigned t, unsigned f, AxisRef axis) const {
    for (unsigned g = 0; g < map.numFactors(); ++g)
      if (g != f && has(t, g) && llvm::is_contained(axesOf(t, g), axis))
        return false;
    return true;
  }

  void grow(unsigned t, unsigned f, const AxisList &axes) {
    if (has(t, f) && begins(axesOf(t, f), axes))
      shardings[t] = shardings[t].withAxes(dimOf(t, f), axes);
  }

  void takeBasic() {
    for (unsigned f = 0; f < map.numFactors(); ++f) {
      AxisList taken;
      for (AxisRef axis : agreed(f)) {
        int64_t shards = axisListSize(taken);
        if (!llvm::all_of(llvm::seq(map.numTensors()), [&](unsigned t) {
              return isFree(t, f, axis) &&
                     (!has(t, f) || fits(t, f, axis, shards));
            }))
          break;
        taken.push_back(axis);
      }
      for (unsigned t = 0; t < map.numTensors(); ++t)
        grow(t, f, taken);
    }
  }

  /// (-elements of the largest tensor with the axes, -shards, that tensor, f)
  std::tuple<int64_t, int64_t, int64_t, unsigned>
  rankOf(unsigned f, const AxisList &axes) const {
    int64_t largest = -1, source = -1;
    for (unsigned t = 0; t < map.numTensors(); ++t) {
      if (!has(t, f) || axes.empty() || !begins(axes, axesOf(t, f)))
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

  void growTensor(unsigned t, unsigned f, const AxisList &axes) {
    AxisList taken;
    for (AxisRef axis : axes) {
      if (!fits(t, f, axis, axisListSize(taken)) || !isFree(t, f, axis))
        break;
      taken.push_back(axis);
    }
    bool isOperand = t < map.operands().size();
    for (unsigned r = map.operands().size();
         isOperand && problem.options.isElementwise && r < map.numTensors();
         ++r)
      if (has(r, f) && begins(axesOf(r, f), taken))
        taken = axesOf(r, f);
    grow(t, f, taken);
  }

  void takeAggressive() {
    std::vector<AxisList> axes;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      axes.push_back(agreed(f));
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
          growTensor(t, f, axes[f]);
    }
  }

  const StepProblem &problem;
  const FactorMap &map;
  std::vector<TensorSharding> shardings;
};

} // namespace

std::vector<TensorSharding> gspmd::referenceStep(const StepProblem &problem) {
  return Reference(problem).take();
}
