//===- LocalSearch.cpp - Large neighborhood search ------------------------===//

#include "lib/Search/Solver/LocalSearch.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>

using namespace mlir::gspmd::search;

Candidate mlir::gspmd::search::candidateOf(const ConstraintNetwork &network,
                                           State state) {
  Candidate candidate;
  candidate.cost = costOf(network, state);
  if (candidate.cost < kInfinity)
    candidate.above = std::max(0.0, peakOf(usageAbove(network, state)).above);
  candidate.state = std::move(state);
  return candidate;
}

void LocalSearch::start(const Candidate &from, const Multipliers &at) {
  now = bestFound = from;
  multipliers.times = at.times;
}

void LocalSearch::run(size_t work, const std::function<bool()> &stop) {
  size_t done = 0;
  while (done < work && !stop()) {
    static constexpr size_t entries[] = {200, 500, 1000, 4000};
    Elimination elimination(network, multipliers.layout(), chooseVariables(),
                            entries[random.below(4)], random);
    if (elimination.variables().empty())
      return;
    done += improve(elimination);
  }
}

/// Returns all but some variables, or a connected subset.
std::vector<uint32_t> LocalSearch::chooseVariables() {
  size_t count = network.variables.size();
  if (count > 20 && random.below(2) == 0) {
    size_t most = std::min<size_t>(count, 600);
    double size = 4 * std::pow(double(most) / 4, random.fraction());
    return connectedSubset(std::max<size_t>(2, size_t(size)));
  }
  double share = random.fraction() * 0.4;
  if (count > 1000)
    share = 1 - 1000.0 / double(count) * (1 - share);
  std::vector<uint32_t> variables;
  for (uint32_t i = 0; i < count; ++i)
    if (random.fraction() >= share)
      variables.push_back(i);
  return variables;
}

std::vector<uint32_t> LocalSearch::connectedSubset(size_t size) {
  std::vector<char> isIn(network.variables.size());
  std::vector<uint32_t> found{uint32_t(random.below(isIn.size()))};
  isIn[found.front()] = true;
  for (size_t next = 0; next < found.size() && found.size() < size; ++next) {
    std::vector<uint32_t> links = network.variables[found[next]].links;
    random.shuffle(links);
    for (uint32_t link : links) {
      const Link &ends = network.links[link];
      uint32_t other = ends.u == found[next] ? ends.v : ends.u;
      if (!isIn[other] && found.size() < size) {
        isIn[other] = true;
        found.push_back(other);
      }
    }
  }
  return found;
}

/// Multipliers of times above the limit rise by `factor`; with a factor below
/// 1, all fall.
void LocalSearch::raise(Multipliers &trial, llvm::ArrayRef<double> above,
                        double factor) {
  Peak peak = peakOf(above);
  if (factor > 1 && !peak.fits()) {
    Multipliers::TimeMultiplier &entry = trial.activate(peak.time);
    if (entry.multiplier == 0) {
      // As much as the largest multiplier; without one, such that the capacity
      // costs as much as the state.
      double most = 0;
      for (const Multipliers::TimeMultiplier &other : trial.times)
        most = std::max(most, other.multiplier);
      entry.multiplier = most > 0 ? most * 0.1
                                  : (std::abs(now.cost) + 1) /
                                        (network.capacities[peak.time] + 1);
    }
  }
  for (Multipliers::TimeMultiplier &entry : trial.times)
    if (factor < 1 || above[entry.time] > 0)
      entry.multiplier *= factor;
}

size_t LocalSearch::improve(Elimination &elimination) {
  Multipliers trial = multipliers;
  for (Multipliers::TimeMultiplier &entry : trial.times)
    entry.multiplier *= std::exp((random.fraction() - 0.5) * 1.5);
  double step = 2;
  int lastDirection = 0;
  Candidate best;
  // Work outside of tables, in table entries.
  constexpr size_t perVariable = 1000, perAttempt = 2000;
  size_t work = perVariable * elimination.variables().size();
  for (int attempt = 0; attempt < 10 && step > 1.02; ++attempt) {
    State state = now.state;
    trial.costs(costs);
    elimination.solve(costs, state);
    work += perAttempt + workOfUsage + elimination.work() +
            costs.size() * (1 + trial.times.size());
    std::vector<double> above = usageAbove(network, state);
    Candidate candidate = candidateOf(network, std::move(state));
    if (candidate < best)
      best = candidate;
    int direction = candidate.fits() ? -1 : 1;
    if (direction < 0 &&
        llvm::none_of(
            trial.times,
            [](const auto &entry) { return entry.multiplier > 0; }))
      break;
    if (lastDirection != 0 && direction != lastDirection)
      step = std::sqrt(step);
    lastDirection = direction;
    raise(trial, above, direction > 0 ? step : 1 / step);
  }
  accept(best);
  return work;
}

void LocalSearch::accept(const Candidate &candidate) {
  if (!(now < candidate))
    now = candidate;
  if (now < bestFound)
    bestFound = now;
}
