//===- StageBalance.cpp - Layers among pipeline stages --------------------===//
#include "lib/Schedule/StageBalance.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <algorithm>
#include <limits>

namespace mlir::gspmd {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Dynamic programming over the ends of stages.
class Balancer {
public:
  Balancer(const StageUnits &units, int64_t stages, int64_t microbatches)
      : units(units), stages(stages), microbatches(microbatches),
        count(units.seconds.size()), sums(count + 1, 0),
        held((count + 1) * (count + 1), 0), live(held) {
    for (int64_t i = 0; i < count; ++i)
      sums[i + 1] = sums[i] + units.seconds[i];
    sumTensors();
  }

  std::vector<int64_t> run(double slack);

private:
  /// Returns the cost of stage `stage` with the units from `begin` to `end`.
  using Cost =
      llvm::function_ref<double(int64_t stage, int64_t begin, int64_t end)>;

  void sumTensors();
  double optimize(bool isSum, Cost cost);
  size_t at(int64_t begin, int64_t end) const {
    return begin * (count + 1) + end;
  }
  double secondsOf(int64_t begin, int64_t end) const {
    return sums[end] - sums[begin];
  }
  double bytesOf(int64_t stage, int64_t begin, int64_t end) const {
    double inFlight = double(std::min(stages - stage, microbatches));
    return held[at(begin, end)] + inFlight * live[at(begin, end)];
  }

  const StageUnits &units;
  const int64_t stages, microbatches, count;
  /// Sums of seconds of the first units.
  std::vector<double> sums;
  /// The bytes of all tensors of the units from `begin` to `end`: those that
  /// exist once, and those of each microbatch in flight.
  std::vector<double> held, live;
  /// The begin of the best division, by stage and end.
  std::vector<int64_t> begins;
};

} // namespace

/// Adds each tensor to the ranges of units that have one of its units: with
/// `begin` fixed, to those that end after its first unit from `begin` on.
void Balancer::sumTensors() {
  for (const StageUnits::Tensor &tensor : units.tensors) {
    std::vector<int64_t> sorted = tensor.units;
    std::sort(sorted.begin(), sorted.end());
    std::vector<double> &bytes = tensor.isActivation ? live : held;
    int64_t begin = 0;
    for (int64_t unit : sorted)
      for (; begin <= unit; ++begin)
        bytes[at(begin, unit + 1)] += tensor.bytes;
  }
  for (std::vector<double> *bytes : {&held, &live})
    for (int64_t begin = 0; begin < count; ++begin)
      for (int64_t end = begin + 1; end <= count; ++end)
        (*bytes)[at(begin, end)] += (*bytes)[at(begin, end - 1)];
}

/// Returns the least sum of the costs of all stages, or the least maximum.
double Balancer::optimize(bool isSum, Cost cost) {
  std::vector<double> best(count + 1, kInfinity), next;
  best[0] = 0;
  begins.assign(stages * (count + 1), 0);
  for (int64_t stage = 0; stage < stages; ++stage) {
    next.assign(count + 1, kInfinity);
    // Each other stage has at least one unit.
    for (int64_t end = stage + 1; end <= count - (stages - 1 - stage); ++end)
      for (int64_t begin = stage; begin < end; ++begin) {
        if (best[begin] == kInfinity)
          continue;
        double stageCost = cost(stage, begin, end);
        double all =
            isSum ? best[begin] + stageCost : std::max(best[begin], stageCost);
        if (all < next[end]) {
          next[end] = all;
          begins[stage * (count + 1) + end] = begin;
        }
      }
    best = next;
  }
  return best[count];
}

std::vector<int64_t> Balancer::run(double slack) {
  double seconds =
      optimize(/*isSum=*/false,
               [&](int64_t, int64_t b, int64_t e) { return secondsOf(b, e); });
  double longest = seconds * (1 + std::max(slack, kBalanceTolerance));
  double most = kInfinity;
  if (slack <= kBalanceTolerance)
    most =
        (1 + kBalanceTolerance) *
        optimize(/*isSum=*/false, [&](int64_t stage, int64_t b, int64_t e) {
          return secondsOf(b, e) <= longest ? bytesOf(stage, b, e) : kInfinity;
        });
  optimize(/*isSum=*/true, [&](int64_t stage, int64_t b, int64_t e) {
    return secondsOf(b, e) <= longest && bytesOf(stage, b, e) <= most
               ? (b ? units.sentBytes[b] : 0)
               : kInfinity;
  });
  std::vector<int64_t> result(stages);
  for (int64_t stage = stages, end = count; stage-- > 0; end = result[stage])
    result[stage] = begins[stage * (count + 1) + end];
  return result;
}

std::vector<int64_t> balanceStages(const StageUnits &units, int64_t stages,
                                   int64_t microbatches, double slack) {
  return Balancer(units, stages, microbatches).run(slack);
}

} // namespace mlir::gspmd
